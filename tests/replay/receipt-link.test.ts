import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch } from '../../src/routes/search.ts';
import { resultSearch } from '../../src/state/address/run-link.ts';
import { isShortRound } from '../../tools/build/test-rounds.ts';
import { readArguments } from '../../tools/cli/arguments.ts';
import { linkOf } from '../../tools/cli/print-link.ts';
import { EngineError, LinkError, linkFromReceipt, receiptFromLink } from '../../workers/replay/replay.ts';
import { BET_KEYS } from '../../workers/shared/bet/bet.ts';
import { checksum } from '../../workers/shared/link/packed-checksum.ts';
import { writePacked } from '../../workers/shared/link/packed-link.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS } from '../../workers/shared/run/engine-version.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { type Receipt as Run, type SimulatedReceipt, writeReceipt } from '../../workers/shared/run/receipt.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { OPTION_KEYS } from '../../workers/shared/strategy/strategy-options.ts';
import { NO_CHARACTER } from '../shared/link/forged-link.ts';
import { longSearch } from '../shared/link/long-link.ts';
import { readAddress } from '../state/address/read-address.ts';
import { receipts } from './any-receipt.ts';

const SITE = 'https://robo.example/';
const RECEIPT: SimulatedReceipt = {
  engine: '3',
  lottery: 'quina',
  strategy: 'numerologia',
  games: 2,
  seed: 'a&b=c',
  historySeed: 'h1',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
  options: { name: 'Zé, «Ana»' },
};
const PACKED = linkFromReceipt(RECEIPT, SITE);

/** The link as the app wrote it before links were packed. */
function longLink({ historySeed, date, ...names }: SimulatedReceipt): string {
  const search = longSearch({ ...names, history: simulated(historySeed, date) });
  return `${SITE}?${new URLSearchParams({ ...search })}`;
}
const LINK = longLink(RECEIPT);

/** The packed text of a run that differs from the receipt's. */
function packedAs(other: Partial<SimulatedReceipt>): string {
  const { historySeed, date, ...names } = { ...RECEIPT, ...other };
  return writePacked({ ...names, history: simulated(historySeed, date) });
}

/** A whole link in a packing that there is not yet: no content, its checksum, packing 3. */
const NEWER = (() => {
  const sum = checksum([0, 0, 3]);
  const bytes = Buffer.from([sum >> 16, (sum >> 8) & 255, sum & 255]);
  return `${SITE}?r=AA${bytes.toString('base64url')}D`;
})();

/** What the command prints for `--link … --print-link`. */
function printedFor(link: string): string {
  const command = readArguments(['--link', link, '--print-link'], {
    clock: () => '2000-01-01T00:00:00Z',
    randomSeed: () => 'drawn',
  });
  if (command.site === undefined) throw new Error('no link asked for');
  return linkOf(command.request, command.site);
}

/** What was thrown, as a class and what it tells. */
function thrownBy(read: () => unknown) {
  try {
    return read();
  } catch (error) {
    if (error instanceof LinkError) return [error.code, error.fault, error.option ?? error.field];
    if (error instanceof EngineError) return [error.code, error.wanted, error.known.at(-1)];
    throw error;
  }
}

test('link, command, link is the identity, and so are link, receipt, link: 1,000 receipts', () => {
  const told = new Set<string>();
  fc.assert(
    fc.property(receipts, (receipt) => {
      for (const key of Object.keys({ ...receipt.options, ...receipt.bet })) told.add(key);
      if (receipt.swaps) told.add('swaps');
      told.add(receipt.strategy).add(receipt.lottery).add(receipt.engine);
      const link = linkFromReceipt(receipt, SITE);
      expect(printedFor(link)).toBe(link);
      expect(receiptFromLink(link)).toEqual(receipt);
      expect(linkFromReceipt(receiptFromLink(link), SITE)).toBe(link);
    }),
    { numRuns: 1000, seed: 10 },
  );
  // All strategies, lotteries, engines, options and parts of a bet were among them.
  const names = [...STRATEGY_IDS, ...LOTTERIES.map(({ key }) => key), ...ENGINE_VERSIONS];
  expect(told).toEqual(new Set([...names, ...OPTION_KEYS, ...BET_KEYS, 'swaps']));
});

test('the page reads the very same run in a link, and writes the very same link', () => {
  fc.assert(
    fc.property(receipts, (receipt) => {
      const link = linkFromReceipt(receipt, SITE);
      const { request } = readAddress(parseSearch(new URL(link).search), ['result']);
      expect(writeReceipt(request as Run)).toEqual(receipt);
      expect(`${SITE}?${new URLSearchParams({ ...resultSearch(request as Run) })}`).toBe(link);
    }),
    { numRuns: 300, seed: 11 },
  );
});

