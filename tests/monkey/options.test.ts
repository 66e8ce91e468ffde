import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('what is not said has a value', () => {
  expect(readOptions([])).toEqual({ seed: 1, events: 2000, rate: 1 });
  expect(readOptions(['--seed', '7', '--events', '50000', '--rate', '6'])).toEqual({
    seed: 7,
    events: 50_000,
    rate: 6,
  });
  expect(readOptions(['--script', '["tap 0 button Fechar"]']).script).toEqual(['tap 0 button Fechar']);
});

test.each([
  [['--events', 'many'], '--events "many": expected a whole number, 1 to 10000000'],
  [['--runs', '29'], '--runs "29": expected'],
  [['--events', '0'], '--events "0": expected'],
  [['--rate', '0.5'], '--rate "0.5": expected a whole number, 1 to 20'],
  [['--seed', '-1'], 'argument is ambiguous'],
  [['--sed', '1'], "Unknown option '--sed'"],
  [['--script', '[1]'], '--script: expected a list of events'],
  [['--script', '[}'], '--script: '],
  [['--script', 'not/there.json'], '--script: ENOENT'],
])('%j is refused in words', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});
