import { describe, expect, test } from 'vitest';
import { errorPlaces } from '../../../src/state/broken/error-places.ts';

const FOLDER = 'https://robo.example/assets/';

/** Names and numbers, as texts that look like places of a script too. */
const HOSTILE = `Zé 06-11-22\n    at ${FOLDER}ze-06-11-22.js:6:11`;

function thrown(stack: string | undefined, message = HOSTILE, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('what is told of an error', () => {
  test('its name and where it was thrown are told, as Chromium, Firefox and Safari write them', () => {
    const chromium = `TypeError: ${HOSTILE}\n    at Zé (${FOLDER}views-BW15K5__.js:1:234)\n    at ${FOLDER}initial-a.js:11:5`;
    expect(errorPlaces(thrown(chromium), FOLDER)).toBe('TypeError views-BW15K5__.js:1:234 initial-a.js:11:5');
    const firefox = `Zé@${FOLDER}views-a.js:1:234\n@${FOLDER}initial-a.js:11:5\n`;
    expect(errorPlaces(thrown(firefox), FOLDER)).toBe('TypeError views-a.js:1:234 initial-a.js:11:5');
  });

  test('at most eight places are', () => {
    const stack = Array.from({ length: 20 }, (_, i) => `    at ${FOLDER}views-a.js:1:${i}`).join('\n');
    expect(errorPlaces(thrown(stack), FOLDER).split(' ')).toHaveLength(9);
  });

  test.each([
    ['another host', 'https://ze.example/assets/ze.js:1:2'],
    ['the address of a page', 'https://robo.example/new?view=result&name=Z%C3%A9:1:2'],
    ['what is no script', `${FOLDER}06-11-22:1:2`],
    ['nothing', ''],
  ])('nothing of %s is', (_, place) => {
    expect(errorPlaces(thrown(`TypeError: ${HOSTILE}\n    at ${place}`), FOLDER)).toBe('TypeError');
  });

  test('a name that is none of an error’s is not, nor what was thrown that is no error', () => {
    for (const name of ['Zé', 'Maria', '06 11 22', '', 'Zé Error']) {
      expect(errorPlaces(thrown(undefined, 'x', name), FOLDER)).toBe('Error');
    }
    expect(errorPlaces(new DOMException('Zé', 'QuotaExceededError'), FOLDER)).toBe('QuotaExceededError');
    expect(errorPlaces('Zé', FOLDER)).toBe('string');
    expect(errorPlaces({ name: 'Zé', stack: HOSTILE }, FOLDER)).toBe('object');
    expect(errorPlaces(null, FOLDER)).toBe('object');
  });
});
