"use strict";
// The table: what svg.Blank drew is filled by the names of its parts. Where
// anything lies and how it looks is decided there, not here.

const data = JSON.parse(document.getElementById("data").textContent);
let lang = data.lang;

const say = i => { const t = data.texts[i || 0]; return typeof t === "string" ? t : t[lang === "it" ? 1 : 0]; };
const word = key => say(data.words[key]);
const amount = s => lang === "it" ? s.replace(".", ",") : s;
const potOf = t => t.o ? amount(t.o) : "?";
const fill = (text, ...words) => text.replace(/%s/g, () => words.shift());
const $ = id => document.getElementById(id);

const states = ["away", "in", "all-in", "folded"];
const part = (root, name) => root.querySelector(`[data-part="${name}"]`);
const parts = (root, name) => root.querySelectorAll(`[data-part="${name}"]`);
const shown = (el, on) => el.classList.toggle("off", !on);

// seated reads one seat as the data have it.
function seated(text) {
  const [head, stack, wager, cards] = text.split("|"); // a stack in brackets is none: what was won or lost
  return {
    state: states[+head[0]], dealer: head.includes("d"), opener: head.includes("o"),
    stack: stack.replace(/[()]/g, ""), net: stack[0] === "(", wager, cards: cards.match(/../g) || [],
  };
}

// seatsAt is who sits how at a step: the data have what changed.
function seatsAt(hand, step) {
  const seats = [];
  for (let i = 0; i <= step; i++) Object.assign(seats, hand.a[i].t);
  return seats;
}

// drawTable fills a drawing with a step of a hand.
function drawTable(svg, hand, step, how) {
  const s = hand.a[step], seats = seatsAt(hand, step);
  const t = how.ruled && s.r || s;
  if (t !== s) Object.assign(seats, t.t);
  part(svg, "phase").textContent = say(data.phases[s.p]);
  part(svg, "pot").textContent = fill(word("pot"), potOf(t));
  part(svg, "parts").textContent = (t.v || []).map(p => amount(p[0])).join(" + ");
  const wagers = parts(svg, "wager");
  parts(svg, "seat").forEach((g, i) => {
    const seat = seated(seats[i]), name = hand.s[i];
    const who = { turn: !how.asking && s.k === name + 1, acts: s.w === name + 1 };
    if (how.asking) who.turn = who.acts = how.asking === name + 1;
    shown(wagers[i], seat.wager);
    part(wagers[i], "amount").textContent = amount(seat.wager);
    drawSeat(g, seat, name, who, how);
    drawBadge(part(g, "badge"), hand, s, who.acts && !how.asking);
  });
  svg.setAttribute("aria-label", word("table"));
}

function drawSeat(g, seat, name, who, how) {
  g.setAttribute("class", ["seat", seat.state, who.turn && "turn", who.acts && "acts"].filter(Boolean).join(" "));
  part(g, "name").textContent = data.shorts[name];
  part(g, "full").textContent = data.names[name];
  part(g, "net").textContent = seat.net ? word("net") : "";
  part(g, "stack").textContent = amount(seat.stack);
  const pill = who.turn ? "turn" : seat.state === "in" ? "" : seat.state;
  shown(part(g, "state"), pill);
  part(g, "word").textContent = pill && word(pill);
  for (const disc of ["dealer", "opener"]) {
    shown(part(g, disc), seat[disc]);
    part(part(g, disc), "letter").textContent = word(disc);
  }
  parts(g, "card").forEach((c, i) => drawCard(c, seat.cards[i], how.hidden && !who.acts));
}

// heldOf writes the cards of one player large, for screens where they are small
// on the table.
function heldOf(hand, step, name) {
  const seat = hand.s.indexOf(name), cards = seat < 0 ? [] : seated(seatsAt(hand, step)[seat]).cards.filter(c => c !== "??");
  return cards.map(c => {
    const el = document.createElement("span"), letter = c[1].toLowerCase();
    el.className = data.suits[letter][1];
    el.textContent = (c[0] === "T" ? "10" : c[0]) + signs[letter];
    return el;
  });
}

const signs = { h: "♥", d: "♦", c: "♣", s: "♠" };

// drawCard turns a card up or down; one that was shown lies open for everybody.
function drawCard(g, text, hidden) {
  shown(g, text);
  if (!text) return;
  const letter = text[1].toLowerCase(), open = text[1] !== letter;
  const up = text !== "??" && (open || !hidden);
  g.classList.toggle("public", up && open);
  shown(part(g, "face"), up);
  shown(part(g, "back"), !up);
  if (!up) return;
  const [shape, color] = data.suits[letter];
  part(g, "face").setAttribute("class", color);
  part(g, "rank").textContent = text[0] === "T" ? "10" : text[0];
  part(g, "rank").classList.toggle("wide", text[0] === "T");
  for (const use of parts(g, "suit")) use.setAttribute("href", "#" + shape);
}

// weightOf is the heaviest of what was found at a step, "" for nothing.
const weightOf = (hand, s) => ["error", "warning", "note"].find(w => (s.d || []).some(i => hand.d[i].v === w)) || "";
const glyphOf = s => s.m || (s.d ? "!" : "");

function drawBadge(g, hand, s, on) {
  const glyph = glyphOf(s), weight = weightOf(hand, s);
  g.setAttribute("class", "badge " + weight);
  shown(g, on && glyph);
  part(g, "shape").setAttribute("d", data.shapes[weight]);
  part(g, "glyph").textContent = glyph;
}
