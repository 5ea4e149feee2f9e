// The quiz: at an act that has a question the page asks before it tells.

const answers = new Map(); // "hand.step" to whether the answer was right
const farthest = new Map(); // hand to the last step seen

const asks = (h, i) => data.quiz && data.hands[h].a && data.hands[h].a[i].q && !answers.has(h + "." + i);

function score() {
  if (!answers.size) return "";
  const right = [...answers.values()].filter(Boolean).length;
  const all = data.hands.reduce((n, h) => n + (h.a || []).filter(s => s.q).length, 0);
  return fill(word("score"), right, answers.size) + (answers.size < all ? "" : " ★");
}

// questionOf asks; answered is told what was said.
function questionOf(s, answered) {
  const button = (key, yes) => {
    const b = node("button", { type: "button", class: "answer", "data-answer": key }, word(key));
    b.addEventListener("click", () => answered(yes));
    return b;
  };
  return node("section", { class: "question" },
    node("h3", {}, word("question")),
    node("p", { class: "answers" }, button("yes", true), button("no", false)),
    node("p", { class: "score" }, score()));
}

// verdictOf says whether an answer was right, and what may be done.
function verdictOf(hand, s, right) {
  return node("section", { class: "verdict " + (right ? "right" : "mistaken") },
    node("h3", {}, say(s.q)),
    node("p", {}, node("b", {}, (right ? "✓ " : "✗ ") + word(right ? "right" : "mistaken")), " ", word(s.j ? s.b ? "barred" : "allowed" : s.b ? "unsound" : "sound")),
    node("p", { class: "score" }, score()));
}
