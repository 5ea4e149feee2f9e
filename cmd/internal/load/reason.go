package load

import (
	"errors"
	"io/fs"
	"os"
	"syscall"

	"apertura/format"
	"apertura/format/lang"
)

// Reading says why a file cannot be read.
func Reading(name string, err error) lang.Text {
	why := Reason(err)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		why = lang.Text{EN: "there is no such file", IT: "il file non c'è"}
	case errors.Is(err, fs.ErrPermission):
		why = lang.Text{EN: "may not be read", IT: "non si ha il permesso di leggerlo"}
	case errors.Is(err, errChanged):
		why = lang.Text{EN: "changed while it was read: judge it again", IT: "è cambiato mentre lo si leggeva: va giudicato di nuovo"}
	case errors.Is(err, errNoFile):
		why = lang.Text{EN: "not a file", IT: "non è un file"}
	case errors.Is(err, errAstray):
		why = lang.Text{EN: "a link to a file that is not there", IT: "un collegamento a un file che non c'è"}
	case errors.Is(err, errTooMany):
		why = lang.Text{EN: "over a million files and folders: name a folder nearer to the logs", IT: "oltre un milione di file e cartelle: indica una cartella più vicina ai verbali"}
	case errors.Is(err, format.ErrEndless):
		why = lang.Text{EN: "a document without end: nothing behind it is read", IT: "un documento senza fine: quello che segue non si legge"}
	case errors.Is(err, errTooLarge):
		why = lang.Text{EN: "larger than 1 MiB: house rules are a page", IT: "oltre 1 MiB: le regole della casa stanno in una pagina"}
	case errors.Is(err, errDamaged):
		why = lang.Text{EN: "does not unpack: it is cut short or damaged", IT: "non si decomprime: è troncato o rovinato"}
	}
	return lang.Text{EN: "%s: %s", IT: "%s: %s"}.Fmt(name, why)
}

// Reason is why the system does not do something with a file, without its name.
func Reason(err error) lang.Text {
	var number syscall.Errno
	if errors.As(err, &number) {
		if t, ok := refusals()[number]; ok {
			return t
		}
	}
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return lang.Same(err.Error())
}

// refusals are what the system says where files are read and written.
func refusals() map[syscall.Errno]lang.Text {
	return map[syscall.Errno]lang.Text{
		syscall.ENOSPC:       {EN: "the disk is full", IT: "il disco è pieno"},
		syscall.EDQUOT:       {EN: "no more room is allowed on this disk", IT: "lo spazio concesso su questo disco è finito"},
		syscall.EFBIG:        {EN: "it gets larger than a file may be", IT: "diventa più grande di quanto un file possa essere"},
		syscall.EROFS:        {EN: "the disk may only be read", IT: "il disco è di sola lettura"},
		syscall.EIO:          {EN: "the disk fails", IT: "il disco dà errore"},
		syscall.ENAMETOOLONG: {EN: "the name is too long", IT: "il nome è troppo lungo"},
		syscall.ENOTDIR:      {EN: "the path leads through a file as if it were a folder", IT: "il percorso passa per un file come se fosse una cartella"},
		syscall.EISDIR:       {EN: "a folder, not a file", IT: "è una cartella, non un file"},
		syscall.ELOOP:        {EN: "a link that leads back to itself", IT: "un collegamento che porta a se stesso"},
		syscall.EMFILE:       {EN: "too many files are open", IT: "ci sono troppi file aperti"},
		syscall.ENFILE:       {EN: "too many files are open", IT: "ci sono troppi file aperti"},
		syscall.ENXIO:        {EN: "nothing is at its other end", IT: "dall'altra parte non c'è nulla"},
		syscall.EBUSY:        {EN: "something else is using it", IT: "lo sta usando qualcos'altro"},
	}
}
