// A page that is alive: frames come in and morph the page, answers go out. After a cut it comes back where it was.
import { amount, bump, chosen, pickThing, restore, show, sketch, wait, waits } from "./choose.js";
import { drags } from "./drag.js";
import { glass, inspects, unhover } from "./inspect.js";
import { lessons, teach } from "./lesson.js";
import { sift, spot, stepThrough, talk } from "./log.js";
import { glide, hurry, remember as boxes } from "./motion.js";
import { turn } from "./turn.js";
import { aloud, remember, setting, settings, toast } from "./device.js";

const BEAT = 20000, LATE = 8000;
let pending = null; // the answer that was given and not yet heard of: after a cut it is given again, and counts once
let gave = false; // an order was left, or something done unasked: its button may be gone with the next frame
let socket = null, last = 0, tries = 0, heard = Date.now();

export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => send(message), { once: true });
  else state(false);
}

function state(saved) {
  const chip = document.getElementById("saved");
  chip?.classList.toggle("lost", !saved);
  if (chip) chip.querySelector("span").textContent = saved ? chip.dataset.saved : chip.dataset.lost;
}

function connect(path) {
  const url = new URL(path, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(url);
  socket.onopen = () => { tries = 0; heard = Date.now(); send({ do: "hello", frame: last, language: document.documentElement.lang, ...tag() }); last = 0; if (pending) send(pending); };
  socket.onmessage = (event) => { heard = Date.now(); receive(JSON.parse(event.data)); };
  socket.onclose = () => {
    state(false);
    wait(false);
    setTimeout(() => connect(path), Math.min(5000, 300 * 2 ** tries++) * (0.7 + 0.6 * Math.random()));
  };
}

// What the page was when it came: the house does not send it again.
function tag() {
  const found = document.body.dataset.tag;
  delete document.body.dataset.tag;
  return found ? { tag: Number(found) } : {};
}

function receive(message) {
  if (message.frame !== undefined) draw(message);
  else if (message.error) { pending = offered = null; wait(false); toast(message.error); aloud("alert", message.error); }
  else if (message.same) { last = message.same; state(true); if (message.say) aloud(message.asked ? "alert" : "live", message.say); }
  else if (message.inspect) glass(message);
  else if (message.gone) location.assign(message.gone);
}

function draw(message) {
  if (message.frame < last) return;
  last = message.frame;
  beside();
  const question = document.getElementById("question")?.textContent;
  const inside = document.activeElement?.closest?.("#decision, #table") !== null;
  const typing = document.activeElement?.matches?.("input[type=text], textarea");
  const before = boxes(), decides = document.getElementById("decision");
  const { fits, later } = turn(message);
  if (!fits) socket.close(); // it is not the page that the house thinks it is: it comes anew
  if (decides && !document.getElementById("decision")) scrollTo(0, 0); // it is over: who has won stands above
  const known = pending && Number(document.getElementById("answer")?.dataset.at) !== pending.at;
  const answered = known || (gave && !document.activeElement?.closest("#decision"));
  if (known) pending = null;
  document.title = message.title;
  if (document.documentElement.lang !== message.language) document.documentElement.lang = message.language; // the same again would style everything anew
  settings();
  restore();
  state(true);
  talk();
  unhover();
  const asked = document.getElementById("question");
  if (asked?.textContent !== question) unfilter();
  const lost = document.activeElement === document.body || document.activeElement === null;
  const moves = asked && (answered || asked.textContent !== question) && !typing && (inside || lost); // the next question may have the same words
  if (moves) { gave = false; focusQuestion(asked, message.asked); }
  glide(before, message.moves ?? []); // when all else is done, for then the page is laid out once; and before it is scrolled
  teach();
  if (moves && message.asked && innerWidth < 900) {
    document.querySelector("[name=view]")?.click();
    (document.getElementById("at-floor") ?? document.querySelector("#matters > *"))?.scrollIntoView(); // what it is about
    scrollBy(0, Math.min(0, document.getElementById("decision").getBoundingClientRect().bottom - innerHeight)); // the sheet stays below
  } else if (moves && message.asked) scrollTo(0, 0); // where what it is about stands
  tell(message, question, moves);
  if (document.querySelector(".curtain")) veil();
  if (message.asked && document.hidden) notify(message.title);
  waiting = later;
  if (message.around) beside(); // its log is there already, and not narrowed yet
  else requestAnimationFrame(() => setTimeout(beside));
}

// What stands beside the table waits until the table is painted, or until the next frame comes.
let waiting = null;
function beside() {
  if (!waiting) return;
  turn({ parts: waiting }, true);
  waiting = null;
  sift();
  talk();
  unpaper();
}

// Behind a curtain nothing is left of what the one before has looked at or was told.
function veil() {
  document.getElementById("window").close();
  document.querySelector(".toast")?.remove();
  for (const id of ["window-in", "live", "alert"]) document.getElementById(id).textContent = "";
}

// A question is read once: by the focus that goes to it, or aloud, but not again with every frame that it waits through.
let told = "";
function tell({ say, asked }, question, moved) {
  const now = document.getElementById("question")?.textContent;
  const rest = say && now && (moved || now === question) ? say.replace(now, "").trim() : say;
  if (rest && rest !== told) aloud(asked && !moved ? "alert" : "live", rest);
  told = rest ?? "";
}

// After a confirmation the focus is on the next question, or on its heading if others decide.
function focusQuestion(heading, asked) {
  const first = asked ? document.querySelector("#answer .fill .field :is(select, button:enabled)") ?? document.querySelector("#answer input[name=choice]:checked, #answer input[name=choice]") : null;
  document.querySelector("#answer .body")?.scrollTo(0, 0); // another list begins with its first option
  (first ?? heading).focus({ preventScroll: true });
}

function notify(title) {
  if (setting("notify", "off") === "on" && globalThis.Notification?.permission === "granted") new Notification(title, { tag: "comitium" });
}

export function answer() {
  const now = chosen();
  if (!now || waits()) return;
  hurry();
  wait(true);
  pending = now.said ? { do: "fill", at: now.at, said: now.said, way: now.way } : { do: "choose", choice: now.choice, at: now.at };
  send(pending);
}

// A long list is narrowed by a word; the next question has its whole list again.
function filter(field) {
  const wanted = field.value.trim().toLowerCase();
  for (const option of document.querySelectorAll("#answer .opt")) option.hidden = !option.textContent.toLowerCase().includes(wanted);
}

function unfilter() {
  const field = document.querySelector("[data-filter]");
  if (field) { field.value = ""; filter(field); }
}

// A form in a window stays until what it sent is heard of: an agreement more, or an answer more.
let offered = null;
const deals = () => document.querySelectorAll(".claims .shut, .replies li").length;

function unpaper() {
  if (offered === null || deals() === offered) return;
  offered = null;
  document.querySelector("#window:has(.paper)")?.close();
}

// A promise needs some fields and not the others.
function needs(side) {
  const wanted = side.selectedOptions[0]?.dataset.needs.split(" ") ?? [];
  for (const field of side.closest("fieldset").querySelectorAll("[data-need]")) {
    field.hidden = !wanted.includes(field.dataset.need);
    field.querySelector("input, select").disabled = field.hidden;
  }
}

// "name:number", what a message says besides
const given = (text) => Object.fromEntries((text ?? "").split(" ").filter(Boolean).map((one) => one.split(":")).map(([name, value]) => [name, Number(value)]));

const clicks = {
  "[data-lights]": spot,
  "[aria-disabled=true][title]": (button) => toast(button.title), // a finger has no tooltips
  "[data-send]": (button) => { if (button.getAttribute("aria-disabled") !== "true") send({ do: button.dataset.send, ...given(button.dataset.with) }); },
  "[data-choices]": pickThing,
  "[data-language]": (button) => { remember("language", button.dataset.language); send({ do: "language", language: button.dataset.language }); },
  "[data-aside]": (button) => (gave = true) && send({ do: "aside", choice: Number(button.dataset.aside) }),
  "[data-order]": ({ dataset: { order: question, orders, within } }) => {
    const choices = orders.split(" ").map(Number);
    gave = true;
    for (const choice of choices) send({ do: "order", question, choice, times: choices.length > 1 ? 1 : -1, within });
  },
  "[data-bump]": bump,
  "[data-step]": (button) => {
    const box = button.closest(".amount");
    amount(box, Number(box.querySelector("[type=number]").value) + Number(button.dataset.step));
  },
  "[data-speed]": (button) => { remember("speed", button.dataset.speed); send({ do: "speed", speed: button.dataset.speed }); },
  "[data-stand-in]": (button) => send({ do: "stand-in", seat: Number(button.dataset.standIn), yes: button.dataset.yes === "1" }),
  "[data-deal]": (button) => send({ do: button.dataset.deal, number: Number(button.dataset.number) }),
  "[data-step-through]": stepThrough,
  "[data-tab]": talk,
};

// What is written in words of one's own is one word of the notation.
const value = (fields, name) => (name.endsWith(".text") && fields[name] ? `"${fields[name].replaceAll(/["“”«»]/g, "'")}"` : fields[name]);

// A standing order: the answer that is chosen, or the only one there is; its scope is "within" or "until" something.
function order(form, { what, scope, times }) {
  const given = Number(what) || 0, now = chosen(); // one of the answers that have no number of their own
  if (!given && !now) return toast(form.dataset.first);
  const [verb, of] = scope.split(" ");
  send({ do: "order", question: given ? "" : form.dataset.orderNew, choice: given || now.choice, times: Number(times), ...(verb ? { [verb]: of } : {}) });
}

function submit(form) {
  const fields = Object.fromEntries(new FormData(form));
  if (form.id === "answer") return answer();
  if (form.dataset.orderNew !== undefined) return order(form, fields);
  const text = form.dataset.words ? form.dataset.words.split(" ").map((word) => (word.startsWith("$") ? value(fields, word.slice(1)) : word)).join(" ") : fields.text;
  if (!text?.trim()) return;
  if (socket?.readyState !== WebSocket.OPEN) return toast(document.getElementById("saved").dataset.lost); // what is written waits in its field
  send({ do: form.dataset.do, text: text.trim(), ...(form.dataset.room ? { room: form.dataset.room } : {}) });
  if (form.closest("dialog")) offered = deals();
  if (!form.dataset.words) form.reset();
}

export function live(path) {
  connect(path);
  setInterval(() => {
    if (Date.now() - heard > BEAT + LATE) socket.close();
    else send({ do: "ping", at: Date.now() });
  }, BEAT);
  addEventListener("offline", () => state(false));
  addEventListener("online", () => socket.close()); // a wire from before is not known to be dead for half a minute
  document.addEventListener("click", (event) => {
    for (const [selector, act] of Object.entries(clicks)) {
      const found = event.target.closest(selector);
      if (found) act(found);
    }
  });
  document.addEventListener("click", (event) => { // the second half of a double click is meant for what has gone already
    if (event.detail > 1 && event.target.closest("#confirm, [data-deal], [data-aside]")) { event.preventDefault(); event.stopImmediatePropagation(); }
  }, true);
  document.addEventListener("dblclick", (event) => {
    const thing = event.target.closest("[data-choices]");
    if (thing && !thing.dataset.choices.includes(" ")) { pickThing(thing); answer(); }
  });
  document.addEventListener("submit", (event) => {
    if (event.target.matches("#answer, [data-do], [data-order-new]")) { event.preventDefault(); submit(event.target); }
  });
  document.addEventListener("input", (event) => {
    const box = event.target.closest(".amount");
    if (box && event.target.type !== "radio") amount(box, Number(event.target.value));
    if (event.target.closest(".fill .field")) sketch(send);
    if (event.target.matches("[data-filter]")) filter(event.target);
  });
  document.addEventListener("change", (event) => {
    if (event.target.name === "choice") {
      show();
      document.querySelector("#table .picked")?.scrollIntoView({ block: "nearest" });
    }
    const list = event.target.closest("[data-sift]");
    if (list) sift(list);
    const seat = event.target.closest("[data-lobby-seat]");
    if (seat) send({ do: "seat", seat: Number(seat.dataset.lobbySeat), player: seat.value });
    if (event.target.matches("[data-promise]")) needs(event.target);
    if (event.target.matches("[name$='.when']")) event.target.form.elements[event.target.name.replace("when", "whose")].required = event.target.value.startsWith("if elected");
    if (event.target.matches("[data-name]")) send({ do: "name", name: event.target.value });
  });
  document.addEventListener("keydown", hurry);
  drags(answer);
  for (const begin of [inspects, show, talk, lessons]) begin();
}
