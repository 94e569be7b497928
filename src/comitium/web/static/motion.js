// The page is drawn as it is now; then things come from where they were. Nothing depends on it, and a key press ends it.
const EASE = "cubic-bezier(.2,.7,.2,1)", GLIDE = 360, GAP = 60, BATCH = 6;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];
const at = (id) => document.getElementById(`at-${id}`), box = (thing) => thing?.getBoundingClientRect();
const things = () => document.querySelectorAll('[id^="at-"]');
const zone = (thing) => thing.parentElement.closest("[id]").id;

// Where everything is that has a place of its own, and what lies together.
export function remember() {
  const boxes = new Map();
  if (still.matches || document.hidden) return { boxes };
  for (const thing of things()) boxes.set(thing.id.slice(3), box(thing));
  return { boxes, lies: lying() };
}

function lying() {
  const lies = new Map();
  for (const thing of things()) lies.set(zone(thing), `${lies.get(zone(thing)) ?? ""} ${thing.id}`);
  return lies;
}

function arrive() {
  for (const motion of running) motion.finish();
  running = [];
}

export function hurry() {
  arrive();
  for (const motion of document.getAnimations()) if (motion.animationName === "told") motion.finish();
}

// What came from elsewhere by what happened; and what kept its id but not its place, where something came or went: a table that
// makes room for something else is no motion of everything on it. All is measured before anything moves: whoever measures after
// that has the page laid out anew.
export function glide(before, moves) {
  arrive();
  if (!before.boxes.size) return;
  const ways = [], moved = new Set(), lies = lying();
  const go = (motion, from, thing, place, flip) => ways.push([motion, from, box(thing), thing, Math.min(place, BATCH) * GAP, flip]);
  moves.forEach(({ source, target, flip }, place) => {
    const from = before.boxes.get(source) ?? box(at(source)), thing = at(target);
    if (!from || !thing) return;
    moved.add(target);
    go(thing.matches("button.slim, span.slim, .pc, i") ? come : vanish, from, thing, place, flip);
  });
  for (const [id, from] of before.boxes) {
    const thing = at(id);
    if (!thing || moved.has(id) || !thing.matches(".slim, .pc") || thing.closest(".lift")) continue;
    if (lies.get(zone(thing)) !== before.lies.get(zone(thing))) go(come, from, thing, 0);
  }
  for (const [motion, from, to, ...rest] of ways) if (to.width) motion(from, to, ...rest);
}

function come(from, to, thing, delay, flip) {
  const x = from.x + from.width / 2 - to.x - to.width / 2, y = from.y + from.height / 2 - to.y - to.height / 2;
  if (!from.width || Math.abs(x) + Math.abs(y) < 3) return;
  const frames = [{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }];
  if (flip) frames.splice(1, 0, { transform: `translate(${x / 2}px,${y / 2}px) rotateY(90deg)` });
  running.push(thing.animate(frames, { duration: GLIDE, easing: EASE, delay, fill: "backwards" }));
}

// Something that vanishes into a pile or a hand: a shape goes there and is gone.
function vanish(from, to, pile, delay) {
  const ghost = document.createElement("div");
  ghost.className = "ghost-card pc back";
  ghost.style.cssText = `left:${from.x}px;top:${from.y}px;width:${Math.min(from.width, 44)}px;height:${Math.min(from.height, 62)}px`;
  document.body.append(ghost);
  const way = `translate(${to.x + to.width / 2 - from.x - 22}px,${to.y + to.height / 2 - from.y - 31}px)`;
  const motion = ghost.animate([{ transform: "none" }, { transform: way, opacity: 0.2 }], { duration: GLIDE, easing: EASE, delay });
  motion.onfinish = () => ghost.remove();
  running.push(motion);
}
