// Moments: what decides is shown before the table changes, beat by beat. It passes by itself, or waits at the speed "step";
// a key ends it, and the log opens it again.
import { aloud, on } from "./device.js";

const PACE = { step: [Infinity, Infinity], slow: [2000, 7000], usual: [1100, 4500], fast: [450, 1600], instant: [0, 0] };
const BRIEF = 0.6; // of the time that a large one has
const WORD = 60; // milliseconds for a word, besides
let now = null; // what is shown: the scene, its beat, how to go on, and whether somebody holds it

const box = () => document.getElementById("moment");
const speed = () => document.querySelector("[data-speed][aria-pressed=true]")?.dataset.speed ?? "usual";

// All of them, one after the other.
export async function moments(scenes) {
  for (const scene of scenes) if (scene.ends || !document.hidden) await show(scene);
}

export const isShowing = () => now !== null;

export function show(scene) {
  now?.done();
  return new Promise((resolve) => {
    const from = document.activeElement;
    now = { scene, beat: 0, held: false, timer: 0, done: () => { clearTimeout(now.timer); box().hidden = true; now = null; from?.isConnected && from !== document.body && from.focus({ preventScroll: true }); resolve(); } };
    draw();
  });
}

function draw() {
  const { scene, beat } = now, place = box(), last = beat === scene.beats.length - 1;
  place.innerHTML = scene.beats[beat];
  place.classList.toggle("brief", Boolean(scene.brief));
  place.hidden = false;
  fit(place);
  place.scrollTop = place.scrollHeight; // the latest beat is in sight
  place.querySelector("[data-moment=next]").focus({ preventScroll: true });
  aloud("live", scene.say[beat]);
  const [between, after] = PACE[speed()];
  const rests = last ? after + WORD * place.querySelector(".acts").textContent.split(/\s+/).length : between;
  run(last && scene.ends ? Infinity : rests * (scene.brief ? BRIEF : 1));
}

// The box lies over the table, below what tells how Rome does; on a small screen down to the foot.
function fit(place) {
  const table = document.getElementById("table")?.getBoundingClientRect(), strip = document.getElementById("at-state")?.getBoundingClientRect();
  const top = Math.max(strip && strip.top < innerHeight / 2 ? strip.bottom : table?.top ?? 0, document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0);
  const narrow = innerWidth < 900;
  Object.assign(place.style, { top: `${Math.max(top + 8, 0)}px`, left: narrow ? 0 : `${table?.left ?? 8}px`, width: narrow ? "100%" : `${table?.width ?? innerWidth - 16}px` });
}

function run(time) {
  clearTimeout(now.timer);
  const bar = box().querySelector(".bar");
  box().classList.toggle("waits", time === Infinity || now.held);
  if (time === Infinity || now.held) return;
  bar.style.animationDuration = `${time}ms`;
  now.timer = setTimeout(next, time);
}

function next() {
  if (!now) return;
  if (now.beat === now.scene.beats.length - 1) return now.done();
  now.beat += 1;
  draw();
}

function go(beat) {
  now.beat = Math.max(0, beat);
  draw();
}

function hold(button) {
  now.held = !now.held;
  button.setAttribute("aria-pressed", now.held);
  run(now.held ? Infinity : PACE[speed()][1]);
}

const ACTS = { next, again: () => go(0), hold };
const KEYS = { Enter: next, " ": () => hold(box().querySelector("[data-moment=hold]")), Backspace: () => go(now.beat - 1), r: () => go(0), Escape: () => now.done() };

export function stage() {
  on("click", { "[data-moment]": (button) => ACTS[button.dataset.moment](button) });
  document.addEventListener("keydown", (event) => {
    const act = now && !event.ctrlKey && !event.metaKey && !event.altKey && KEYS[event.key];
    if (!act || document.querySelector("dialog[open]") || event.target.matches("input[type=text], textarea")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }, true);
  addEventListener("resize", () => now && fit(box()));
}
