import { describe, inject, onTestFinished, test } from 'vitest';
import { inRound } from '../../tools/build/test-rounds.ts';
import { openBrowser } from '../e2e/browser.ts';
import { createFaultyHost } from '../e2e/faulty-host.ts';
import type { Engine } from '../engines/engine.ts';
import { KEEP_REFUSED, withNothingRefused } from '../engines/refused.ts';
import { scriptedHost } from '../engines/scripted-host.ts';
import { expectUnharmed } from './aftermath.ts';
import { FAULTS } from './cases.ts';
import { chromiumVisit } from './chromium-visit.ts';
import type { Fault, Scene } from './fault.ts';
import { doAll } from './hands.ts';
import { WATCH } from './watch.ts';

/** `npm run faults` plays all cases, all else those of each day. */
const isPlayed = (fault: Fault, engine: 'chromium' | 'other') =>
  (engine === 'chromium' || fault.only === undefined) &&
  (process.env.FAULTS === 'all' ||
    fault.daily === 'every engine' ||
    (engine === 'chromium' && fault.daily !== undefined));

/** So many cases of each area, in Chromium, are the short round. */
const IN_SHORT_ROUND = 2;

/** The name of a case, which `npm run faults` makes a row of its table from. */
const titleOf = ({ done, saw }: Fault) => `${done} → ${saw}`;

const hasNone = (what: string) => () => {
  throw new Error(`this case has no ${what}`);
};

/** The host of a case that has one of its own, with this first script; it ends with the test. */
async function ownHost({ host: missing, harm }: Fault, first: string) {
  if (!missing) return undefined;
  const host = createFaultyHost(missing, first);
  if (harm) host.harm = { file: harm[0], how: harm[1] };
  await host.up();
  onTestFinished(async () => {
    if (host.isUp()) await host.down();
  });
  return host;
}

/** Brings a case about, and looks at what comes of it. */
async function play(fault: Fault, scene: Omit<Scene, 'kept'>): Promise<void> {
  const whole = { ...scene, kept: {} };
  await doAll([fault.act, fault.see], whole);
  await expectUnharmed(whole, fault);
}

/** The cases of an area in Chromium. */
export function playInChromium(area: keyof typeof FAULTS): void {
  const { open, site } = openBrowser({ moves: false });
  describe(`faults: ${area}`, () => {
    const played = FAULTS[area].filter((each) => isPlayed(each, 'chromium'));
    for (const fault of inRound(played, IN_SHORT_ROUND)) {
      test(titleOf(fault), async () => {
        const before = WATCH + (fault.break ?? '');
        const host = await ownHost(fault, '');
        const allow = fault.allow && { allow: fault.allow };
        const { page } = await open({ path: null, before, ...allow, ...fault.options });
        const visit = chromiumVisit(page);
        await play(fault, {
          visit,
          site: host?.site() ?? site,
          page: () => page,
          host: () => host ?? hasNone('host')(),
        });
      });
    }
  });
}

/** The cases of all areas that another engine plays. */
export function playIn(engine: Engine | undefined): void {
  for (const [area, faults] of Object.entries(FAULTS)) {
    const played = faults.filter((each) => isPlayed(each, 'other'));
    // A suite without a test fails.
    if (played.length === 0) continue;
    describe(`faults: ${area}`, () => {
      for (const fault of played) {
        test(titleOf(fault), async () => {
          const first = KEEP_REFUSED + WATCH + (fault.break ?? '');
          const host = await ownHost(fault, first);
          const visit = withNothingRefused(await (engine as Engine).visit());
          onTestFinished(() => visit.close());
          const scripted = host ? undefined : await scriptedHost(inject('site'), first);
          if (scripted) onTestFinished(() => scripted.close());
          await play(fault, {
            visit,
            site: host?.site() ?? String(scripted?.address),
            page: hasNone('page of Chromium'),
            host: () => host ?? hasNone('host')(),
          });
        });
      }
    });
  }
}
