import type { Note } from '../../platform/audio.ts';

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
