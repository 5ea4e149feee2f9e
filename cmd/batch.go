package cmd

import (
	"slices"
	"time"

	"apertura/cmd/internal/load"
)

// A batch is files that one goroutine judges, one behind the other, while another
// looks at what comes of those before: one file, or several small ones.
type batch struct {
	jobs []*job
	// documents of the one file, each as soon as it is judged; nil where they are
	// several.
	documents chan *load.Document
	// all of what came of several files, once it is known.
	all chan [][]*load.Document
}

const (
	waiting   = 4        // judged documents of a file that wait for those of the files before it
	mostBatch = 32 << 10 // bytes of small files in a batch
)

// batches groups jobs, in their order.
func batches(jobs []*job) []*batch {
	var out []*batch
	room := int64(0)
	for _, j := range jobs {
		small := j.file.Small()
		if small && j.file.Size() <= room {
			last := out[len(out)-1]
			last.jobs = append(last.jobs, j)
			room -= j.file.Size()
			continue
		}
		out = append(out, &batch{jobs: []*job{j}})
		if room = 0; small {
			room = mostBatch - j.file.Size()
		}
	}
	for _, b := range out {
		if len(b.jobs) == 1 {
			b.documents = make(chan *load.Document, waiting)
		} else {
			b.all = make(chan [][]*load.Document, 1)
		}
	}
	return out
}

// started judges files side by side and returns them in their order, each batch
// as soon as it is begun.
func (l *logFlags) started(g *global, s source) <-chan *batch {
	// What is wrong with settings is said in the order of the files, and
	// before any of them is judged.
	jobs := slices.Collect(l.jobs(g, s))
	begun := make(chan *batch, l.atOnce())
	go func() {
		free := make(chan *load.Room, l.atOnce())
		for range cap(free) {
			free <- new(load.Room)
		}
		for _, b := range batches(jobs) {
			room := <-free // taken in order, so that the first of those begun is never waiting
			begun <- b
			go func() {
				b.send(s, g.now, room)
				free <- room
			}()
		}
		close(begun)
	}()
	return begun
}

// send judges the files for another goroutine to receive what comes of them.
func (b *batch) send(s source, now func() time.Time, room *load.Room) {
	judge := func(j *job, see func(*load.Document)) {
		j.err = caught(func() error { return j.run(s, now, room, see) })
	}
	if b.documents != nil {
		defer close(b.documents)
		judge(b.jobs[0], func(d *load.Document) { b.documents <- d })
		return
	}
	all := make([][]*load.Document, len(b.jobs))
	for i, j := range b.jobs {
		judge(j, func(d *load.Document) { all[i] = append(all[i], d) })
	}
	b.all <- all
}

// received hands each file on, with what hands on the documents that come of it.
func (b *batch) received(take func(j *job, documents func(see func(*load.Document)) error)) {
	if b.documents != nil {
		j := b.jobs[0]
		take(j, func(see func(*load.Document)) error {
			for d := range b.documents {
				see(d)
			}
			return j.err
		})
		for range b.documents {
			continue // for which a crash left nobody
		}
		return
	}
	for i, documents := range <-b.all {
		j := b.jobs[i]
		take(j, func(see func(*load.Document)) error {
			for _, d := range documents {
				see(d)
			}
			return j.err
		})
	}
}
