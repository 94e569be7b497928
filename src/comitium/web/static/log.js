// Beside the table: the log, narrowed or gone through line by line, and what people have written.
import { aloud, setting } from "./device.js";

const PACE = { step: 0, slow: 2200, usual: 1300, fast: 600, instant: 300 };
let stepping = null;

// What happened since the last decision, line by line.
export function stepThrough() {
  const lines = [...document.querySelectorAll("#tab-log-in .fresh")].reverse();
  const speed = document.querySelector("[data-speed][aria-pressed=true]")?.dataset.speed ?? "usual";
  let at = lines.findIndex((line) => line.classList.contains("now"));
  clearInterval(stepping);
  const next = () => {
    lines[at]?.classList.remove("now");
    const line = lines[++at];
    if (!line) return clearInterval(stepping);
    line.classList.add("now");
    spot(line);
    line.scrollIntoView({ block: "nearest" });
    aloud("live", line.innerText); // without what is folded
  };
  next();
  if (PACE[speed]) stepping = setInterval(next, PACE[speed]);
}

// A line of the log shows on the table what it brought.
export function spot(line) {
  document.querySelectorAll(".spot").forEach((one) => one.classList.remove("spot"));
  for (const id of line.dataset.lights?.split(" ") ?? []) document.getElementById(`at-${id}`)?.classList.add("spot");
}

// The log, narrowed to somebody's lines or to a part of the rules: by a style sheet, which holds for lines to come as well.
const sieve = new CSSStyleSheet();
document.adoptedStyleSheets.push(sieve);
export function sift() {
  const picked = [...document.querySelectorAll("[data-sift]")].filter((list) => list.value);
  const wanted = picked.map((list) => `[data-${list.dataset.sift}="${list.value}"]`).join("");
  const others = `.log li:not(.turn, ${wanted})`, none = `#tab-log-in:not(:has(li${wanted})) #sifted`;
  if (wanted !== (sieve.wanted ?? "")) sieve.replaceSync(wanted && `${others} { display: none; } ${none} { display: block; }`); // another sheet styles everything anew
  sieve.wanted = wanted;
}

// What was written while its tab was closed is counted on the tab, also after the page was away, and read aloud.
export function talk() {
  const head = document.getElementById("tab-talk"), kept = `talk ${location.pathname}`;
  const lines = [...document.querySelectorAll("li[data-said]")].filter((one) => Number(one.dataset.said) > Number(setting(kept, 0)));
  const news = head && !head.querySelector("input").checked ? lines : []; // in a lobby all of it is in sight
  if (lines.length > news.length) localStorage.setItem(kept, lines.at(-1).dataset.said);
  if (news.length > Number(head?.dataset.fresh ?? 0)) aloud("live", news.at(-1).textContent);
  for (const place of document.querySelectorAll("#tab-talk, #decision .news")) news.length ? (place.dataset.fresh = news.length) : delete place.dataset.fresh;
}
