// A page that is alive: frames come in and morph the page, answers go out. After a cut it comes back where it was.
import { amount, bump, chosen, isAsked, pickThing, preset, restore, retell, show, sketch, wait } from "./choose.js";
import { skew, tick } from "./clock.js";
import { aloud, on, remember, setting, settings, toast } from "./device.js";
import { drags, land } from "./drag.js";
import { glass, inspects, opened, opens, unhover } from "./inspect.js";
import { lessons, teach } from "./lesson.js";
import { sift, spot, stepThrough, talk } from "./log.js";
import { hasTurned, moments, show as reopen, stage } from "./moments.js";
import { glide, hurry, remember as boxes } from "./motion.js";
import { chime } from "./sound.js";
import { turn } from "./turn.js";

const BEAT = 20000, LATE = 8000;
let pending = null; // the answer that was given and not yet heard of: after a cut it is given again, and counts once
let gave = false; // an order was left, or something done unasked: its button may be gone with the next frame
let path = ""; // of the wire
let socket = null, last = 0, tries = 0, heard = Date.now();
let wires = 0; // how many have been open: each counts its frames anew

export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => send(message), { once: true });
  else state(false);
}

const state = (saved) => document.body.classList.toggle("lost", !saved);

function connect() {
  const url = new URL(path, location.href);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(url);
  socket.onopen = () => {
    const { tag } = document.body.dataset;
    delete document.body.dataset.tag; // what the page was when it came: the house does not send it again
    tries = 0;
    wires++;
    heard = Date.now();
    send({ do: "hello", frame: last, language: document.documentElement.lang, tag: tag && Number(tag) });
    last = 0;
    if (pending) send(pending);
    else retell(send);
  };
  socket.onmessage = (event) => { heard = Date.now(); receive(JSON.parse(event.data)); };
  socket.onclose = () => {
    state(false);
    wait(pending !== null);
    if (pending && !tries) keeps();
    setTimeout(connect, Math.min(5000, 300 * 2 ** tries++) * (0.7 + 0.6 * Math.random()));
  };
}

function receive(message) {
  if (message.frame !== undefined) { frames.push({ ...message, wire: wires }); turnTo(); }
  else if (message.error) { pending = null; wait(false); toast(message.error); aloud("alert", message.error); }
  else if (message.news) { toast(message.news, ""); aloud("live", message.news); }
  else if (message.same) { last = message.same; state(true); if (message.say) aloud(message.asked ? "alert" : "live", message.say); }
  else if (message.away) import("./away.js").then(({ away }) => away(message)); // only who was away needs it
  else if (message.moments) moments(message.moments);
  else if (message.inspect) glass(message);
  else if (message.moment) reopen(message.moment);
  else if (message.turned) hasTurned(message.turned);
  else if (message.nudge) { toast(message.nudge, ""); aloud("alert", message.nudge); chime(); if (document.hidden) notify(message.nudge); }
  else if (message.now) skew(message.now - Date.now());
  else if (message.key) { path = `${message.key}/socket`; history.replaceState(null, "", message.key); } // the link that was handed out is spent
  else if (message.gone) location.assign(message.gone);
}

// What decided something is shown before the table that it made; frames that come meanwhile wait.
const frames = [];
let turning = false;
async function turnTo() {
  if (turning) return;
  turning = true;
  try {
    while (frames.length) {
      const frame = frames.shift();
      if (frame.moments) await moments(frame.moments);
      if (frame.wire === wires) draw(frame); // one from before a cut is older than what came with the new wire, whatever its number
    }
  } finally { turning = false; } // a frame that cannot be drawn does not stop those after it
}

function draw(message) {
  if (message.frame < last) return;
  last = message.frame;
  beside();
  const question = document.getElementById("question")?.textContent;
  const inside = document.activeElement?.closest?.("#decision, #table") !== null;
  const typing = document.activeElement?.matches?.("input[type=text], textarea");
  const before = boxes(), choice = chosen(), decides = document.getElementById("decision");
  const { fits, later } = turn(message);
  opened();
  if (!fits) socket.close(); // it is not the page that the house thinks it is: it comes anew
  if (decides && !document.getElementById("decision")) scrollTo(0, 0); // it is over: who has won stands above
  const known = pending && !isAsked(pending);
  const answered = known || (gave && !document.activeElement?.closest("#decision"));
  if (known) pending = null;
  document.querySelector(`.toast:not([data-at=""], [data-at="${document.getElementById("answer")?.dataset.at}"])`)?.remove();
  document.title = message.title;
  if (document.documentElement.lang !== message.language) document.documentElement.lang = message.language; // the same again would style everything anew
  settings();
  restore(choice);
  land();
  state(true);
  talk();
  unhover();
  const asked = document.getElementById("question");
  filter(asked?.textContent !== question);
  const lost = document.activeElement === document.body || document.activeElement === null;
  const moves = asked && (answered || asked.textContent !== question) && !typing && (inside || lost); // the next question may have the same words
  if (moves) { gave = false; focusQuestion(asked, message.asked); }
  glide(before, message.moves ?? []); // when all else is done, for then the page is laid out once; and before it is scrolled
  if (moves && message.asked && innerWidth < 900) {
    opens();
    (document.getElementById("at-floor") ?? document.querySelector("#matters > *"))?.scrollIntoView();
    scrollBy(0, Math.min(0, document.getElementById("decision").getBoundingClientRect().bottom - innerHeight)); // the sheet stays below
    uncover();
  }
  teach(); // whoever points at something has the last word
  tell(message, question, moves);
  if (document.querySelector(".curtain")) veil();
  if (message.asked && asked?.textContent !== question) chime();
  if (message.asked && document.hidden) notify(message.title);
  tick();
  waiting = later;
  if (message.around) beside(); // its log is there already, and not narrowed yet
  else requestAnimationFrame(() => setTimeout(beside));
}

