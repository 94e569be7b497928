// A card may also be carried to where it goes: the first question is answered by the card, the next one by the place.
import { pickThing } from "./choose.js";
import { on } from "./device.js";

const PATIENCE = 3000;
let carried = null, goal = null;

export function drags(answer) {
  on("pointerdown", { ".hand [data-choices]": (card, event) => { card.draggable = event.pointerType === "mouse"; } });
  on("dragstart", { "*": (thing, event) => {
    carried = thing.closest("[data-choices]");
    if (carried) event.dataTransfer.setData("application/x-card", carried.id); // with nothing in it Safari drops it at once
  } });
  on("dragover", { "#table section": (place, event) => { if (carried) event.preventDefault(); } });
  on("drop", { "#table section": (place, event) => {
    if (!carried) return;
    event.preventDefault();
    if (!carried.classList.contains("picked")) pickThing(carried);
    carried = null;
    answer();
    goal = place.id;
    setTimeout(() => { goal = null; }, PATIENCE);
  } });
}

// After a frame: the place that a card was carried to may be asked for now.
export function land() {
  const place = goal && document.getElementById(goal)?.querySelector(":scope > [data-choices]");
  if (place) { goal = null; pickThing(place); }
}
