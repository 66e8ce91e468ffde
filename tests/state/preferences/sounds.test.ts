import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SOUNDS, type SoundName } from '../../../src/state/preferences/sounds.ts';
import { FakeAudioContext, theContext } from '../../platform/fake-audio.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { openTab, useFakeStorage } from '../../platform/tabs.ts';

const open = () =>
  openTab(
    () => import('../../../src/state/preferences/sounds.ts'),
    (page) => page.restoreSounds(),
  );
const NAMES = Object.keys(SOUNDS) as SoundName[];

async function tap(): Promise<void> {
  window.dispatchEvent(new Event('click'));
  await settle();
}

/** Lets what was asked of the audio happen: first it is made, then it plays, in a task each. */
async function settle(): Promise<void> {
  for (let task = 0; task < 5; task++) await new Promise((resolve) => setTimeout(resolve, 0));
}

let storage: FakeStorage;
beforeEach(() => {
  storage = useFakeStorage();
  FakeAudioContext.made = [];
  vi.stubGlobal('AudioContext', FakeAudioContext);
});

describe('the sounds', () => {
  test('sounds are the five of the product, each with audible notes that end within a second', () => {
    expect(NAMES.toSorted()).toEqual(['cashRegister', 'click', 'generate', 'success', 'win']);
    for (const { frequency, start, duration } of Object.values(SOUNDS).flat()) {
      expect(frequency).toBeGreaterThanOrEqual(200);
      expect(frequency).toBeLessThanOrEqual(4000);
      expect(start).toBeGreaterThanOrEqual(0);
      // The attack takes 10 ms.
      expect(duration).toBeGreaterThanOrEqual(0.02);
      expect(start + duration).toBeLessThanOrEqual(1);
    }
  });

  test.each(NAMES)('%s plays its own notes after the first gesture', async (name) => {
    const { page } = await open();
    await tap();
    page.playSound(name);
    await settle();
    expect(theContext().tones.map((tone) => tone.frequency.value)).toEqual(SOUNDS[name].map((note) => note.frequency));
  });

  test('the sound of the very tap that makes the audio ready is heard', async () => {
    const { page } = await open();
    window.addEventListener('click', () => page.playSound('click'));
    await tap();
    expect(theContext().tones).toHaveLength(SOUNDS.click.length);
  });

  test('sounds are on at first; off, nothing plays and no audio is made', async () => {
    const { page } = await open();
    expect(page.sounds.isOn).toBe(true);
    page.switchSounds(false);
    await tap();
    page.playSound('win');
    await settle();
    expect(FakeAudioContext.made).toEqual([]);
    page.switchSounds(true);
    await tap();
    page.playSound('win');
    await settle();
    expect(theContext().tones).toHaveLength(SOUNDS.win.length);
  });

  test('sounds are silent from the moment they are switched off', async () => {
    const { page } = await open();
    await tap();
    page.switchSounds(false);
    page.playSound('win');
    await settle();
    expect(theContext().tones).toHaveLength(0);
  });

  test('sounds stay off on the next visit, and in other tabs', async () => {
    const here = await open();
    const there = await open();
    here.page.switchSounds(false);
    there.hear('sounds');
    expect(there.page.sounds.isOn).toBe(false);
    const { page } = await open();
    expect(page.sounds.isOn).toBe(false);
    storage.clear();
    there.hearClear();
    expect(there.page.sounds.isOn).toBe(true);
  });

  test('sounds without audio log one quiet line and throw nothing', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { page } = await open();
    for (const name of NAMES) {
      await tap();
      page.playSound(name);
      await settle();
    }
    expect(log.mock.calls).toEqual([['Audio not supported']]);
  });
});
