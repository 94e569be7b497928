// What somebody has missed who was away: it lies over the table until she goes on.
import { aloud, on } from "./device.js";
import { cover } from "./moments.js";

const box = () => document.getElementById("away");
const look = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/static/away.css" });
const styled = new Promise((resolve) => { look.onload = look.onerror = resolve; });
document.head.append(look);

export async function away(message) {
  await styled;
  box().innerHTML = message.away;
  box().hidden = false;
  cover(box());
  box().querySelector("h2").focus({ preventScroll: true });
  aloud("live", message.say);
}

function close() {
  box().hidden = true;
  document.getElementById("question")?.focus({ preventScroll: true });
}

on("click", { "[data-away]": close });
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || box().hidden || !document.getElementById("moment").hidden) return;
  event.stopImmediatePropagation();
  close();
}, true);
addEventListener("resize", () => box().hidden || cover(box()));
