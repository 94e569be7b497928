// What belongs to this device: what is heard of it, its settings, a short note at the foot, what is read aloud.

// What is done with whatever an event meets on the page: a table of selectors.
export function on(event, acts, options) {
  document.addEventListener(event, (happened) => {
    for (const [selector, act] of Object.entries(acts)) {
      const found = happened.target.closest?.(selector);
      if (found) act(found, happened);
    }
  }, options);
}

export const setting = (name, usual) => localStorage.getItem(name) ?? usual;
export const remember = (name, value) => { document.cookie = `${name}=${value};path=/;max-age=31536000;samesite=lax`; };

export function toast(text, at = document.getElementById("answer")?.dataset.at ?? "") { // it goes with the question it was said to
  document.querySelector(".toast")?.remove();
  const note = Object.assign(document.createElement("div"), { className: "toast", textContent: text, role: "status" });
  note.dataset.at = at;
  (document.querySelector("dialog[open]") ?? document.body).append(note); // a window lies above everything else
  free(note);
  setTimeout(() => note.remove(), 6000);
}

// A note covers nothing that can be clicked: it moves as far as it must, up or down.
function free(note) {
  const { left, right, top, height } = note.getBoundingClientRect(), taken = [...document.querySelectorAll("button, a, input, select, summary, label")].map((one) => one.getBoundingClientRect());
  const fits = (at) => at > 0 && at + height < innerHeight && !taken.some((one) => one.left < right && one.right > left && one.top < at + height && one.bottom > at);
  const at = Array.from({ length: innerHeight }, (_, step) => top + (step % 2 ? step : -step)).find(fits);
  if (at) Object.assign(note.style, { top: `${at}px`, bottom: "auto" });
}

// Read out to those who hear the page.
export function aloud(id, text) {
  const place = document.getElementById(id);
  place.textContent = "";
  requestAnimationFrame(() => { place.textContent = text; });
}

export function settings() {
  for (const box of document.querySelectorAll("[data-setting]")) box.checked = setting(box.dataset.setting, box.defaultChecked ? "on" : "off") === "on";
  for (const back of document.querySelectorAll("input[name=back]")) back.value = location.pathname + location.search;
}
