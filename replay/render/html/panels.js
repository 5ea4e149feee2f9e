// What is said beside the table. Every word of a log becomes a text node.

function node(tag, attributes, ...children) {
  const el = document.createElement(tag);
  for (const [k, v] of Object.entries(attributes || {})) if (v !== "" && v !== false && v != null) el.setAttribute(k, v);
  el.append(...children.filter(c => c !== "" && c != null && c !== false));
  return el;
}

const paragraphs = text => text ? text.split("\n\n").map(t => node("p", {}, t)) : [];

// findingOf tells one finding, what follows from it, and why there is the rule.
function findingOf(hand, i) {
  const d = hand.d[i], lesson = data.lessons[d.c];
  return node("article", { class: "finding " + d.v },
    node("h3", {}, node("span", { class: "weight" }, say(data.weights[d.v])), " ", d.c, " ", node("span", { class: "slug" }, d.g)),
    node("p", { class: "message" }, say(d.m)),
    d.p && node("p", { class: "place" }, d.p, ": ", node("code", {}, d.l)),
    ...(d.f || []).map(f => node("p", {}, say(f))),
    lesson && node("details", {}, node("summary", {}, fill(word("why"), say(lesson[0]))), ...paragraphs(say(lesson[1]))));
}

// remarksOf tells all that is to be said of a step.
function remarksOf(hand, s) {
  return [
    say(s.n) && node("p", { class: "note" }, say(s.n)),
    ...(s.d || []).map(i => findingOf(hand, i)),
    (s.d || s.q) && say(s.i) && node("p", { class: "instead" }, say(s.i)),
    s.d && s.r && node("p", { class: "instead" }, say(s.r.s)),
  ];
}

// noteOf is what is said of a hand as a whole, when it is over: it tells how.
const noteOf = hand => say(hand.o) && node("p", { class: "note" }, say(hand.o));

// mayOf tells who is next and what he may do.
function mayOf(s) {
  if (!s.k) return node("p", { class: "nobody" }, say(s.g) || word("nobody"));
  return node("section", { class: "may" },
    node("h3", {}, fill(word("may"), data.names[s.k - 1])),
    node("ul", {}, ...(s.y || []).map(i => node("li", {}, say(i)))));
}

// partsOf tells the pots there are, where there is more than one.
function partsOf(s) {
  const parts = (at.ruled && s.r || s).v;
  return parts && node("section", { class: "parts" }, node("h3", {}, word("parts")), node("ul", {}, ...parts.map(p => node("li", {}, say(p[1])))));
}

// legendOf says what the signs of the table are, and a figure with a sign where
// there is one.
const legendOf = h => node("p", { class: "legend" }, [say(h.g), word("signs")].filter(Boolean).join(" · "));

// outcomeOf is what a hand came to for everybody.
function outcomeOf(hand) {
  if (!hand.c) return null;
  const ruled = hand.c.some(a => a[2] !== "?" && a[2] !== a[1]);
  const cell = v => node("td", {}, amount(v));
  return node("table", { class: "outcome" },
    node("caption", {}, word("outcome")),
    node("thead", {}, node("tr", {}, node("td"), node("th", { scope: "col" }, word("played")), ruled && node("th", { scope: "col" }, word("ruled")))),
    node("tbody", {}, ...hand.c.map(a => node("tr", {}, node("th", { scope: "row" }, data.names[a[0]]), cell(a[1]), ruled && cell(a[2])))));
}

const numberOf = s => s.l ? s.a + "." : "";

function marksOf(hand, s, asked) {
  if (asked) return node("span", { class: "mark asks", title: word("asks") }, "?");
  const glyph = glyphOf(s), codes = (s.d || []).map(i => hand.d[i].c).join(" ");
  return glyph && node("span", { class: "mark " + weightOf(hand, s), title: codes && word("finding") }, codes ? glyph + " " + codes : glyph);
}

// timeline lists the acts of a hand under their phases; each is a button.
function timeline(hand, asked, go) {
  const list = node("ol", {});
  let phase = -1;
  hand.a.forEach((s, i) => {
    if (s.p !== phase) list.append(node("li", { class: "phase", "data-step": i }, node("h3", {}, say(data.phases[phase = s.p]))));
    const button = node("button", { type: "button", title: s.l && fill(word("written"), s.l) },
      node("span", { class: "number" }, numberOf(s)),
      node("span", { class: "what" + (s.u ? " undone" : "") }, say(s.s)),
      node("span", { class: "marks" }, marksOf(hand, s, asked(i))),
      node("span", { class: "pot" }, potOf(s)));
    button.addEventListener("click", () => go(i));
    list.append(node("li", { class: "act", "data-step": i }, button));
  });
  return list;
}

// sheet is a hand on paper, as far as a step, with the table as it lies: what is
// hidden on the screen, and not answered yet, is so here.
function sheet(hand, drawing, how) {
  const evening = data.evenings[hand.e || 0];
  const out = [node("h2", {}, titleOf(hand)), node("p", { class: "where" }, [say(evening.title), say(evening.where)].filter(Boolean).join(" · ")),
    node("p", {}, say(hand.f))];
  if (!hand.a) return [...out, node("p", {}, say(hand.x)), ...(hand.l || []).map(i => findingOf(hand, i))];
  const list = node("div", { class: "acts" });
  let phase = -1;
  hand.a.slice(0, how.to + 1).forEach((s, i) => {
    if (s.p !== phase) list.append(node("h3", {}, say(data.phases[phase = s.p])));
    const asked = how.asks(i), said = asked ? s.q : how.hidden && i < how.to && s.z || s.s;
    list.append(node("div", { class: "line" },
      node("p", { class: "head" }, node("b", {}, numberOf(s)), " ", say(said), " ", marksOf(hand, s, asked), node("span", { class: "pot" }, asked ? "" : potOf(s))),
      ...asked ? [] : remarksOf(hand, s)));
  });
  const over = how.to === hand.a.length - 1 && !how.asks(how.to);
  return [...out, drawing, legendOf(hand), list, ...over ? [outcomeOf(hand), noteOf(hand)] : []];
}

const titleOf = hand => fill(word("hand"), hand.n) + (hand.t ? " (" + hand.t + ")" : "");
