import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeAudioContext, theContext } from './fake-audio.ts';

const NOTES = [
  { frequency: 440, start: 0, duration: 0.1 },
  { frequency: 880, start: 0.25, duration: 0.5 },
];
const LINE = 'Audio not supported';

let audio: typeof import('../../src/platform/audio.ts');
let log: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  vi.useFakeTimers();
  FakeAudioContext.made = [];
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('window', new EventTarget());
  log = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.resetModules();
  audio = await import('../../src/platform/audio.ts');
});

describe('audio', () => {
  test('audio is silent, with no context made, before the first gesture', async () => {
    await audio.playNotes(NOTES);
    expect(FakeAudioContext.made).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  test('audio is made at the first wanted gesture and only resumed at later ones', async () => {
    let isWanted = false;
    audio.wakeAudioOnGesture(() => isWanted);
    window.dispatchEvent(new Event('click'));
    expect(FakeAudioContext.made).toEqual([]);
    isWanted = true;
    window.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(0);
    expect(theContext().state).toBe('running');
    theContext().state = 'interrupted';
    window.dispatchEvent(new Event('click'));
    await vi.advanceTimersByTimeAsync(0);
    expect(theContext().state).toBe('running');
    expect(theContext().resume).toHaveBeenCalledTimes(2);
  });

  test('audio plays each note at its frequency, from its start for its duration', async () => {
    await audio.wakeAudio();
    await audio.playNotes(NOTES);
    const { tones } = theContext();
    expect(tones.map((tone) => tone.frequency.value)).toEqual([440, 880]);
    expect(tones.map((tone) => tone.start.mock.calls)).toEqual([[[10]], [[10.25]]]);
    expect(tones.map((tone) => tone.stop.mock.calls)).toEqual([[[10.1]], [[10.75]]]);
  });

  test('audio lets go of the nodes of a note when it has ended, not before', async () => {
    await audio.wakeAudio();
    await audio.playNotes(NOTES);
    const { tones, gains } = theContext();
    expect(tones[0]?.disconnect).not.toHaveBeenCalled();
    tones[0]?.onended?.();
    expect(tones[0]?.disconnect).toHaveBeenCalledOnce();
    expect(gains[0]?.disconnect).toHaveBeenCalledOnce();
    expect(gains[1]?.disconnect).not.toHaveBeenCalled();
  });

  test.each(['suspended', 'interrupted'])('audio is resumed by the next sound when %s', async (state) => {
    await audio.wakeAudio();
    theContext().state = state;
    await audio.playNotes(NOTES);
    expect(theContext().state).toBe('running');
    expect(theContext().tones).toHaveLength(2);
  });

  test.each([
    [499, 2],
    [501, 0],
  ])('audio that takes %i ms to resume plays %i notes: a late sound is dropped', async (ms, notes) => {
    await audio.wakeAudio();
    const context = theContext();
    context.state = 'interrupted';
    context.resume.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, ms)));
    const played = audio.playNotes(NOTES);
    await vi.advanceTimersByTimeAsync(ms);
    await played;
    expect(context.tones).toHaveLength(notes);
  });
});

describe('a page without audio', () => {
  const failures: Record<string, () => void> = {
    'has no AudioContext': () => vi.stubGlobal('AudioContext', undefined),
    'has a constructor that throws': () =>
      vi.stubGlobal('AudioContext', function AudioContext() {
        throw new Error('too many');
      }),
    'cannot resume': () =>
      vi.stubGlobal(
        'AudioContext',
        class extends FakeAudioContext {
          override readonly resume = vi.fn(() => Promise.reject(new Error('in a call')));
        },
      ),
    'cannot make tones': () =>
      vi.stubGlobal(
        'AudioContext',
        class extends FakeAudioContext {
          override createOscillator(): never {
            throw new Error('no');
          }
        },
      ),
  };

  test.each(Object.keys(failures))('that %s logs one quiet line, however often it is asked', async (name) => {
    failures[name]?.();
    const error = vi.spyOn(console, 'error');
    for (let i = 0; i < 3; i++) {
      await audio.wakeAudio();
      await audio.playNotes(NOTES);
    }
    expect(log.mock.calls).toEqual([[LINE]]);
    expect(error).not.toHaveBeenCalled();
  });

  test('plays again once a refused resume is allowed', async () => {
    await audio.wakeAudio();
    theContext().state = 'interrupted';
    theContext().resume.mockRejectedValueOnce(new Error('in a call'));
    await audio.playNotes(NOTES);
    expect(theContext().tones).toHaveLength(0);
    await audio.playNotes(NOTES);
    expect(theContext().tones).toHaveLength(2);
  });
});
