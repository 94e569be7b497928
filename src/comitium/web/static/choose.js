// What is chosen but not yet confirmed: the options of the panel and the things on the table that light up for them.
const panel = () => document.getElementById("answer");
const all = (selector) => [...(panel()?.querySelectorAll(selector) ?? [])];
const radio = () => panel()?.querySelector("[name=choice]:checked");
const number = (box) => Number(box.querySelector("[type=number]").value);
let busy = false;

// The question on the page: its number, and the seat that is asked. Whoever leads several is shown one after the other.
const asks = () => ({ at: Number(panel().dataset.at), seat: Number(panel().dataset.seat) });
export const isAsked = (one) => panel() !== null && one.at === asks().at && one.seat === asks().seat;

// The answer that is chosen, as it will be sent; null if there is none.
export function chosen() {
  const picked = radio(), box = picked?.closest(".amount");
  if (!picked) return null;
  const question = asks();
  if (picked.value === "way") return { do: "fill", ...question, said: said(), way: Number(picked.id.slice(4)) };
  const choice = Number(picked.value);
  if (picked.dataset.act && Object.values(filled()).some(Boolean)) return { do: "fill", ...question, said: said(), way: choice, choice };
  return { do: "choose", ...question, choice: box ? Number(box.dataset.base) + number(box) : choice };
}

// Draw what is chosen: rings and ticks on the table, the name of the act on the button.
export function show() {
  const now = chosen(), button = document.getElementById("confirm");
  for (const thing of document.querySelectorAll("[data-choices]")) {
    const on = now !== null && thing.dataset.choices.split(" ").includes(String(now.choice));
    thing.classList.toggle("picked", on);
    thing.setAttribute("aria-pressed", on);
  }
  if (!button) return;
  button.setAttribute("aria-disabled", now === null || busy);
  document.getElementById("confirm-text").textContent = radio()?.dataset.act ?? radio()?.closest(".opt, .amount").querySelector(".t").textContent ?? button.dataset.idle;
}

export function pick(choice) {
  const option = all(".opt input").find((one) => one.value === String(choice));
  if (option) option.checked = true;
  for (const box of all(".amount")) {
    const { min, max } = box.querySelector("[type=number]"), wanted = choice - box.dataset.base;
    if (wanted >= min && wanted <= max) amount(box, wanted);
  }
  show();
  option?.closest("label").scrollIntoView({ block: "nearest", inline: "nearest" });
}

// A thing that may be chosen in several ways: every click takes the next of them.
export function pickThing(thing) {
  const ways = thing.dataset.choices.split(" ").map(Number);
  pick(ways[(ways.indexOf(chosen()?.choice) + 1) % ways.length]);
}

export const clear = () => { if (radio()) radio().checked = false; show(); };

// A number: a slider and a field say the same, in words beside them as well.
export function amount(box, wanted) {
  const slider = box.querySelector("[type=range]");
  slider.value = wanted; // which the browser brings between its ends, and to a whole step
  box.querySelector("[type=number]").value = slider.value;
  box.querySelector("[type=radio]").checked = true;
  box.querySelector(".t").textContent = slider.value === "1" ? box.dataset.one : box.dataset.many.replaceAll("#", slider.value);
  for (const chance of box.querySelectorAll("[data-for]")) chance.hidden = chance.dataset.for !== slider.value;
  for (const cell of box.querySelectorAll("[data-tick]")) cell.classList.toggle("now", cell.dataset.tick === slider.value);
  for (const row of document.querySelectorAll("[data-from]")) row.classList.toggle("gained", Number(slider.value) >= row.dataset.from);
  show();
}

// The two buttons beside a number.
export function bump(button) {
  const field = button.parentElement.querySelector("[type=number]");
  field.stepUp(Number(button.dataset.bump));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

// A form that answers several questions: what is filled in by now; the house is told, and draws it anew.
const filled = (but = "") => Object.fromEntries(all(`.fill :is(select, [type=number])${but}`).map((one) => [one.id.slice(5), Number(one.value)]));
const said = (but) => ({ ...filled(but), ...(radio()?.dataset.act ? { way: Number(radio().dataset.way) } : {}) }); // and which of its ways is chosen
let asked = null, later = 0; // what the house has not drawn yet, and when it is told
let told = null; // what the house was told last: behind a new wire it has forgotten that

export function sketch(send, more = {}) {
  asked = Object.fromEntries(Object.entries({ ...said(":not([data-usual])"), ...more }).sort()); // as the house says it again
  if (radio()?.value !== "way") panel().querySelector("[value=way]")?.click();
  clearTimeout(later);
  told = { ...asks(), said: asked };
  later = setTimeout(() => retell(send), 150);
  show();
}

export const retell = (send) => { if (told && isAsked(told)) send({ do: "sketch", ...told }); };

// A button that fills in several numbers at once.
export function preset({ dataset }, send) {
  const values = JSON.parse(dataset.fill);
  fill(values);
  radio()?.focus(); // Enter confirms from there
  sketch(send, values);
}

// What cannot be more than nothing has no field as yet.
function fill(values) {
  for (const [id, value] of Object.entries(values)) {
    const field = document.getElementById(`fill-${id}`);
    if (field) field.value = value;
  }
}

// A frame that does not know yet what was filled in last does not take it back.
function refill() {
  const form = panel()?.querySelector(".fill");
  if (!form || form.dataset.said === JSON.stringify(asked)) asked = null;
  fill(asked ?? {});
}

// After a new frame: what was chosen for the same question stays chosen.
export function restore(before) {
  const again = before !== null && isAsked(before);
  busy = false;
  if (told && !isAsked(told)) asked = told = null;
  refill();
  const way = document.getElementById(`way-${before?.way}`);
  if (again && way) way.checked = true;
  else if (again) pick(before.choice);
  show();
}

export const wait = (now) => { busy = now; show(); };
