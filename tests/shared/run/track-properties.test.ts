import { describe, expect, test } from 'vitest';
import { bytesOf, trackProperties } from '../../../workers/shared/run/track-properties.ts';
import { REQUEST } from '../../pool/support/requests.ts';

describe('the bytes of a message', () => {
  test('they are those that its typed arrays hold, and the length of the rest as JSON', () => {
    expect(bytesOf(new Uint8Array(7))).toBe(7);
    expect(bytesOf(new Uint32Array(7))).toBe(28);
    expect(bytesOf(REQUEST)).toBe(JSON.stringify(REQUEST).length);
    const block = { numbers: new Uint8Array(600), keys: new Uint32Array(100), relaxed: [] };
    expect(bytesOf(block)).toBe(600 + 400 + '{"relaxed":[]}'.length);
    expect(bytesOf([new Uint8Array(5), new Uint8Array(6)])).toBe(11 + '[null,null]'.length);
  });

  test('they are none of nothing', () => {
    expect(bytesOf(undefined)).toBe(0);
  });
});

describe('what an entry says', () => {
  test('it is which work it was, its bytes and whatever it is told, in one order', () => {
    const { games, strategy, lottery } = REQUEST;
    const share = { count: 16, first: 32, strategy, games, lottery, seed: 'secret' };
    const { properties, tooltipText } = trackProperties(share, 'four', { call: 7 });
    expect(properties).toEqual([
      ['lottery', 'megasena'],
      ['games', '3'],
      ['strategy', 'quick'],
      ['first', '32'],
      ['count', '16'],
      ['bytes', '6'],
      ['call', '7'],
    ]);
    expect(tooltipText).toBe('lottery megasena · games 3 · strategy quick · first 32 · count 16 · bytes 6 · call 7');
  });

  test('has no part of what a person told the strategy', () => {
    const options = { name: 'Maria', birth: '1990-01-02', dates: ['2001-02-03'] };
    expect(JSON.stringify(trackProperties({ ...REQUEST, options }, undefined))).not.toMatch(/Maria|1990|2001/);
  });

  test('leaves out what a request does not have', () => {
    const request = { lottery: 'quina', history: REQUEST.history };
    expect(trackProperties(request, undefined).properties).toEqual([
      ['lottery', 'quina'],
      ['bytes', '0'],
    ]);
  });
});
