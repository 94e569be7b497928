// A finished game, step by step: the slider, play and pause, another viewpoint; the address always names the step.
import { on } from "./device.js";
import { glass, inspects, unhover } from "./inspect.js";
import { glide, remember } from "./motion.js";
import { morph } from "./turn.js";

const PACE = 1100;
let playing = null, wanted = 0, fetching = false;
const place = () => document.querySelector("[data-replay]");
const now = () => Number(place().dataset.step);
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
    glide(before, JSON.parse(place().dataset.moves));
  }
  fetching = false;
  if (wanted !== step) show(wanted);
}

// A card under the glass, as this viewpoint saw it at this step.
async function look(id, hover = false) {
  const answer = await fetch(`${address(now(), place().dataset.seat)}&part=glass&id=${encodeURIComponent(id)}`);
  if (answer.ok) glass({ inspect: await answer.text(), id, hover });
}

function play(button) {
  clearInterval(playing);
  playing = playing ? null : setInterval(next, PACE);
  button.ariaPressed = playing !== null;
}

function next() {
  if (now() >= Number(place().dataset.steps)) play(document.querySelector("[data-play]"));
  else if (!fetching) show(now() + 1);
}

export function replay() {
  inspects(look);
  on("click", { "[data-go]": (link, event) => { event.preventDefault(); show(Number(link.dataset.go)); }, "[data-play]": play });
  on("input", { "[data-slide], [data-turn]": (field) => show(Number(field.value)) });
  on("change", { "[data-viewpoint]": (list) => show(now(), list.value) });
}
