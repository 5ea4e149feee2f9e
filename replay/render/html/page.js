// Where one is, and how one goes on.

const pace = 1500; // between acts, when it plays
const at = { hand: 0, step: 0, hidden: !!data.hide, ruled: false, asking: false, astray: "", all: false, timer: 0 };
const hand = () => data.hands[at.hand];

function refresh(whole) {
  const h = hand();
  if (!h) {
    $("said").textContent = word("empty");
    return;
  }
  if (whole) frame(h);
  $("astray").textContent = at.astray && fill(word("no-hand"), at.astray, h.n);
  shown($("astray"), at.astray);
  const s = h.a && h.a[at.step];
  $("table").firstElementChild?.classList.toggle("off", !s);
  if (!s) {
    $("held").replaceChildren();
    told(say(h.x));
    $("here").replaceChildren(...(h.l || []).map(i => findingOf(h, i)));
    history.replaceState(null, "", linkTo());
    return;
  }
  const past = at.asking ? Math.max(at.step - 1, 0) : at.step;
  drawTable($("table").firstElementChild, h, past, { hidden: at.hidden, ruled: at.ruled, asking: at.asking && (s.w || -1) });
  $("held").replaceChildren(...heldOf(h, past, (s.w || 0) - 1));
  tell(h, s);
  if (at.asking) {
    $("here").replaceChildren(questionOf(s, answer));
  } else {
    const right = answers.get(at.hand + "." + at.step);
    $("here").replaceChildren(...[
      right !== undefined && verdictOf(h, s, right), ...remarksOf(h, s), ruledButton(s),
      partsOf(s), ...at.step === h.a.length - 1 && h.c ? [outcomeOf(h), noteOf(h)] : [mayOf(s)], legendOf(h),
    ].filter(Boolean));
  }
  $("here").scrollTop = 0;
  follow(h);
  bring(data.quiz && (at.asking || answers.has(at.hand + "." + at.step)));
  history.replaceState(null, "", linkTo());
}

// tell says the step in one sentence, for eyes and for screen readers.
function tell(h, s) {
  const number = node("span", { class: "number" }, numberOf(s));
  if (at.asking) told(number, " ", say(s.q));
  else told(number, " ", say(s.s), " ", marksOf(h, s));
}

// told puts a sentence below the table, smaller where it is long; a very long one
// has as much room as it needs.
function told(...words) {
  const box = $("said");
  box.replaceChildren(node("p", { class: "sentence" }, ...words));
  box.className = "";
  for (const size of ["long", "whole"]) {
    if (box.scrollHeight > box.clientHeight) box.classList.add(size);
  }
}

function ruledButton(s) {
  if (!s.r) return null;
  const b = node("button", { type: "button", id: "ruled", "aria-pressed": at.ruled }, word(at.ruled ? "as-played" : "as-ruled"));
  b.addEventListener("click", ruled);
  return b;
}

// bring brings a question and its answer in sight, and the table back when one
// goes on.
function bring(on) {
  const from = scrollY;
  if (on) {
    $("here").scrollIntoView({ block: "nearest" });
    if (scrollY !== from) at.from ??= from;
  } else if (at.from !== undefined) {
    scrollTo(0, at.from);
    at.from = undefined;
  }
}

// frame sets what stays while a hand is stepped through.
function frame(h) {
  const evening = data.evenings[h.e || 0];
  $("title").textContent = say(evening.title);
  $("where").textContent = say(evening.where);
  $("facts").textContent = say(h.f);
  $("hands").selectedIndex = at.hand;
  if (h.a) {
    $("table").replaceChildren($("seats-" + h.s.length).content.cloneNode(true));
    $("acts").replaceChildren(timeline(h, i => asks(at.hand, i), i => go(at.hand, i)));
  } else {
    $("acts").replaceChildren();
  }
}

// follow marks the act in the list and keeps it in sight there.
function follow(h) {
  $("hide").setAttribute("aria-pressed", at.hidden);
  farthest.set(at.hand, Math.max(farthest.get(at.hand) || 0, at.step));
  let current;
  for (const li of $("acts").querySelectorAll("li")) {
    const i = +li.dataset.step;
    li.classList.toggle("ahead", at.hidden && i > at.step || data.quiz && (i > farthest.get(at.hand) || i === at.step && at.asking));
    if (li.className.startsWith("phase")) continue;
    veil(li.firstChild, h.a[i], at.hidden && i !== at.step);
    if (i === at.step) current = li;
    li.firstChild.toggleAttribute("aria-current", false);
  }
  if (!current) return;
  current.firstChild.setAttribute("aria-current", "step");
  const box = $("acts"), top = current.offsetTop;
  if (top < box.scrollTop + 40 || top > box.scrollTop + box.clientHeight - 60) box.scrollTop = top - box.clientHeight / 2;
}

