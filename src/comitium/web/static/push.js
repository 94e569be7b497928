// Being told while no page is open: the browser's push service is asked for an address, which the house keeps.
import { on, toast } from "./device.js";

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const tell = (csrf, endpoint, keys) => fetch("/me/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ csrf, endpoint, keys }) });

async function change({ dataset }) {
  const worker = await navigator.serviceWorker?.ready, known = await worker?.pushManager?.getSubscription();
  try {
    if (dataset.pushed === "true") {
      await known?.unsubscribe();
      await tell(dataset.csrf, "", {});
    } else {
      if (!worker?.pushManager || (await Notification.requestPermission()) !== "granted") throw new Error();
      const made = (known ?? await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(dataset.push) })).toJSON();
      const answer = await tell(dataset.csrf, made.endpoint, made.keys);
      if (!answer.ok) throw new Error();
    }
    location.reload();
  } catch { toast(dataset.refused); }
}

export function push() {
  on("click", { "[data-push]": change });
  for (const field of document.querySelectorAll("[data-own-zone]")) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  navigator.serviceWorker?.register("/sw.js").catch(() => {}); // at addresses without TLS there is none
}
