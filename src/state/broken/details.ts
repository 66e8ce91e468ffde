import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { ENGINE_RELEASE } from '../../../workers/shared/run/engine-version.ts';
import { STRATEGY_IDS } from '../../../workers/shared/strategy/catalogue.ts';
import { detailsHead, EVENT_WORDS } from '../../content/broken/details.ts';
import { site } from '../../content/shell/site.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { PAGES } from '../../editions.ts';
import { events } from '../../platform/events.ts';
import { engine } from '../engine/engine.ts';
import { errorPlaces } from './error-places.ts';

/** All that an event can say. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...PAGES.map(({ path }) => [path, path] as const),
  ...Object.entries(site.titles),
  ...LOTTERIES.map(({ key, name }) => [key, name] as const),
  ...STRATEGY_IDS.map((id) => [id, strategyName(id)] as const),
  ...Object.entries(EVENT_WORDS),
]);

/**
 * What somebody who mends the app needs to know of a failure, in lines: versions, the browser, the last events. Only
 * words that the app itself has, counts of milliseconds and places in its scripts: no game, name, number, seed or link.
 */
export function failureDetails(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src]')?.src.split('/').pop() ?? '';
  const folder = `${location.origin}${import.meta.env.BASE_URL}assets/`;
  const { degradedBy } = engine;
  const { userAgent, language, serviceWorker } = navigator;
  return [
    detailsHead.title,
    detailsHead.version(script, ENGINE_RELEASE),
    detailsHead.browser(userAgent, language),
    detailsHead.screen(innerWidth, innerHeight, devicePixelRatio),
    degradedBy ? detailsHead.compatible(EVENT_WORDS[degradedBy]) : detailsHead.workers,
    detailsHead.offline(Boolean(serviceWorker?.controller)),
    detailsHead.events,
    ...events.map(({ at, codes, error }) => {
      const places = error === undefined ? [] : [errorPlaces(error, folder)];
      return [Math.round(at), ...wordsOf(codes), ...places].join(' ');
    }),
  ].join('\n');
}

/** A code that is none of the app's says nothing. */
function wordsOf(codes: string): readonly string[] {
  return codes.split(/[ ,]/).flatMap((code) => WORDS.get(code) ?? []);
}
