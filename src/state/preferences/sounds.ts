import { proxy } from 'valtio/vanilla';
import { type Note, playNotes, wakeAudioOnGesture, warmAudio } from '../../platform/audio.ts';
import { flagFormat, storedValue } from '../../platform/stored-value.ts';

/** Sounds that the app makes: docs/specification.md. */
export type SoundName = 'success' | 'click' | 'generate' | 'win' | 'cashRegister';

const note = (frequency: number, start: number, duration: number): Note => ({
  frequency,
  start,
  duration,
});

/** The notes of each sound: frequency in hertz, start and duration in seconds. */
export const SOUNDS: Record<SoundName, readonly Note[]> = {
  /** C5, E5, G5. */
  success: [note(523.25, 0, 0.15), note(659.25, 0.1, 0.15), note(783.99, 0.2, 0.3)],
  click: [note(880, 0, 0.05)],
  /** A4 up to A5 in fifths and fourths. */
  generate: [note(440, 0, 0.1), note(659.25, 0.08, 0.1), note(880, 0.16, 0.15)],
  /** C5, E5, G5, C6 and the chord. */
  win: [
    note(523.25, 0, 0.12),
    note(659.25, 0.12, 0.12),
    note(783.99, 0.24, 0.12),
    note(1046.5, 0.36, 0.5),
    note(783.99, 0.36, 0.5),
  ],
  /** The key, then the bell. */
  cashRegister: [note(220, 0, 0.06), note(1318.51, 0.1, 0.1), note(1760, 0.16, 0.45)],
};

/** The «Sons» switch. */
export const sounds = proxy({ isOn: true });

const kept = storedValue('sounds', flagFormat(true), (isOn) => {
  sounds.isOn = isOn;
});
let isStarted = false;

/** Takes over the remembered switch and readies the audio at the first gesture. After hydration. */
export function restoreSounds(): void {
  kept.restore();
  if (isStarted) return;
  isStarted = true;
  wakeAudioOnGesture(() => sounds.isOn);
}

/** Starts what sounds need, unless they are off; for when the page has nothing better to do. */
export function warmSounds(): void {
  if (sounds.isOn) void warmAudio();
}

/** Turns the sounds on or off and remembers it. */
export function switchSounds(isOn: boolean): void {
  kept.change(() => isOn);
}

/** Plays a sound, unless sounds are off or the browser has no audio to play it with. */
export function playSound(name: SoundName): void {
  if (sounds.isOn) void playNotes(SOUNDS[name]);
}
