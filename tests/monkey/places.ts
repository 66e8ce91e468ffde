import { PAGES } from '../../src/editions.ts';
import { linkTo } from '../e2e/link.ts';

/** Where an address may lead: every page, runs of several lotteries, and links that are no good. */
export const PATHS: readonly string[] = [
  ...PAGES.map(({ path }) => path),
  linkTo(),
  linkTo({ lottery: 'lotofacil', games: 3, strategy: 'strategic', seed: 'm1' }, '/new'),
  linkTo({ lottery: 'lotomania', games: 2, strategy: 'espelhamento', seed: 'm2' }),
  linkTo({ games: 10_000, seed: '__proto__' }),
  '/?view=result&lottery=nope',
  '/resultados?tab=check',
  '/#g=AAAA',
];

/** Where a link within the page leads: views, and runs. */
export const LINKS: readonly string[] = [
  '/',
  '/?view=saved',
  '/?view=strategy',
  '/vip1922?view=configure',
  '/resultados',
  '/laboratorio',
  '/bolao',
  '/diario',
  linkTo({ lottery: 'quina', games: 5, seed: 'm3' }),
  linkTo({ lottery: 'timemania', games: 2, strategy: 'aggressive', seed: 'm4' }),
  linkTo({ lottery: 'diadasorte', games: 10, strategy: 'quentes-frios', seed: 'm5' }),
];

/** Widths and heights of screens. */
export const SIZES: readonly string[] = ['320x568', '360x640', '412x915', '640x360', '1280x800'];

/** The first size designed for. */
export const PHONE = { width: 360, height: 640 };
