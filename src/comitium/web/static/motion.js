// The page is drawn as it is now; then things come from where they were. Nothing depends on it, and a key press ends it.
const EASE = "cubic-bezier(.2,.7,.2,1)", GLIDE = 360, GAP = 60, BATCH = 6;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];

const at = (id) => document.getElementById(`at-${id}`);

// Where everything is that has a place of its own.
export function remember() {
  const found = new Map();
  if (still.matches || document.hidden) return found;
  for (const thing of document.querySelectorAll('[id^="at-"]')) found.set(thing.id.slice(3), thing.getBoundingClientRect());
  return found;
}

export function hurry() {
  for (const motion of [...running, ...document.getAnimations().filter((one) => one.animationName === "told")]) motion.finish();
  running = [];
}

function from(box, thing, place, flip) {
  const now = thing.getBoundingClientRect();
  if (!box.width || !now.width) return;
  const x = box.x + box.width / 2 - now.x - now.width / 2, y = box.y + box.height / 2 - now.y - now.height / 2;
  if (Math.abs(x) + Math.abs(y) < 3) return;
  const frames = [{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }];
  if (flip) frames.splice(1, 0, { transform: `translate(${x / 2}px,${y / 2}px) rotateY(90deg)` });
  running.push(thing.animate(frames, { duration: GLIDE, easing: EASE, delay: Math.min(place, BATCH) * GAP, fill: "backwards" }));
}

// What came from elsewhere by what happened; and what kept its id but not its place.
export function glide(before, moves) {
  hurry();
  if (!before.size) return;
  const moved = new Set();
  moves.forEach((move, place) => {
    const box = before.get(move.source) ?? at(move.source)?.getBoundingClientRect();
    const thing = at(move.target);
    if (!box || !thing) return;
    moved.add(move.target);
    if (thing.matches("button.slim, span.slim, .pc, i")) from(box, thing, place, move.flip);
    else shadow(box, thing, place);
  });
  for (const [id, box] of before) {
    const thing = at(id);
    if (thing && !moved.has(id) && thing.matches(".slim, .pc") && !thing.closest(".lift")) from(box, thing, 0, false);
  }
}

// Something that vanishes into a pile or a hand: a shape goes there and is gone.
function shadow(box, pile, place) {
  const end = pile.getBoundingClientRect();
  if (!end.width) return;
  const ghost = document.createElement("div");
  ghost.className = "ghost-card pc back";
  ghost.style.cssText = `left:${box.x}px;top:${box.y}px;width:${Math.min(box.width, 44)}px;height:${Math.min(box.height, 62)}px`;
  document.body.append(ghost);
  const way = `translate(${end.x + end.width / 2 - box.x - 22}px,${end.y + end.height / 2 - box.y - 31}px)`;
  const motion = ghost.animate([{ transform: "none" }, { transform: way, opacity: 0.2 }], { duration: GLIDE, easing: EASE, delay: Math.min(place, BATCH) * GAP });
  motion.onfinish = () => ghost.remove();
  running.push(motion);
}
