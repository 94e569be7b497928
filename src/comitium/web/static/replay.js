// A finished game, step by step: the slider, play and pause, another viewpoint; the address always names the step.
import { glass, inspects, unhover } from "./inspect.js";
import { glide, remember } from "./motion.js";
import { morph } from "./turn.js";

const PACE = 1100;
let playing = null, wanted = 0, fetching = false;

const place = () => document.querySelector("[data-replay]");
const address = (step, seat) => `${place().dataset.replay}?step=${step}&seat=${seat}`;

async function show(step, seat = place().dataset.seat) {
  wanted = step;
  if (fetching) return;
  fetching = true;
  const answer = await fetch(`${address(step, seat)}&part=frame`).catch(() => null); // without a network it stays where it is, and goes on afterwards
  if (answer?.ok) {
    const before = remember();
    unhover();
    morph(await answer.text());
    history.replaceState(null, "", address(step, seat));
    glide(before, JSON.parse(place().dataset.moves || "[]"));
    button();
  }
  fetching = false;
  if (wanted !== step) show(wanted);
}

// A card under the glass, as this viewpoint saw it at this step.
async function look(id, hover = false) {
  const answer = await fetch(`${address(now(), place().dataset.seat)}&part=glass&id=${encodeURIComponent(id)}`);
  if (answer.ok) glass({ inspect: await answer.text(), id, hover });
}

const now = () => Number(place().dataset.step);
const last = () => Number(place().dataset.steps);

function button() {
  const play = document.querySelector("[data-play]");
  play.setAttribute("aria-pressed", playing !== null);
  play.querySelector("span").textContent = playing ? play.dataset.pause : play.dataset.playText;
}

function toggle() {
  if (playing) { clearInterval(playing); playing = null; }
  else playing = setInterval(() => { if (now() >= last()) toggle(); else if (!fetching) show(now() + 1); }, PACE);
  button();
}

export function replay() {
  inspects(look);
  document.addEventListener("click", (event) => {
    const go = event.target.closest("[data-go]");
    if (go) { event.preventDefault(); show(Math.max(0, Math.min(last(), now() + Number(go.dataset.go)))); }
    if (event.target.closest("[data-play]")) toggle();
  });
  document.addEventListener("input", (event) => { if (event.target.matches("[data-slide], [data-turn]")) show(Number(event.target.value)); });
  document.addEventListener("change", (event) => { if (event.target.matches("[data-viewpoint]")) show(now(), event.target.value); });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select") || document.querySelector("dialog[open]")) return;
    if (event.key === "ArrowRight" || event.key === "n") show(Math.min(last(), now() + 1));
    if (event.key === "ArrowLeft" || event.key === "p") show(Math.max(0, now() - 1));
    if (event.key === " ") { event.preventDefault(); toggle(); }
  });
}
