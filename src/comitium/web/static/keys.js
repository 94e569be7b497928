// The keyboard: what has a key of its own (data-key) is clicked by it, Enter confirms. Off where somebody types or wants none.
import { clear } from "./choose.js";
import { setting } from "./device.js";
import { opens } from "./inspect.js";
import { answer } from "./live.js";

const TYPES = "input[type=text], input[type=number], textarea, select";
const CONFIRMS = "body, #answer input, #answer [data-bump], #question, [data-choices].picked"; // Space presses "+"

// A digit is where it stands on the keyboard: in France it needs no other key to be held.
const named = ({ code, key }) => (/^(Digit|Space)/.test(code) ? code.replace("Digit", "") : key).toLowerCase();

function press(event) {
  const all = [...document.querySelectorAll(`[data-key~="${CSS.escape(named(event))}"]:not([aria-disabled=true])`)];
  const found = all.find((one) => one.closest(".opened")) ?? all.find((one) => !one.closest(".shop")); // what lies on top goes first
  if (!found) return;
  event.preventDefault();
  if (found.matches("input")) found.closest("details")?.setAttribute("open", ""); // what is chosen is seen
  found.click();
  if (found.matches("input, summary, [data-choices]")) found.focus();
}

export function keys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open], :is(:popover-open)")) return;
    if (event.key === "Escape") return document.querySelector(".opened") ? opens() : clear();
    if (event.target.matches(TYPES)) return;
    const tabs = /^(Home|End)$/.test(event.key) && event.target.closest(".tabs")?.querySelectorAll("input");
    if (tabs) { const tab = [...tabs].at(event.key === "Home" ? 0 : -1); tab.focus(); tab.click(); return event.preventDefault(); }
    if (event.key === "Enter" && event.target.matches(CONFIRMS)) { event.preventDefault(); return answer(); }
    const single = event.key.length === 1;
    if (single ? setting("keys", "on") === "on" : !event.target.matches("input")) press(event); // an arrow moves a slider
  });
}