// veil tells an act of the list without the cards that only who acted saw.
function veil(button, s, on) {
  button.querySelector(".what").textContent = say(on && s.z || s.s);
  button.title = s.l && !(on && s.z) ? fill(word("written"), s.l) : "";
}

// go shows a step of a hand, or asks of it.
function go(h, i) {
  const other = h !== at.hand, steps = data.hands[h].a;
  at.hand = h;
  at.astray = "";
  at.step = steps ? Math.min(Math.max(i, 0), steps.length - 1) : 0;
  at.asking = !!asks(at.hand, at.step);
  at.ruled = false;
  if (at.asking) play(false);
  refresh(other);
}

function answer(yes) {
  const s = hand().a[at.step];
  answers.set(at.hand + "." + at.step, yes !== !!s.b);
  at.asking = false;
  refresh(true);
}

const steps = h => (data.hands[h].a || [0]).length;
const move = by => { if (!(at.asking && by > 0)) go(at.hand, at.step + by); };
const turn = by => { const h = at.hand + by; if (data.hands[h]) go(h, 0); };

// found goes to the next act with something to say of it, in whichever hand.
function found(by) {
  for (let h = at.hand, i = at.step + by; data.hands[h]; h += by, i = by > 0 || !data.hands[h] ? 0 : steps(h) - 1) {
    for (; i >= 0 && i < steps(h); i += by) {
      const s = data.hands[h].a ? data.hands[h].a[i] : {};
      if (s.d || s.m || data.hands[h].x) return go(h, i);
    }
  }
}

function play(on) {
  clearInterval(at.timer);
  at.timer = on ? setInterval(() => at.step < steps(at.hand) - 1 ? move(1) : play(false), pace) : 0;
  $("play").setAttribute("aria-pressed", on);
  $("play").setAttribute("aria-label", word(on ? "pause" : "play"));
  $("play").title = word(on ? "pause" : "play");
}

function hide() {
  at.hidden = !at.hidden;
  refresh();
}

function ruled() {
  at.ruled = !at.ruled && !!(hand().a && hand().a[at.step].r);
  refresh();
  $("ruled")?.focus();
}

// speak turns the page into the other language, or into that of now.
function speak(l) {
  lang = l;
  document.documentElement.lang = l;
  for (const el of document.querySelectorAll("[data-word]")) el.textContent = word(el.dataset.word);
  for (const el of document.querySelectorAll("[data-label]")) {
    el.setAttribute("aria-label", word(el.dataset.label));
    if (el.tagName === "BUTTON") el.title = word(el.dataset.label);
  }
  shown($("print-all"), data.hands.length > 1);
  $("other").lang = l === "it" ? "en" : "it";
  $("hands").replaceChildren(...data.hands.map((h, i) => {
    const log = h.e || 0, evening = data.evenings.length > 1 && " · " + (log + 1) + ". " + say(data.evenings[log].title);
    const sign = h.x ? " ✗" : (h.d || []).length && !data.quiz ? " !" : "";
    return node("option", { value: i }, titleOf(h) + (evening || "") + sign);
  }));
  const keys = [["key-step", "do-step"], ["Home, End", "do-ends"], ["key-space", "do-play"], ["n, N", "do-found"], ["[, ]", "do-hands"],
    ["x", "do-hide"], ["r", "do-ruled"], ["P", "do-print"], ["?", "do-keys"], ...(data.quiz ? [["key-answer", "do-answer"]] : [])];
  $("keys").querySelector("dl").replaceChildren(...keys.flatMap(([k, what]) =>
    [node("dt", {}, k in data.words ? word(k) : k), node("dd", {}, word(what))]));
  play(false);
  refresh(true);
}

// linkTo is the link that leads here, and open follows one.
function linkTo() {
  const h = hand(), log = data.evenings.length > 1 ? "&log=" + ((h.e || 0) + 1) : "";
  return "#hand=" + encodeURIComponent(h.n) + log + "&step=" + (h.a ? h.a[at.step].a : 0) + (lang === data.lang ? "" : "&lang=" + lang);
}