describe('a link', () => {
  test('keeps the path of its site, and nothing else of its address', () => {
    const link = linkFromReceipt(RECEIPT, 'https://robo.example/app/?utm=1#top');
    expect(link).toBe(PACKED.replace(SITE, 'https://robo.example/app/'));
  });

  test.each([
    [`${LINK}&utm_source=mail&workers=2`, undefined],
    [`${LINK}#top`, undefined],
    [LINK.replace('/?', '/vip1922?'), SITE],
    [LINK.replace('view=result&', ''), 'https://robo.example/new'],
    [LINK.replace('historySeed', 'history'), undefined],
    [`${LINK}.`, undefined],
    [`${PACKED}.`, undefined],
    [`${PACKED}&utm_source=mail&workers=2#top`, SITE],
    [PACKED.replace('/?', '/vip1922?view=result&'), SITE],
  ])('it is read with what others added to it, or took away: %s', (link, site) => {
    expect(receiptFromLink(link, site)).toEqual(RECEIPT);
    expect(receiptFromLink(new URL(link))).toEqual(RECEIPT);
  });

  test.each([
    ['https://robo.example/?q=1', ['invalid-link', 'no-run', undefined]],
    ['robo', ['invalid-link', 'no-run', undefined]],
    ['', ['invalid-link', 'no-run', undefined]],
    [undefined, ['invalid-link', 'no-run', undefined]],
    [{ href: 7 }, ['invalid-link', 'no-run', undefined]],
    [LINK.padEnd(4097, 'y'), ['invalid-link', 'no-run', undefined]],
    [LINK.replace('&engine=3', ''), ['invalid-link', 'cut', 'engine']],
    [LINK.replace('&seed=a%26b%3Dc', ''), ['invalid-link', 'cut', 'seed']],
    [LINK.replace('games=2', 'games=21'), ['invalid-link', 'damaged', 'games']],
    [LINK.replace('lottery=quina', 'lottery=loteca'), ['invalid-link', 'damaged', 'lottery']],
    [LINK.replace('numerologia', 'quick'), ['invalid-link', 'damaged', 'name']],
    [LINK.replace('engine=3', 'engine=x3'), ['invalid-link', 'damaged', 'engine']],
    [`${LINK}&seed=other`, ['invalid-link', 'damaged', 'seed']],
    [`${LINK}&engine=2`, ['invalid-link', 'damaged', 'engine']],
    [`${LINK}&history=other`, ['invalid-link', 'damaged', 'historySeed']],
    [LINK.replace('Z%C3%A9', 'Z%E9'), ['invalid-link', 'damaged', 'name']],
    ['mailto:robo@robo.example', ['invalid-link', 'no-run', undefined]],
    [LINK.replace('engine=3', 'engine=5'), ['unknown-engine', '5', '4']],
    [LINK.replace('engine=3', 'engine=2.1'), ['unknown-engine', '2.1', '4']],
  ])('it is refused by name: %.300s', (link, thrown) => {
    expect(thrownBy(() => receiptFromLink(link as string))).toEqual(thrown);
  });

  test.each([
    [PACKED.slice(0, -1), ['invalid-link', 'cut', undefined]],
    [PACKED.replace(/r=.*/, 'r='), ['invalid-link', 'cut', undefined]],
    [PACKED.toLowerCase(), ['invalid-link', 'cut', undefined]],
    [PACKED.replace('aEdh', 'aedh'), ['invalid-link', 'damaged', undefined]],
    [`${PACKED}&r=other`, ['invalid-link', 'damaged', undefined]],
    [NEWER, ['invalid-link', 'newer', undefined]],
    [`${SITE}?r=${NO_CHARACTER}`, ['invalid-link', 'damaged', undefined]],
    [`${SITE}?r=${packedAs({ games: 21 })}`, ['invalid-link', 'damaged', 'games']],
    [`${SITE}?r=${packedAs({ engine: '99' as '3' })}`, ['unknown-engine', '99', ENGINE_VERSION]],
  ])('that is packed is refused by name: %s', (link, thrown) => {
    expect(thrownBy(() => receiptFromLink(link))).toEqual(thrown);
  });

  test('one of another site is refused when the site is named', () => {
    const other = thrownBy(() => receiptFromLink(LINK, 'https://other.example/'));
    expect(other).toEqual(['invalid-link', 'other-site', undefined]);
    for (const site of ['robo', 'mailto:a@b.example', `${SITE}${'x'.repeat(4050)}`]) {
      const none = thrownBy(() => linkFromReceipt(RECEIPT, site));
      expect(none).toEqual(['invalid-link', 'no-site', undefined]);
    }
  });

  test('whatever befell it, is refused by name or read', () => {
    const RUNS = isShortRound ? 2000 : 10_000;
    let read = 0;
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.constantFrom(LINK, PACKED),
    );
    const damages = fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(texts, damages, (text, places) => {
        const damaged = places.reduce((link, [at, length, by]) => {
          const start = at % (link.length + 1);
          return link.slice(0, start) + by + link.slice(start + length);
        }, text);
        const receipt = thrownBy(() => receiptFromLink(damaged));
        if (Array.isArray(receipt)) return;
        read++;
        // What is read is what the page reads, and all that the link says.
        const query = new URL(damaged).searchParams;
        const { request } = readAddress(parseSearch(`?${query}`), ['result']);
        expect(writeReceipt(request as Run)).toEqual(receipt);
        if (query.has('r')) return;
        const said = new URL(longLink(receipt as SimulatedReceipt)).searchParams;
        for (const [name, value] of said) {
          if (name !== 'view' && name !== 'engine') expect(query.getAll(name)).toContain(value);
        }
      }),
      { numRuns: RUNS, seed: 12 },
    );
    expect(read).toBeGreaterThan(RUNS / 20);
  });
});
