// The page turns into what a frame says, and what somebody has opened, chosen or written on it stays.
const frame = document.getElementById("frame");
const TYPED = "input[type=text]:not([readonly]), textarea";
const FIELDS = "input, select, textarea"; // markup does not tell what is in them
const KEPT = new Set(["open", "checked", "selected", "hidden", "aria-pressed"]);
const keeps = (node) => (node.closest?.("select") ?? node).dataset?.keep !== undefined;
const same = (old, fresh) => old.isEqualNode(fresh) && !old.matches?.(FIELDS) && !old.querySelector?.(FIELDS);
const MORPH = {
  callbacks: {
    beforeAttributeUpdated: (name, node) => !(KEPT.has(name) && keeps(node)),
    beforeNodeMorphed: (old, fresh) => !(old.matches?.(TYPED) && old.value) && !same(old, fresh), // what somebody is writing stays
  },
};

// The page turns into what it should be; without idiomorph it is drawn anew.
export function morph(html, place = frame) {
  const sheet = document.createElement("template"), inner = place === frame;
  sheet.innerHTML = html;
  if (globalThis.Idiomorph) Idiomorph.morph(place, sheet.content, { ...MORPH, morphStyle: inner ? "innerHTML" : "outerHTML" });
  else place[inner ? "replaceChildren" : "replaceWith"](sheet.content);
}

// A frame is the whole page, with a gap for each part; or only those parts that have changed. Whether it fitted the page, and the
// parts that stand beside the table: those may come a moment later.
const BESIDE = /^(lately$|log-|tab-)/;
export function turn({ around, parts = {} }, all = false) {
  const later = {};
  if (around) morph(around.replace(/<!--part:(.*?)-->/g, (gap, id) => parts[id]));
  else {
    for (const [id, html] of Object.entries(parts)) {
      const place = document.getElementById(id);
      if (!place) return { fits: false, later: {} };
      if (BESIDE.test(id) && !all) later[id] = html;
      else morph(html, place);
    }
  }
  return { fits: true, later };
}
