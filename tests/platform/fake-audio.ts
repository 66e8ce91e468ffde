import { vi } from 'vitest';

/** One tone that was asked for. */
export interface FakeTone {
  frequency: { value: number };
  onended: (() => void) | null;
  readonly start: ReturnType<typeof vi.fn>;
  readonly stop: ReturnType<typeof vi.fn>;
  readonly connect: (next: object) => object;
  readonly disconnect: ReturnType<typeof vi.fn>;
}

/** An `AudioContext` that starts suspended, as before a gesture. */
export class FakeAudioContext {
  static made: FakeAudioContext[] = [];
  state = 'suspended';
  currentTime = 10;
  readonly destination = {};
  readonly tones: FakeTone[] = [];
  readonly gains: { readonly disconnect: ReturnType<typeof vi.fn> }[] = [];
  readonly resume = vi.fn(async () => {
    this.state = 'running';
  });

  constructor() {
    FakeAudioContext.made.push(this);
  }

  createOscillator(): FakeTone {
    const tone: FakeTone = {
      frequency: { value: 0 },
      onended: null,
      start: vi.fn(),
      stop: vi.fn(),
      connect: (next) => next,
      disconnect: vi.fn(),
    };
    this.tones.push(tone);
    return tone;
  }

  createGain() {
    const gain = {
      gain: {
        setValueAtTime: vi.fn(),
        linearRampToValueAtTime: vi.fn(),
        exponentialRampToValueAtTime: vi.fn(),
      },
      connect: (next: object) => next,
      disconnect: vi.fn(),
    };
    this.gains.push(gain);
    return gain;
  }
}

/** The page's one audio context, once there is one. */
export function theContext(): FakeAudioContext {
  const [context, ...others] = FakeAudioContext.made;
  if (!context || others.length > 0) throw new Error(`${FakeAudioContext.made.length} contexts`);
  return context;
}