function open() {
  const want = new URLSearchParams(location.hash.slice(1));
  const l = want.get("lang");
  const log = (+want.get("log") || 1) - 1;
  let h = data.hands.findIndex(x => x.n === want.get("hand") && (!want.has("log") || (x.e || 0) === log));
  at.astray = h < 0 && want.get("hand") || "";
  if (h < 0) h = data.hands.findIndex(x => !want.has("log") || (x.e || 0) === log);
  at.hand = Math.max(h, 0);
  const steps = data.hands[at.hand]?.a || [];
  const step = at.astray ? 0 : steps.findIndex(s => s.a === +want.get("step"));
  at.step = step < 0 ? Math.max(steps.length - 1, 0) : step; // behind the end is the end
  at.asking = !!(steps.length && asks(at.hand, at.step));
  speak(l === "it" || l === "en" ? l : lang);
}

const doing = {
  ArrowRight: () => move(1), l: () => move(1), j: () => move(1), ArrowDown: () => move(1),
  ArrowLeft: () => move(-1), h: () => move(-1), k: () => move(-1), ArrowUp: () => move(-1),
  Home: () => go(at.hand, 0), End: () => go(at.hand, Infinity), " ": () => play(!at.timer),
  n: () => found(1), N: () => found(-1), "[": () => turn(-1), "]": () => turn(1),
  x: hide, r: ruled, P: printAll, "?": () => $("keys").showModal(),
};
const answering = { y: true, s: true, n: false };

document.addEventListener("keydown", e => {
  if (e.ctrlKey || e.metaKey || e.altKey || !hand() || $("keys").open) return;
  // What has the focus keeps its own keys, but for what went with the dialog.
  if (e.key === " " && e.target.closest("button, summary") && !e.target.closest("dialog") || e.target.closest("select")) return;
  const act = at.asking && e.key in answering ? () => answer(answering[e.key]) : Object.hasOwn(doing, e.key) && doing[e.key];
  if (!act) return;
  e.preventDefault();
  if (e.key !== " ") play(false);
  act();
});

const buttons = {
  first: doing.Home, back: doing.h, next: doing.l, last: doing.End, play: doing[" "], found: doing.n, "found-before": doing.N,
  "hand-before": doing["["], "hand-next": doing["]"], hide, help: doing["?"], print: () => print(), "print-all": printAll,
  other: () => speak(lang === "it" ? "en" : "it"),
};
for (const [id, act] of Object.entries(buttons)) {
  $(id).addEventListener("click", () => {
    if (!hand()) return;
    if (id !== "play") play(false);
    act();
  });
}
$("hands").addEventListener("change", e => go(e.target.selectedIndex, 0));
addEventListener("hashchange", open);
addEventListener("beforeprint", () => {
  if (!hand()) return;
  const paper = i => {
    const h = data.hands[i], how = { to: seenOf(i), hidden: at.hidden, asks: step => asks(i, step) };
    return node("article", {}, ...sheet(h, h.a && (at.all ? drawn(i, how) : $("table").firstElementChild.cloneNode(true)), how).filter(Boolean));
  };
  $("sheet").replaceChildren(...(at.all ? data.hands.map((_, i) => i) : [at.hand]).map(paper));
});
addEventListener("afterprint", () => { at.all = false; });

// printAll prints every hand, each on a page of its own.
function printAll() {
  at.all = true;
  print();
}

// seenOf is the last step of a hand that may be told: all of them, but for what
// lies ahead where cards are hidden, or questions not answered yet.
function seenOf(i) {
  const last = steps(i) - 1;
  if (at.hidden && i === at.hand) return at.step;
  return at.hidden || data.quiz ? Math.min(farthest.get(i) ?? 0, last) : last;
}

// drawn draws the table of a hand as far as it may be told.
function drawn(i, how) {
  const h = data.hands[i], asking = how.asks(how.to);
  const drawing = $("seats-" + h.s.length).content.firstElementChild.cloneNode(true);
  drawTable(drawing, h, asking ? Math.max(how.to - 1, 0) : how.to, { hidden: at.hidden, asking: asking && (h.a[how.to].w || -1) });
  return drawing;
}

// A swipe over the table is a step.
let touched = null;
$("table").addEventListener("touchstart", e => { touched = e.touches.length === 1 ? e.touches[0] : null; }, { passive: true });
$("table").addEventListener("touchend", e => {
  if (!touched || !hand()) return;
  const dx = e.changedTouches[0].clientX - touched.clientX, dy = e.changedTouches[0].clientY - touched.clientY;
  touched = null;
  if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) {
    play(false);
    move(dx < 0 ? 1 : -1);
  }
}, { passive: true });

open();
