package format

import "apertura/format/lang"

// reasons say why a log must not have a fault, in the order of the table.
var reasons = [len(faults)]lang.Text{
	{ // F01
		EN: "YAML is the form a log is written in, and here it breaks off: a quote or a bracket that nobody " +
			"closed, or a line set further in or out than its neighbours. From there on nobody can say what " +
			"belongs to what.",
		IT: "Il verbale si scrive in YAML, e qui il YAML si spezza: virgolette o parentesi rimaste aperte, o una " +
			"riga più in dentro o più in fuori delle vicine. Da lì in poi non si sa più che cosa va con che cosa.",
	},
	{ // F02
		EN: "How far in a line begins says what it belongs to, and a tab is as wide as each editor likes. YAML " +
			"allows none there.",
		IT: "Il rientro dice a che cosa appartiene una riga, e un tab è largo quanto pare a ogni editor. Lì YAML " +
			"non ne ammette.",
	},
	{ // F03
		EN: "Three dots end a document. What comes behind them is in no document until a line `---` begins the " +
			"next.",
		IT: "Tre punti chiudono un documento. Quello che viene dopo non sta da nessuna parte finché una riga " +
			"`---` non ne comincia un altro.",
	},
	{ // F04
		EN: "YAML has signs that stand for something written elsewhere, or for a type. With them a line could " +
			"mean what nobody reads in it, so a log does without: what is written is what is meant.",
		IT: "YAML ha segni che rimandano a un altro punto, o che dicono un tipo. Così una riga vorrebbe dire cose " +
			"che a leggerla non ci sono: il verbale ne fa a meno, e vale quello che c'è scritto.",
	},
	{ // F05
		EN: "Two values of one key cannot both hold, and to take the last without a word would throw away what " +
			"somebody wrote.",
		IT: "Due valori della stessa chiave non possono valere tutti e due, e tenere l'ultimo senza dire niente " +
			"butterebbe via quello che uno ha scritto.",
	},
	{ // F06
		EN: "A hand is a page and an evening some dozens of them. What is this large is hardly a log, and to read " +
			"it whole would take the memory that other files need.",
		IT: "Una mano è una pagina, una serata qualche decina. Una cosa così grande non è quasi mai un verbale, e " +
			"a leggerla tutta si mangerebbe la memoria che serve agli altri.",
	},
	{ // F07
		EN: "A log is lists in lists, a few deep. This many levels come from brackets that nobody closed, or from " +
			"a file that is something else.",
		IT: "Un verbale è fatto di elenchi in altri elenchi, ma pochi. Tutti questi livelli vengono da parentesi " +
			"mai chiuse, o da un file che è un'altra cosa.",
	},
	{ // F08
		EN: "Names are letters, and letters need one spelling in bytes: UTF-8. A file saved in an older one has " +
			"bytes that are no letter at all.",
		IT: "I nomi sono lettere, e le lettere vogliono una sola scrittura in byte: UTF-8. Un file salvato in una " +
			"più vecchia ha byte che non sono nessuna lettera.",
	},
	{ // F09
		EN: "An act is a line of its own. A block makes one text of several lines, and where one act ends and the " +
			"next begins would have to be guessed.",
		IT: "Un gesto sta su una riga sua. Un blocco di più righe fa un testo solo, e dove finisce un gesto e " +
			"comincia l'altro bisognerebbe indovinarlo.",
	},
	{ // F10
		EN: "In YAML a colon and a blank make a key of what stands before them, so a line that quotes somebody " +
			"falls in two. Quotes around the whole line keep it together.",
		IT: "In YAML i due punti con lo spazio fanno una chiave di quello che sta prima, e la riga in cui si cita " +
			"qualcuno si spezza in due. Gli apici intorno a tutta la riga la tengono insieme.",
	},
	{ // F11
		EN: "Every act has a dash of its own. Without it YAML hangs the line onto the one above, and two acts " +
			"become one.",
		IT: "Ogni gesto ha il suo trattino. Senza, YAML attacca la riga a quella sopra, e due gesti diventano " +
			"uno.",
	},
	{ // F12
		EN: "YAML takes a dash for the sign of a list only with a blank behind it; without, it is the first " +
			"letter of a word.",
		IT: "Per YAML il trattino comincia una voce dell'elenco solo se dopo c'è uno spazio; se no è la prima " +
			"lettera di una parola.",
	},
	{ // F13
		EN: "YAML takes a colon for the end of a key only with a blank behind it; without, key and value are one " +
			"word.",
		IT: "Per YAML i due punti chiudono una chiave solo se dopo c'è uno spazio; se no chiave e valore fanno " +
			"una parola sola.",
	},
	{ // F14
		EN: "A blank and a # begin a comment, in the middle of a line too. What comes behind would be lost " +
			"without a word.",
		IT: "Uno spazio e un # cominciano un commento, anche a metà riga. Quello che viene dopo andrebbe perso " +
			"senza che nessuno lo dica.",
	},
	{ // F15
		EN: "In braces a comma parts two entries, so 2,50 there is a 2 and a stray 50. With a point, or in " +
			"quotes, the amount stays whole.",
		IT: "Fra parentesi graffe la virgola separa due voci, e 2,50 lì è un 2 con un 50 che avanza. Col punto, o " +
			"fra virgolette, la cifra resta intera.",
	},
	{ // F16
		EN: "Who plays, and in which order they sit, is said once at the top: turns, the deal and the deck go by " +
			"it.",
		IT: "Chi gioca, e in che ordine siede, si dice una volta in testa: da lì vengono i turni, il mazzo che " +
			"gira e quante carte si usano.",
	},
	{ // F17
		EN: "The first key says by which version of the format a log is to be read. Another one may mean " +
			"something else by the same words.",
		IT: "La prima chiave dice con quale versione del formato si legge il verbale. In un'altra le stesse " +
			"parole potrebbero voler dire altro.",
	},
	{ // F18
		EN: "The key exists, but not here, and where it stands it would say nothing.",
		IT: "La chiave esiste, ma non qui: dove sta non direbbe niente.",
	},
	{ // F19
		EN: "A key that nobody reads says nothing. Mostly it is a slip of the pen, and to pass over it would lose " +
			"what it was to say.",
		IT: "Una chiave che nessuno legge non dice niente. Di solito è scappata la penna, e a saltarla si " +
			"perderebbe quello che doveva dire.",
	},
	{ // F20
		EN: "Nothing stands behind the key or the dash. It may have been forgotten or mean none, and these are " +
			"not the same.",
		IT: "Dopo la chiave o il trattino non c'è niente. Può essere una dimenticanza o voler dire nessuno, e non " +
			"è la stessa cosa.",
	},
	{ // F21
		EN: "Each place takes one kind of thing: a text, a list, or pairs. Here stands another, often because of " +
			"the indentation.",
		IT: "Ogni posto vuole una cosa sola: un testo, un elenco o delle coppie. Qui ce n'è un'altra, spesso per " +
			"colpa del rientro.",
	},
	{ // F22
		EN: "Whoever acts is one of the players named at the top, or his short form. With a slip in a name " +
			"somebody would play who was never dealt in.",
		IT: "Chi fa qualcosa è uno dei giocatori scritti in testa, o la sua abbreviazione. Con un nome sbagliato " +
			"giocherebbe uno che le carte non le ha mai avute.",
	},
	{ // F23
		EN: "Of two players with one name nobody can tell which an act is about; large and small letters make no " +
			"difference.",
		IT: "Con due giocatori dello stesso nome non si sa di chi parla una riga; maiuscole e minuscole non " +
			"contano.",
	},
	{ // F24
		EN: "Some words stand for a group or for a part of the log. A player of that name could not be told from " +
			"them.",
		IT: "Certe parole indicano un gruppo, o una parte del verbale. Un giocatore con quel nome non si " +
			"distinguerebbe.",
	},
	{ // F25
		EN: "If one name is another with a verb behind it, the same line may be about either of the two.",
		IT: "Se un nome è un altro nome più un verbo, la stessa riga può parlare dell'uno o dell'altro.",
	},
	{ // F26
		EN: "What somebody did is said in the words of the table. With one that is none of them there is nothing " +
			"to play.",
		IT: "Quello che uno fa si dice con le parole del tavolo. Con una che non è fra quelle non c'è niente da " +
			"giocare.",
	},
	{ // F27
		EN: "Tables use the word for two things, and they move different chips. The log has to say which.",
		IT: "Ai tavoli la parola si usa per due cose diverse, e le fiches che si muovono non sono le stesse. Il " +
			"verbale deve dire quale.",
	},
	{ // F28
		EN: "A raise to 6 and a raise by 6 are different wagers as soon as somebody has put in something before.",
		IT: "Rilanciare a 6 e rilanciare di 6 sono due puntate diverse, appena qualcuno ha già messo qualcosa.",
	},
	{ // F29
		EN: "The cards named may be those thrown away or those received, and it is a different hand either way.",
		IT: "Le carte nominate possono essere quelle buttate o quelle arrivate, e la mano che ne esce non è la " +
			"stessa.",
	},
	{ // F30
		EN: "The act is complete before these words, and nothing reads them. If they matter they must not be " +
			"lost; if they do not, they are a note.",
		IT: "Il gesto è già completo prima di queste parole, che non legge nessuno. Se contano non devono andare " +
			"perse; se non contano, sono una nota.",
	},
	{ // F31
		EN: "What the verb says, one player does with chips or cards of his own. Of several in one line nobody " +
			"knows whose they are, or who was first.",
		IT: "Quel che dice il verbo lo fa uno solo, con le sue fiches o le sue carte. In più d'uno sulla stessa " +
			"riga non si sa di chi siano, né chi è stato il primo.",
	},
	{ // F32
		EN: "A time or an expectation is about one act. Beside several nobody can tell which.",
		IT: "Un tempo o un'attesa riguarda un gesto solo. Accanto a più gesti non si sa quale.",
	},
	{ // F33
		EN: "A card is a rank and a suit. To pass over one that is none would leave somebody with four.",
		IT: "Una carta è un valore e un seme. A saltarne una che non esiste qualcuno resterebbe con quattro.",
	},
	{ // F34
		EN: "Suits go by English or by Italian letters, and c is clubs in the one and hearts, cuori, in the " +
			"other. So a log keeps to one of them.",
		IT: "I semi si scrivono con le lettere inglesi o con quelle italiane, e c di là è fiori (clubs), di qua " +
			"cuori. Perciò in un verbale se ne usa una sola serie.",
	},
	{ // F35
		EN: "There is one of each card. In a single list it can only stand twice by a slip.",
		IT: "Di ogni carta ce n'è una. Due volte nello stesso elenco può starci soltanto per sbaglio.",
	},
	{ // F36
		EN: "Nobody has that many cards there. One is another player's, or has been written twice.",
		IT: "Lì nessuno ha tante carte. Una è di un altro, o è scritta due volte.",
	},
	{ // F37
		EN: "Chips are added up all through a hand, and what is no figure cannot be.",
		IT: "Le fiches si sommano per tutta la mano, e quello che non è un numero non si somma.",
	},
	{ // F38
		EN: "A point with three figures behind it is a thousand to some and one to others. Between the two lies " +
			"the whole evening.",
		IT: "Un punto con tre cifre dopo per uno è mille e per un altro è uno. In mezzo c'è tutta la serata.",
	},
	{ // F39
		EN: "The smallest chip is said at the top of the log, and nobody can put in part of one.",
		IT: "La fiche più piccola è scritta in testa al verbale, e mezza fiche non la può mettere nessuno.",
	},
	{ // F40
		EN: "Sums of such amounts could no longer be counted to the chip.",
		IT: "Con cifre così le somme non si potrebbero più fare alla fiche.",
	},
	{ // F41
		EN: "The place takes certain values only, and this is none of them.",
		IT: "Lì vanno solo certi valori, e questo non c'è.",
	},
	{ // F42
		EN: "A finding is named by its code or its slug. One that does not exist would never be met, and never " +
			"missed.",
		IT: "Un'irregolarità si scrive col codice o col nome. Una che non esiste non arriverebbe mai, e nessuno " +
			"se ne accorgerebbe.",
	},
	{ // F43
		EN: "A house rule that nobody knows would change nothing, while the table believes that it does.",
		IT: "Una regola della casa che non esiste non cambierebbe niente, mentre il tavolo è convinto del " +
			"contrario.",
	},
	{ // F44
		EN: "The house rule exists, but not like this. To guess another value would be to judge by the rules of " +
			"another table.",
		IT: "La regola della casa esiste, ma non così. Indovinare un altro valore sarebbe giudicare con le regole " +
			"di un altro tavolo.",
	},
	{ // F45
		EN: "The rules a log stands on must be there; or every hand would be judged by others than the table " +
			"plays.",
		IT: "Le regole su cui poggia il verbale devono esserci, se no ogni mano verrebbe giudicata con regole che " +
			"il tavolo non gioca.",
	},
	{ // F46
		EN: "Rules may stand on others, and those on others again. If they come back to the first, nobody has " +
			"said what holds.",
		IT: "Un regolamento può poggiare su un altro, e quello su un terzo. Se si torna al primo, nessuno ha " +
			"detto che cosa vale.",
	},
	{ // F47
		EN: "Findings and books name a hand. Of two with one name nobody can tell which is meant.",
		IT: "Il resoconto e i conti chiamano una mano per nome. Se due si chiamano uguale, non si sa di quale si " +
			"parla.",
	},
	{ // F48
		EN: "The dealer says who antes, who speaks first and who is served last. From hand to hand the deal moves " +
			"by itself, but somebody has to begin.",
		IT: "Dal mazziere dipende chi mette l'invito, chi parla per primo e chi è servito per ultimo. Di mano in " +
			"mano il mazzo gira da solo, ma uno deve cominciare.",
	},
}
