import { expect, test } from 'vitest';
import type { View } from '../../../src/editions.ts';
import type { Phase, Run } from '../../../src/state/run/run.ts';
import { screenOf } from '../../../src/state/run/screen.ts';

const asked = { origin: 'strategy' } as Run['asked'];

test.each<[string, View, View, Phase, View, boolean, boolean]>([
  ['a view without a run', 'saved', 'home', 'idle', 'saved', false, false],
  ['a run whose entry is still to come', 'home', 'home', 'asking', 'home', true, false],
  ['a run, its entry just there', 'generating', 'home', 'asking', 'home', true, false],
  ['a run', 'generating', 'generating', 'asking', 'strategy', true, false],
  ['a result that React still renders', 'result', 'generating', 'opening', 'strategy', true, true],
  ['a result below the overlay', 'result', 'result', 'opening', 'result', true, true],
  ['a result that was left below the overlay', 'result', 'result', 'leaving', 'result', true, true],
  ['a result', 'result', 'result', 'shown', 'result', false, false],
  ['a result from another view', 'result', 'saved', 'shown', 'result', false, false],
])('the screen of %s', (_, now, later, phase, view, isCovered, isOpening) => {
  const screen = screenOf({ view: now }, { view: later }, { phase, asked });
  expect(screen).toEqual({ view, isCovered, isOpening });
});
