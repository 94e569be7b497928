// Any card under the glass: by a click where it may not be chosen, a right click, a long press, a rest of the mouse, or I.
import { on } from "./device.js";
import { send } from "./live.js";

const LONG = 550, REST = 900;
const THING = '#table :is(.slim, .pc)[id^="at-"]';
let timer = null, pressed = false;
let ask = (id, hover = false) => send({ do: "inspect", id, hover }); // where a page is not alive, it asks in another way
const asked = (thing, hover) => ask(thing.id.slice(3), hover);

export function unhover() {
  clearTimeout(timer);
  document.querySelector(".hover-glass")?.remove();
}

// The window that lies above everything else.
export function unfold(content) {
  const dialog = document.getElementById("window");
  document.getElementById("window-in").replaceChildren(...content);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("h2")?.focus();
}

// What the house has answered: in the window, or beside the mouse.
export function glass({ inspect, hover, id }) {
  const content = new DOMParser().parseFromString(inspect, "text/html").body.childNodes;
  if (hover) beside(content, document.getElementById(`at-${id}`));
  else unfold(content);
}

function beside(content, thing) {
  if (!thing?.matches(":hover")) return;
  unhover();
  const box = thing.getBoundingClientRect(), note = document.createElement("div");
  note.className = "hover-glass panel";
  note.append(...content);
  document.body.append(note);
  const { width, height } = note.getBoundingClientRect();
  note.style.left = `${box.right + width + 12 < innerWidth ? box.right + 10 : Math.max(8, box.left - width - 10)}px`;
  note.style.top = `${Math.max(8, Math.min(box.top, innerHeight - height - 8))}px`;
}

// The workshop: one thing at a time lies over the board. The body knows which, and after each frame it is opened again; a matter
// that is large from the start opens by itself, once.
export function opens(id = "") {
  document.body.dataset.opened = document.body.dataset.opened === id ? "" : id;
  opened();
}

let large = false;
export function opened() {
  const { dataset } = document.body, stage = document.querySelector("#stage[data-large]");
  if (large !== Boolean(stage) && innerWidth >= 900) dataset.opened = (large = Boolean(stage)) ? stage.id : "";
  const now = document.getElementById(dataset.opened || "-");
  for (const one of document.querySelectorAll(".opened")) one.classList.toggle("opened", one === now);
  now?.classList.add("opened");
}

// A button names a thing; without a name, and by I, it is what has the focus or is chosen, else the list of all.
function named({ dataset: { inspect } }) {
  const thing = inspect ? null : document.activeElement.closest(THING) ?? document.querySelector("#table .picked[id^='at-']");
  if (thing) asked(thing);
  else ask(inspect);
}

export function inspects(asking = ask) {
  ask = asking;
  opened();
  on("click", { "*": (target, event) => { if (pressed) { event.preventDefault(); event.stopImmediatePropagation(); } } }, true); // a long press is no click
  on("click", { "[data-opens]": ({ dataset }) => opens(dataset.opens), "[data-inspect]": named, [THING]: (thing) => { if (!thing.dataset.choices) asked(thing); } });
  on("contextmenu", { [THING]: (thing, event) => { event.preventDefault(); asked(thing); } });
  for (const end of ["pointerdown", "pointerover", "pointerup", "pointercancel", "scroll", "keydown"]) addEventListener(end, unhover, { capture: true, passive: true });
  on("pointerdown", {
    "*": () => { pressed = false; },
    [THING]: (thing, event) => { if (event.pointerType === "touch") timer = setTimeout(() => { pressed = true; asked(thing); }, LONG); },
  });
  on("pointerover", { [THING]: (thing, event) => { if (event.pointerType === "mouse") timer = setTimeout(asked, REST, thing, true); } });
}
