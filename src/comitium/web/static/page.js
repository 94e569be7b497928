// Every page begins here: settings of this device, windows with rules, links to copy. A page with a socket comes alive.
import { on, remember, settings, toast } from "./device.js";
import { unfold } from "./inspect.js";
import { keys } from "./keys.js";
import { live } from "./live.js";
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
  if (found?.length) unfold(found);
  else location.assign(link.href);
}

function copy(button) {
  const field = Object.assign(document.createElement("textarea"), { value: new URL(button.dataset.copy, location.href).href });
  button.after(field); // the clipboard itself is out of reach at addresses without TLS
  field.select();
  if (document.execCommand("copy")) toast(button.dataset.copied);
  field.remove();
  button.focus();
}

on("click", { "[data-confirm]": (button, event) => { // before anybody else hears of it
  if (!confirm(button.dataset.confirm)) { event.preventDefault(); event.stopImmediatePropagation(); }
} }, true);

on("click", {
  "[data-theme-switch]": theme,
  ".cite": (link, event) => { if (!event.metaKey && !event.ctrlKey) { event.preventDefault(); rule(link); } },
  "[data-hide]": () => document.body.classList.toggle("veiled"),
  "[data-copy]": copy,
});

on("change", {
  "#table-form [data-all]": ({ value }) => { // all bots at once; people stay where they are
    for (const seat of document.querySelectorAll("#table-form [name^='seat.']")) if (value && !["me", "open", "device", "rule"].includes(seat.value) && !seat.value.startsWith("with")) seat.value = value;
  },
  "[data-setting]": async (box) => {
    if (box.dataset.refused && box.checked) box.checked = (await globalThis.Notification?.requestPermission()) === "granted" || toast(box.dataset.refused);
    localStorage.setItem(box.dataset.setting, box.checked ? "on" : "off");
  },
});

settings();
if (document.querySelector("[data-push], [data-own-zone]")) import("./push.js").then(({ push }) => push()); // only where it is wanted: a first visit is light
keys();
if (document.body.dataset.socket) live(document.body.dataset.socket);
if (document.querySelector("[data-replay]")) replay();
root.dataset.ready = ""; // from here on every click and key is heard
