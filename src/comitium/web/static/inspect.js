// Any card under the glass: by a click where it may not be chosen, a right click, a long press, a rest of the mouse, or I.
import { send } from "./live.js";

const LONG = 550, REST = 900;
let timer = null, pressed = false;
let ask = (id, hover = false) => send({ do: "inspect", id, hover }); // where a page is not alive, it asks in another way

const thing = (target) => target.closest?.('#table .slim[id^="at-"], #table .pc[id^="at-"]');
const asked = (found, hover) => ask(found.id.slice(3), hover);

export function unhover() {
  clearTimeout(timer);
  document.querySelector(".hover-glass")?.remove();
}

// What the house has answered: in a window, or beside the mouse.
export function glass({ inspect, hover, id }) {
  const content = new DOMParser().parseFromString(inspect, "text/html").body;
  if (hover) return beside(content, document.getElementById(`at-${id}`));
  document.getElementById("window-in").replaceChildren(...content.childNodes);
  const dialog = document.getElementById("window");
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("h2")?.focus();
}

function beside(content, found) {
  if (!found?.matches(":hover")) return;
  unhover();
  const box = found.getBoundingClientRect(), note = document.createElement("div");
  note.className = "hover-glass panel";
  note.append(...content.childNodes);
  document.body.append(note);
  const { width, height } = note.getBoundingClientRect();
  note.style.left = `${box.right + width + 12 < innerWidth ? box.right + 10 : Math.max(8, box.left - width - 10)}px`;
  note.style.top = `${Math.max(8, Math.min(box.top, innerHeight - height - 8))}px`;
}

export function inspects(asking) {
  if (asking) ask = asking;
  document.addEventListener("click", (event) => {
    const named = event.target.closest("[data-inspect]");
    if (named) return inspect(named);
    const found = thing(event.target);
    if (pressed) { event.preventDefault(); event.stopImmediatePropagation(); pressed = false; }
    else if (found && !found.dataset.choices) asked(found);
  }, { capture: true });
  document.addEventListener("contextmenu", (event) => {
    const found = thing(event.target);
    if (found) { event.preventDefault(); asked(found); }
  });
  document.addEventListener("pointerdown", (event) => {
    unhover();
    pressed = false;
    const found = event.pointerType === "touch" ? thing(event.target) : null;
    if (found) timer = setTimeout(() => { pressed = true; asked(found); }, LONG);
  });
  for (const end of ["pointerup", "pointercancel", "scroll", "keydown"]) addEventListener(end, unhover, { capture: true, passive: true });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    unhover();
    const found = thing(event.target);
    if (found) timer = setTimeout(() => asked(found, true), REST);
  });
}

// I, or the button in the menu: what has the focus or is chosen; else the list of all.
function inspect(button) {
  const found = button.dataset.inspect ? null : thing(document.activeElement) ?? document.querySelector("#table .picked[id^='at-']");
  document.querySelector("details.menu[open]")?.removeAttribute("open");
  ask(found ? found.id.slice(3) : button.dataset.inspect);
}
