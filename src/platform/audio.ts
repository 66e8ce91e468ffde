/** One tone of a sound. */
export interface Note {
  /** In hertz. */
  readonly frequency: number;
  /** In seconds after the start of the sound. */
  readonly start: number;
  /** In seconds. */
  readonly duration: number;
}

/** Peak of a tone, 0…1. */
const VOLUME = 0.12;
const ATTACK_S = 0.01;

/** A sound that could not start for this long is not played any more: its moment is over. */
const LATE_MS = 500;

let context: AudioContext | undefined;
/** What the latest gesture has asked for. */
let waking: Promise<unknown> | undefined;
let isLogged = false;

/**
 * Makes the browser start its audio. Without this the first context waits for it, 60 ms and more in which the page
 * answers nothing. Asking for the list of devices starts it too, needs no permission, and runs beside the page; the
 * list is not used. Never rejects.
 */
export async function warmAudio(): Promise<void> {
  await navigator.mediaDevices?.enumerateDevices().catch(() => {});
}

/**
 * Makes the page's audio ready, or resumes it after an interruption. Browsers allow it during a gesture only. Never
 * rejects; undefined where there is no audio.
 */
export async function wakeAudio(): Promise<AudioContext | undefined> {
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
    return context;
  } catch {
    logFailure();
    return undefined;
  }
}

/** Plays the notes of a sound; silent before the first `wakeAudio`. Never rejects. */
export async function playNotes(notes: readonly Note[]): Promise<void> {
  if (!context && !waking) return;
  const asked = performance.now();
  await waking;
  const audio = await wakeAudio();
  if (!audio || performance.now() - asked > LATE_MS) return;
  try {
    for (const note of notes) playNote(audio, note);
  } catch {
    logFailure();
  }
}

/**
 * Wakes the audio after each gesture for which `isWanted` says yes: in a task of its own, which costs a weak phone 20
 * ms and more.
 */
export function wakeAudioOnGesture(isWanted: () => boolean): void {
  const onGesture = () => {
    if (!isWanted()) return;
    // Safari counts what a timer does as part of the gesture, not what a message does.
    waking = new Promise((resolve) => setTimeout(() => resolve(wakeAudio())));
  };
  // Before any handler of the page, so that the sound of this very gesture waits for the audio.
  const first = { capture: true };
  window.addEventListener('click', onGesture, first);
  window.addEventListener('keydown', onGesture, first);
}

function playNote(audio: AudioContext, note: Note): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + note.start;
  const end = start + note.duration;
  tone.frequency.value = note.frequency;
  // Ramps, because a tone that starts or stops at once clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(VOLUME, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => {
    tone.disconnect();
    volume.disconnect();
  };
  tone.start(start);
  tone.stop(end);
}

function logFailure(): void {
  if (isLogged) return;
  isLogged = true;
  // biome-ignore lint/suspicious/noConsole: the product's one line for pages without audio
  console.info('Audio not supported');
}
