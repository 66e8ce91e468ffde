import { proxy } from 'valtio/vanilla';
import { playNotes, wakeAudioOnGesture, warmAudio } from '../../platform/audio.ts';
import { flagFormat, storedValue } from '../../platform/stored-value.ts';
import { SOUNDS, type SoundName } from './sounds-table.ts';

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
