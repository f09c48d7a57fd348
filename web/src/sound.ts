/** Wood, stone and a low drum, made on the spot. Off unless the player wants them. */
import { settings } from './settings.svelte';

type Sound = 'turn' | 'place' | 'roll';
let context: AudioContext | undefined;

function knock(at: number, pitch: number, length: number, loud: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === 'turn') knock(now, 110, 0.35, 0.16);
  else if (sound === 'place') knock(now, 320, 0.06, 0.06);
  else for (let die = 0; die < 4; die++) knock(now + die * 0.07, 520 + 40 * (die % 2), 0.04, 0.05);
}
