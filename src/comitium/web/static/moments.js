// Moments: what decides is shown before the table changes, beat by beat. It passes by itself, unless it is
// large and one's own; at the speed "step" every one waits. A key ends it, and the log opens it again.
import { aloud, on } from "./device.js";
import { send } from "./live.js";

const PACE = { step: [Infinity, Infinity], slow: [2000, 7000], usual: [1100, 4500], fast: [450, 1600], instant: [0, 0] };
const BRIEF = 0.6; // of the time that a large one has
const QUICK = 2500; // of any one at the speed "fast"
const WORD = 60; // milliseconds for a word, besides
const turned = {}; // who has turned the page, by the place of the event that decided it
let now = null; // what is shown: the scene, its beat, how to go on, and whether somebody holds it or wants it in full

const box = () => document.getElementById("moment");
const speed = () => document.querySelector("[data-speed][aria-pressed=true]")?.dataset.speed ?? "usual";
// In brief: small things, and at the speed "fast" everything but the end. The stage tells it, and the table stays in sight.
const isBrief = () => !now.full && !now.scene.ends && (now.scene.brief || speed() === "fast");
const isLast = () => now.beat === now.scene.beats.length - 1;

// All of them, one after the other.
export async function moments(scenes) {
  for (const scene of scenes) {
    if (scene.ends || !document.hidden) await show(scene);
    send({ do: "turned", at: scene.at });
  }
}

export function show(scene) {
  now?.done();
  return new Promise((resolve) => {
    now = { scene, beat: 0, held: false, full: false, timer: 0, from: document.activeElement, resolve, done };
    draw();
  });
}

function done() {
  const { from, timer, resolve } = now;
  clearTimeout(timer);
  box().hidden = true;
  now = null;
  document.activeElement?.blur(); // a button that is hidden keeps the focus until the page is painted, and the frame that waited comes first
  from?.focus({ preventScroll: true }); // nothing, if it is the page or has gone
  resolve();
}

function draw() {
  const { scene } = now, place = box(), brief = isBrief();
  if (brief) now.beat = scene.beats.length - 1;
  place.innerHTML = scene.beats[now.beat];
  place.classList.toggle("brief", brief);
  place.hidden = false;
  const told = place.querySelector(`[name=pace][value=${speed()}]`);
  if (told) told.checked = true;
  hasTurned();
  cover(place);
  place.scrollTop = brief ? 0 : place.scrollHeight; // the latest beat is in sight
  place.querySelector("[data-moment=next]").focus({ preventScroll: true });
  aloud("live", scene.say[now.beat]);
  run();
}

// The box lies over the stage and the factions, in brief over the stage; over the table where there is no stage. On a small screen
// it goes from below what tells how Rome does down to the foot. What one can do lies over the question in the rail, if there is one.
export function cover(place) {
  const [stage, cells, table, line, bar] = ["#stage", ".facs", "#table", "#line", ".top"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const narrow = innerWidth < 900, under = narrow || !stage ? table : stage;
  const top = Math.max((narrow && line ? line : under)?.top ?? 0, bar?.bottom ?? 0);
  const height = narrow || !stage ? "" : `${(place.classList.contains("brief") ? stage : cells).bottom - top}px`;
  Object.assign(place.style, { top: `${top}px`, left: narrow ? 0 : `${under?.left ?? 8}px`, width: narrow ? "100%" : `${under?.width ?? innerWidth - 16}px`, height, maxHeight: height });
  const foot = place.querySelector("footer"), rail = narrow ? null : document.querySelector(".rail")?.getBoundingClientRect();
  place.classList.toggle("railed", Boolean(rail?.width));
  if (rail?.width) Object.assign(foot.style, { left: `${rail.left}px`, top: `${rail.top}px`, width: `${rail.width}px`, minHeight: `${document.getElementById("decision")?.offsetHeight ?? 0}px` });
  else foot.style = "";
}

// How long what is shown stays: as long as it takes to read it.
function rests() {
  const [between, after] = PACE[speed()], { ends, mine } = now.scene;
  if (!isLast()) return between;
  if (now.held || ends || mine) return Infinity;
  return speed() === "fast" ? QUICK : (after + WORD * box().querySelector(".acts").textContent.split(/\s+/).length) * (isBrief() ? BRIEF : 1);
}

function run() {
  const time = now.held ? Infinity : rests();
  clearTimeout(now.timer);
  box().classList.toggle("waits", time === Infinity);
  if (time === Infinity) return;
  box().querySelector(".bar").style.animationDuration = `${time}ms`;
  now.timer = setTimeout(next, time);
}

// Other people have turned the page, too.
export function hasTurned(news) {
  if (news) (turned[news.at] ??= new Set()).add(news.seat);
  for (const chip of box().querySelectorAll("[data-turned]")) chip.classList.toggle("done", Boolean(turned[now?.scene.at]?.has(Number(chip.dataset.turned))));
}

// Another speed holds at once, before the frame that waits behind the moment says so.
function pace({ value }) {
  document.querySelector(`[data-speed=${value}]`)?.click();
  for (const one of document.querySelectorAll("[data-speed]")) one.setAttribute("aria-pressed", one.dataset.speed === value);
  run();
}

const go = (beat) => { now.beat = Math.max(0, beat); draw(); };
const next = () => now && (isLast() ? now.done() : go(now.beat + 1));
const full = () => { now.full = true; go(0); };
const hold = (button = box().querySelector("[data-moment=hold]")) => { button.setAttribute("aria-pressed", now.held = !now.held); run(); };
const ACTS = { next, again: () => go(0), hold, full };
const KEYS = { Enter: next, " ": () => hold(), Backspace: () => go(now.beat - 1), m: full, r: () => go(0), Escape: () => now.done() };

export function stage() {
  on("click", { "[data-moment]": (button) => ACTS[button.dataset.moment](button) });
  on("change", { "#moment [name=pace]": pace });
  document.addEventListener("keydown", (event) => {
    const act = now && !event.ctrlKey && !event.metaKey && !event.altKey && KEYS[event.key];
    if (!act || document.querySelector("dialog[open]") || event.target.matches("input[type=text], textarea, select")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }, true);
  addEventListener("resize", () => now && cover(box()));
}
