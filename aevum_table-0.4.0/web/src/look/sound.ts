/** A soft click, made on the spot: no file, no noise until it is wanted. */

let context: AudioContext | null = null;

export function click(on: boolean, pitch = 320): void {
  if (!on || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const loud = context.createGain();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + 0.06);
  loud.gain.setValueAtTime(0.08, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
  tone.connect(loud).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}
