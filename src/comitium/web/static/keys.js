// The keyboard: digits choose options, letters cards of the hand; Enter confirms. Off where somebody types or wants none.
import { clear, pickThing } from "./choose.js";
import { setting, tab } from "./device.js";
import { answer } from "./live.js";

const open = (id) => {
  const found = document.getElementById(id);
  if (!found) return;
  found.open = true;
  found.querySelector("summary").focus();
};

function escape() {
  const menu = document.querySelector("details.menu[open]");
  if (menu) menu.open = false;
  else clear();
}

function digit(code) {
  const number = code.slice(5), options = [...document.querySelectorAll("#answer .opt")];
  const option = options.find((one) => one.querySelector("kbd")?.textContent === number)?.querySelector("input") ?? document.querySelectorAll("#answer .amount > input")[number - 1 - document.querySelectorAll("#answer .opt kbd").length];
  if (!option) return;
  option.closest("details")?.setAttribute("open", ""); // what is chosen is seen
  option.checked = true;
  option.focus();
  option.dispatchEvent(new Event("change", { bubbles: true }));
}

export function keys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const typing = event.target.matches?.("input[type=text], input[type=number], textarea, select");
    if (event.key === "Escape") return escape();
    if (typing) return;
    if (event.key === "Enter" && (event.target === document.body || event.target.matches("#answer input, #question, [data-choices].picked"))) {
      event.preventDefault();
      return answer();
    }
    if (setting("keys", "on") !== "on") return;
    const letter = event.key.toLowerCase();
    if (/^Digit[1-9]$/.test(event.code)) return digit(event.code);
    const card = document.querySelector(`[data-letter="${event.key.toUpperCase()}"][data-choices]`);
    if (card) { pickThing(card); return card.focus(); }
    if (event.key === "?") return open("why");
    if (letter === "l") { tab("log"); return document.getElementById("tab-log").focus(); }
    document.querySelector(`button[data-key="${letter}"]:not([aria-disabled=true])`)?.click();
  });
}
