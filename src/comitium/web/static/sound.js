// Sounds, made here and off unless somebody wants them: two soft strokes when one is asked.
import { setting } from "./device.js";

let context = null;
export function chime() {
  if (setting("sound", "off") !== "on") return;
  context ??= new AudioContext();
  [[523.25, 0], [783.99, 0.16]].forEach(([pitch, after]) => {
    const tone = context.createOscillator(), loud = context.createGain(), at = context.currentTime + after;
    tone.type = "sine";
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  });
}
