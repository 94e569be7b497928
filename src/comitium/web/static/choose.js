// What is chosen but not yet confirmed: the options of the panel and the things on the table that light up for them.
const panel = () => document.getElementById("answer");
let kept = null; // what was chosen, to be put back after the page has been drawn anew
let busy = false;

export function chosen() {
  const form = panel();
  const radio = form?.querySelector("input[name=choice]:checked");
  if (!radio) return null;
  if (radio.value === "way") return { at: Number(form.dataset.at), way: Number(radio.id.slice(4)), text: radio.closest("label").querySelector(".t").textContent, said: said(), place: radio.id };
  if (radio.value !== "amount") return { at: Number(form.dataset.at), choice: Number(radio.value), text: radio.closest("label").querySelector(".t").textContent };
  const box = radio.closest(".amount");
  const number = Number(box.querySelector("[type=number]").value);
  const text = number === 1 ? box.dataset.one : box.dataset.many.replaceAll("#", number);
  return { at: Number(form.dataset.at), choice: Number(box.dataset.base) + number, text, number, place: radio.id };
}

// A form that answers several questions: what is filled in by now.
export const said = () => Object.fromEntries([...panel().querySelectorAll(".fill :is(select, [type=number])")].map((one) => [one.id.slice(5), Number(one.value)]));
let asked = null, later = 0; // what the house was told of it last, and when it is told again

export function bump(button) {
  const field = button.parentElement.querySelector("input");
  field.value = Math.max(Number(field.min), Math.min(Number(field.max), Number(field.value) + Number(button.dataset.bump)));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

export function sketch(send) {
  asked = said();
  panel().querySelector("[value=way]:checked") ?? panel().querySelector("[value=way]")?.click();
  clearTimeout(later);
  later = setTimeout(() => send({ do: "sketch", at: Number(panel().dataset.at), said: asked }), 150);
  show();
}

// A frame that does not know yet what was filled in last does not take it back.
function refill() {
  const form = panel()?.querySelector(".fill");
  if (!form || form.dataset.said === JSON.stringify(asked)) asked = null;
  for (const [id, value] of Object.entries(asked ?? {})) { const field = document.getElementById(`fill-${id}`); if (field) field.value = value; }
}

// Draw what is chosen: rings and ticks on the table, the name of the act on the button.
export function show() {
  const now = (kept = chosen());
  for (const thing of document.querySelectorAll("[data-choices]")) {
    const on = now !== null && thing.dataset.choices.split(" ").includes(String(now.choice));
    thing.classList.toggle("picked", on);
    thing.setAttribute("aria-pressed", on);
  }
  const button = document.getElementById("confirm");
  if (!button) return;
  button.setAttribute("aria-disabled", now === null || busy);
  document.getElementById("confirm-text").textContent = now === null ? button.dataset.idle : now.text;
}

export function pick(choice) {
  const radio = panel()?.querySelector(`input[name=choice][value="${choice}"]`);
  if (radio) radio.checked = true;
  else pickAmount(choice);
  show();
  radio?.closest("label").scrollIntoView({ block: "nearest", inline: "nearest" });
  return radio;
}

function pickAmount(choice) {
  for (const box of panel()?.querySelectorAll(".amount") ?? []) {
    const number = choice - Number(box.dataset.base), field = box.querySelector("[type=number]");
    if (number >= Number(field.min) && number <= Number(field.max)) amount(box, number);
  }
}

// A thing that may be chosen in several ways: every click takes the next of them.
export function pickThing(thing) {
  const ways = thing.dataset.choices.split(" ").map(Number);
  pick(ways[(ways.indexOf(chosen()?.choice) + 1) % ways.length]);
}

export function amount(box, number) {
  const field = box.querySelector("[type=number]");
  const low = Number(field.min), step = Number(field.step) || 1;
  const whole = low + Math.round((number - low) / step) * step;
  const value = Math.max(low, Math.min(Number(field.max), Number.isFinite(whole) ? whole : low));
  for (const input of box.querySelectorAll("[type=number], [type=range]")) input.value = value;
  for (const chance of box.querySelectorAll("[data-for]")) chance.hidden = Number(chance.dataset.for) !== value;
  box.querySelector("[type=radio]").checked = true;
  show();
  box.querySelector(".t").textContent = chosen().text;
}

export function clear() {
  for (const radio of panel()?.querySelectorAll("input[name=choice]:checked") ?? []) radio.checked = false;
  show();
}

// After a new frame: what was chosen for the same question stays chosen.
export function restore() {
  const before = kept;
  busy = false;
  refill();
  if (before && Number(panel()?.dataset.at) === before.at) {
    if (before.place) {
      const radio = document.getElementById(before.place), box = radio?.closest(".amount");
      if (box) amount(box, before.number);
      else if (radio) radio.checked = true;
    } else pick(before.choice);
  }
  show();
}

export const wait = (now) => { busy = now; show(); };
export const waits = () => busy;
