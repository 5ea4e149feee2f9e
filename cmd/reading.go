package cmd

import (
	"iter"
	"os"
	"time"

	"apertura/cmd/internal/load"
	"apertura/format"
	"apertura/replay"
)

// A source is how a command gets the documents of a file.
type source struct {
	rules replay.Config
	apart bool // files may be judged at a time, whatever is done with what comes of them
	once  bool // a document is looked at when it is seen, and no more
	one   func(j *load.Judge, f load.File, see func(*load.Document)) error
}

// A job is one file that is being judged, by itself or among others.
type job struct {
	file     load.File
	settings *load.Settings
	judge    *load.Judge // of all files with these settings
	err      error       // known when it has been judged
	took     time.Duration
}

// newJudge returns the judge that those of the files are copies of.
func (l *logFlags) newJudge(g *global, s source) *load.Judge {
	j := newJudge(s.rules)
	j.Options.YAML = l.reader == yamlReader
	if s.once {
		j.Options.Pool = &format.Pool{Spoil: g.env.Spoil}
	}
	if s.apart && !l.short() {
		j.Jobs = l.atOnce() / max(len(l.files), 1) // of more files than that, a goroutine has one, or several small ones
	}
	return j
}

// mostAlone is the size of a log that is judged sooner by one than by several.
const mostAlone = 1 << 16

// short reports whether there is but one file, and little in it.
func (l *logFlags) short() bool {
	if len(l.files) != 1 || l.files[0].Packed() {
		return false
	}
	info, err := os.Stat(l.files[0].Path())
	return err == nil && info.Mode().IsRegular() && info.Size() <= mostAlone
}

// jobs makes a job of each file whose settings can be followed.
func (l *logFlags) jobs(g *global, s source) iter.Seq[*job] {
	return func(yield func(*job) bool) {
		of := l.newJudge(g, s)
		var last *load.Settings
		var judge *load.Judge
		for _, f := range l.files {
			settings, ok := l.settle(g, f)
			if !ok {
				continue
			}
			if judge == nil || settings != last {
				last, judge = settings, new(load.Judge)
				*judge = *of
				if settings.Ruled && !s.rules.Fixed {
					judge.Rules.Base = settings.Rules
				}
				if l.counted != nil {
					judge.Counted = l.counted(settings)
				}
			}
			if !yield(&job{file: f, settings: settings, judge: judge}) {
				return
			}
		}
	}
}

// run judges the file in a room and hands on what comes of it. What whoever gets
// it takes is not the file's time.
func (j *job) run(s source, now func() time.Time, room *load.Room, see func(*load.Document)) error {
	judge := *j.judge
	judge.Room = room
	start, away := now(), time.Duration(0)
	defer func() { j.took = now().Sub(start) - away }()
	return s.one(&judge, j.file, func(d *load.Document) {
		left := now()
		see(d)
		away += now().Sub(left)
	})
}

// caught does something with a file. A panic there is the program's fault with
// this file, and the others go on.
func caught(do func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &load.Crash{Value: v}
		}
	}()
	return do()
}

// read hands each file that paths stand for to a source, and what comes of it
// to see, in the order of the files. What cannot be read, and a fault of the
// program, is complained of, and the rest goes on.
func (l *logFlags) read(g *global, paths []string, s source, see func(*load.Document)) int {
	l.find(g, paths)
	p := newProgress(g, len(l.files))
	defer p.end()
	read := 0
	take := func(j *job, documents func(func(*load.Document)) error) {
		if l.enter != nil {
			l.enter(j.settings)
		}
		r := receipt{job: j, told: g.verbose}
		err := caught(func() error {
			return documents(func(d *load.Document) {
				r.add(d)
				see(d)
				p.hands(len(d.Hands))
				if s.once {
					d.Release()
				}
			})
		})
		if ended(g, j.file, r.documents, err) {
			read++
			r.tell(g, s.rules)
		}
		p.file()
	}
	if s.apart && l.atOnce() > 1 && len(l.files) > 1 {
		for b := range l.started(g, s) {
			b.received(take)
		}
		return read
	}
	room := new(load.Room)
	for j := range l.jobs(g, s) {
		take(j, func(see func(*load.Document)) error { return j.run(s, g.now, room, see) })
	}
	return read
}
