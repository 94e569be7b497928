// A lesson: the veil over the page has holes for what matters now, and the teacher never stands before them.
import { pick } from "./choose.js";

const GAP = 6, ROUND = 10;
let shown = "", title = "";
const small = () => innerWidth < 900;
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const hole = (left, top, right, bottom) => `M${left + ROUND} ${top}H${right - ROUND}${turn(1, 1)}V${bottom - ROUND}${turn(-1, 1)}H${left + ROUND}${turn(-1, -1)}V${top + ROUND}${turn(1, -1)}Z`;
const turn = (x, y) => `a${ROUND} ${ROUND} 0 0 1 ${x * ROUND} ${y * ROUND}`;

function cut(lifted, sheet) {
  const veil = document.querySelector(".veil");
  const low = small() && sheet ? sheet.top - GAP : innerHeight;
  const boxes = [lifted && { left: lifted.left, right: lifted.right, top: lifted.top, bottom: Math.min(lifted.bottom + GAP, low) - GAP }, sheet];
  const holes = boxes.filter((box) => box?.width !== 0 && box && box.bottom > box.top).map((box) => hole(box.left - GAP, box.top - GAP, box.right + GAP, box.bottom + GAP));
  Object.assign(veil, { hidden: false }).style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${holes.join("")}")`;
}

// In the first corner of the table where it covers nothing that is pointed at; on a small screen it stays above the table.
function stand(coach, lifted) {
  coach.style.left = coach.style.top = "";
  if (small()) return document.documentElement.style.setProperty("--coach", `${coach.getBoundingClientRect().bottom}px`);
  const table = document.getElementById("table").getBoundingClientRect(), { width, height } = coach.getBoundingClientRect();
  const left = table.left + 20, right = Math.min(table.right, innerWidth) - width - 20, top = Math.max(table.top, 0) + 20, bottom = innerHeight - height - 28;
  const corners = [[right, bottom], [left, bottom], [right, top], [left, top]];
  const [x, y] = corners.find(([x, y]) => !lifted || !meet({ left: x, right: x + width, top: y, bottom: y + height + 2 * GAP }, lifted)) ?? corners[3];
  coach.style.left = `${x}px`;
  coach.style.top = `${Math.max(y, 8)}px`;
}

function look() {
  const coach = document.getElementById("coach");
  if (!coach) return;
  const thing = document.querySelector("#table .lift"), box = thing?.getBoundingClientRect();
  const [over] = box ? document.elementsFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 12)).filter((one) => !one.closest(".veil, #coach")) : [];
  const lifted = !over || thing.contains(over) || over.contains(thing) ? box : undefined; // nothing else lies over it
  stand(coach, lifted);
  cut(lifted, document.querySelector(".due #decision")?.getBoundingClientRect());
}

// On a small screen it is brought between the teacher and the sheet.
function point(thing, coach) {
  thing.scrollIntoView({ block: small() ? "center" : "nearest" });
  const { top, height } = thing.getBoundingClientRect(), low = document.getElementById("decision").getBoundingClientRect().top;
  if (small()) scrollBy(0, top + Math.min(height, low) / 2 - (coach.getBoundingClientRect().bottom + low) / 2);
}

// After every frame: a new page is scrolled to what it points at; an answer that is shown is chosen, once.
export function teach() {
  const coach = document.getElementById("coach");
  if (!coach) return;
  const read = document.getElementById("coach-title").textContent, thing = document.querySelector("#table .lift");
  if (read !== title && thing) point(thing, coach);
  else if (read !== title && small()) scrollTo(0, 0); // the question lies at the foot
  const key = coach.dataset.show ? `${document.getElementById("answer")?.dataset.at} ${coach.dataset.show}` : "";
  if (key && key !== shown) pick(Number(coach.dataset.show));
  shown = key;
  look(); // how high the sheet may be follows from the teacher
  if (read !== title) document.querySelector(".due #decision [data-send=accept]")?.scrollIntoView({ block: "center" });
  title = read;
  setTimeout(look, 450); // things may still be on their way
}

export function lessons() {
  teach();
  for (const event of ["scroll", "resize", "toggle"]) addEventListener(event, look, { capture: true, passive: true });
}
