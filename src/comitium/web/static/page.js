// Every page begins here: settings of this device, windows with rules, tabs, links to copy. A page with a socket comes alive.
import { remember, settings, tab, toast } from "./device.js";
import { live } from "./live.js";
import { keys } from "./keys.js";
import { replay } from "./replay.js";

const root = document.documentElement;

function theme() {
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  remember("theme", (root.dataset.theme = dark ? "light" : "dark"));
}

// A rule is shown in a window: the part of its page that was asked for.
async function rule(link) {
  const answer = await fetch(link.href);
  const found = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").querySelectorAll(".asked .rule");
  if (!found?.length) return location.assign(link.href);
  document.getElementById("window-in").replaceChildren(...found);
  const dialog = document.getElementById("window");
  if (!dialog.open) dialog.showModal();
}

const clicks = {
  "[data-theme-switch]": theme,
  ".cite": (link, event) => { if (!event.metaKey && !event.ctrlKey) { event.preventDefault(); rule(link); } },
  "[data-close]": (button) => button.closest("dialog").close(),
  "[data-tab]": (head) => tab(head.dataset.tab),
  "[data-hide]": () => document.body.classList.toggle("veiled"),
  "[data-copy]": (button) => {
    const field = Object.assign(document.createElement("textarea"), { value: new URL(button.dataset.copy, location.href).href });
    button.after(field); // the clipboard itself is out of reach at addresses without TLS
    field.select();
    if (document.execCommand("copy")) toast(button.dataset.copied);
    field.remove();
    button.focus();
  },
};

document.addEventListener("click", (event) => {
  for (const [selector, act] of Object.entries(clicks)) {
    const found = event.target.closest(selector);
    if (found) act(found, event);
  }
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});

document.addEventListener("keydown", (event) => {
  const head = event.target.closest?.("[role=tab]");
  if (!head || !["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
  const heads = [...head.parentElement.children], at = heads.indexOf(head);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  const chosen = heads.at(next % heads.length);
  chosen.click();
  chosen.focus();
});

document.addEventListener("change", async (event) => {
  const box = event.target.closest("[data-setting]");
  if (box?.dataset.refused && box.checked) box.checked = (await globalThis.Notification?.requestPermission()) === "granted" || toast(box.dataset.refused);
  if (box) localStorage.setItem(box.dataset.setting, box.checked ? "on" : "off");
  const form = event.target.closest("form[data-seats]");
  if (form) seats(form);
});

// the form for a new table shows as many seats as people play
function seats(form) {
  const count = Number(new FormData(form).get("players")) || 99;
  for (const seat of form.querySelectorAll("[data-seat]")) {
    seat.hidden = Number(seat.dataset.seat) >= count;
    for (const field of seat.querySelectorAll("input, select")) field.disabled = seat.hidden;
  }
}

settings();
document.querySelectorAll("form[data-seats]").forEach(seats);
keys();
if (document.body.dataset.socket) live(document.body.dataset.socket);
if (document.querySelector("[data-replay]")) replay();
root.dataset.ready = ""; // from here on every click and key is heard