// On a small screen the sheet covers none of the cards that may be played; a teacher points at things himself.
function uncover() {
  const [hand, sheet] = ["main:not(:has(.coach)) #hand:has([data-choices])", "#decision"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (innerWidth < 900 && sheet?.left < hand?.right) scrollBy(0, Math.max(0, hand.bottom - sheet.top));
}

// What stands beside the table waits until the table is painted, or until the next frame comes.
let waiting = null;
function beside() {
  if (!waiting) return;
  turn({ parts: waiting }, true);
  waiting = null;
  sift();
  talk();
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
  const places = [".fill:not(.adds) .field :is(select, button:enabled)", ".amount.lone [type=range]", "input[name=choice]:checked", "input[name=choice]"];
  const first = asked ? places.map((one) => document.querySelector(`#answer ${one}`)).find(Boolean) : null; // arrows move the slider
  document.querySelector("#answer .body")?.scrollTo(0, 0); // another list begins with its first option
  (first ?? heading).focus({ preventScroll: true });
}

const notify = (title) => setting("notify", "off") === "on" && globalThis.Notification?.permission === "granted" && new Notification(title, { tag: "comitium" });
const keeps = () => toast(document.getElementById("saved").dataset.kept); // an answer that could not leave waits

export function answer() {
  if (!document.querySelector("#confirm[aria-disabled=false]")) return; // nothing is chosen, or an answer is on its way
  hurry();
  wait(true);
  pending = chosen();
  send(pending);
  if (document.body.classList.contains("lost")) keeps();
}

// A long list is narrowed by a word; the next question has its whole list again.
function filter(anew) {
  const field = document.querySelector("[data-filter]");
  if (!field) return;
  if (anew) field.value = "";
  const wanted = field.value.trim().toLowerCase();
  for (const option of document.querySelectorAll("#answer .opt")) option.hidden = !option.textContent.toLowerCase().includes(wanted);
}

// A button says what it sends, and with what: one message, or several of a kind.
function give({ dataset }) {
  gave ||= ["aside", "order"].includes(dataset.send);
  const zone = "zone" in dataset ? { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}; // whose hours are meant
  for (const words of [JSON.parse(dataset.with ?? "{}")].flat()) send({ do: dataset.send, ...words, ...zone });
}

const clicks = {
  "[data-lights]": spot,
  "[aria-disabled=true][title]": (button) => toast(button.title), // a finger has no tooltips
  "button[data-send]:not([aria-disabled=true])": give,
  "[data-choices]": pickThing,
  "[data-language]": (button) => remember("language", button.dataset.language),
  "[data-speed]": (button) => remember("speed", button.dataset.speed),
  "[data-bump]": bump,
  "[data-fill]": (button) => preset(button, send),
  "[data-step-through]": stepThrough,
  "#decision summary": (one) => requestAnimationFrame(() => { for (const part of [one.parentElement, one]) part.scrollIntoView({ block: "nearest" }); }),
  "#decision .news": ({ dataset }) => document.querySelector(`#tab-${dataset.fresh || dataset.talk ? "talk" : "log"} input`)?.click(),
};

const inputs = {
  ".amount :is([type=range], [type=number])": (field) => amount(field.closest(".amount"), Number(field.value)),
  ".fill .field": (field) => { field.querySelector("[data-usual]")?.removeAttribute("data-usual"); sketch(send); }, // what nobody has said follows
  "[data-filter]": () => filter(false),
};

const changes = {
  "[name=choice]": ({ dataset }) => {
    show();
    if (dataset.act) sketch(send);
    document.querySelector("#table .picked")?.scrollIntoView({ block: "nearest" });
  },
  "[data-sift]": sift,
  "[name=tab]": talk,
  "[data-draft] :is(select, input)": ({ form }) => send({ do: "bargain", to: Number(form.dataset.draft), said: Object.fromEntries(new FormData(form)) }),
  ":is(select, input)[data-send]": ({ dataset, name, value }) => send({ do: dataset.send, ...JSON.parse(dataset.with ?? "{}"), [name]: value }),
};

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
  const { text, instead } = fields;
  if (!text?.trim()) return;
  if (socket?.readyState !== WebSocket.OPEN) return toast(document.querySelector("#saved .cut").textContent); // what is written waits in its field
  send({ do: form.dataset.do, text: text.trim(), ...(instead ? { instead: Number(instead) } : {}), ...(form.dataset.room ? { room: form.dataset.room } : {}) });
  form.reset();
}

export function live(place) {
  path = place;
  connect();
  setInterval(() => {
    if (Date.now() - heard > BEAT + LATE) socket.close();
    else send({ do: "ping", at: Date.now() });
  }, BEAT);
  addEventListener("offline", () => state(false));
  addEventListener("online", () => socket.close()); // a wire from before is not known to be dead for half a minute
  const meant = "#confirm, [data-send=accept], [data-send=cancel], [data-send=aside]";
  on("click", { [meant]: (button, event) => { // the second half of a double click is meant for what has gone already
    if (event.detail > 1) { event.preventDefault(); event.stopImmediatePropagation(); }
  } }, true);
  on("click", clicks);
  on("dblclick", { "[data-choices]:not([data-choices*=' '])": (thing) => { pickThing(thing); answer(); } });
  on("submit", { "#answer, [data-do], [data-order-new]": (form, event) => { event.preventDefault(); submit(form); } });
  on("input", inputs);
  on("change", changes);
  document.addEventListener("keydown", hurry);
  drags(answer);
  send({ do: "ping", at: Date.now() }); // what time it is there
  setInterval(tick, 1000);
  for (const begin of [inspects, show, talk, lessons, uncover, stage, tick]) begin();
}
