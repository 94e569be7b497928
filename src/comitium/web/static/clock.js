// The clocks of a table: the house says until when, the page counts.
let ahead = 0; // how far the house's clock is ahead of this device's, in milliseconds
export const skew = (milliseconds) => { ahead = milliseconds; tick(); };

export function tick() {
  const now = Date.now() + ahead;
  for (const clock of document.querySelectorAll("[data-until]")) {
    const { until, free, units } = clock.dataset, [d, h, min, s] = units.split(" "), left = Math.max(0, Math.ceil((until - now) / 1000));
    const [days, hours, minutes, seconds] = [Math.floor(left / 86400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60];
    const shown = days ? `${days} ${d} ${hours} ${h}` : hours ? `${hours} ${h} ${minutes} ${min}` : minutes > 9 ? `${minutes} ${min}` : minutes ? `${minutes} ${min} ${seconds} ${s}` : `${seconds} ${s}`;
    if (clock.textContent !== shown) clock.textContent = shown;
    clock.classList.toggle("reserve", now > Number(free));
    clock.classList.toggle("short", left <= 15);
  }
}
