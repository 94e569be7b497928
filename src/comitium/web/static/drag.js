// A card may also be carried to where it goes: the first question is answered by the card, the next one by the place.
import { pickThing, waits } from "./choose.js";

export function drags(answer) {
  let carried = null;
  document.addEventListener("pointerdown", (event) => {
    const card = event.target.closest(".hand [data-choices]");
    if (card && event.pointerType === "mouse") card.draggable = true;
  });
  document.addEventListener("dragstart", (event) => { carried = event.target.closest?.("[data-choices]"); });
  document.addEventListener("dragover", (event) => { if (carried && event.target.closest("#table section")) event.preventDefault(); });
  document.addEventListener("drop", (event) => {
    const place = event.target.closest("#table section")?.id;
    if (!carried || !place) return;
    event.preventDefault();
    if (!carried.classList.contains("picked")) pickThing(carried);
    carried = null;
    answer();
    const watch = new MutationObserver(() => {
      const target = document.getElementById(place)?.querySelector(":scope > [data-choices]");
      if (!target || waits()) return;
      watch.disconnect();
      pickThing(target);
    });
    watch.observe(document.getElementById("frame"), { childList: true, subtree: true, attributes: true });
    setTimeout(() => watch.disconnect(), 3000);
  });
}
