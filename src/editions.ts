/** What a visitor can be looking at. The address carries it, so that «back» and reload work. */
export type View =
  | 'home'
  | 'frequent'
  | 'strategy'
  | 'configure'
  | 'generating'
  | 'result'
  | 'results'
  | 'saved'
  | 'lab'
  | 'syndicate'
  | 'diary';

/** How a progress overlay runs. */
export interface OverlayTiming {
  /** Percent added each tick. */
  readonly step: number;
  readonly tickMs: number;
  /** The tick that completes the run, if the engine is ready by then. */
  readonly completeAt: number;
}

/** A limit without and with premium. */
export interface TieredLimit {
  readonly free: number;
  readonly premium: number;
}

/** The parts of a home view; the page shows them in the order of its row. */
export type HomePart = 'games' | 'bet' | 'quick' | 'ways' | 'vip-menu' | 'tips' | 'locked';

/** A step of the three that home explains. */
export type Step = 'lottery' | 'games' | 'strategy';

/** What the buttons of a frequent view do. */
export type FrequentAction = 'generate' | 'upgrade' | 'use-in-strategy';

/** What has an address, and an HTML file. */
export interface SitePage {
  readonly path: string;
  /** The first is what an address without a view shows. */
  readonly views: readonly [View, ...View[]];
}

/**
 * All that makes one page of the product differ from another. A page is a row here; views, limits, timings, labels and
 * sounds are looked up, never branched on.
 */
export interface Edition extends SitePage {
  /** The words above the form, if any. */
  readonly homeLead: 'vip' | null;
  readonly homeParts: readonly HomePart[];
  /** In which order the steps come. */
  readonly steps: readonly Step[];
  /** Choices for the number of games on home. */
  readonly gameCounts: readonly number[];
  /** Most games of a quick ticket. */
  readonly quickGames: TieredLimit;
  /** How many of the most frequent numbers are shown. */
  readonly frequentCount: TieredLimit;
  readonly frequentTitle: 'frequent' | 'hot';
  readonly frequentActions: readonly FrequentAction[];
  /** Most games that the frequent view generates; 0 leads to premium. */
  readonly frequentGames: TieredLimit;
  /** Upper limits of the stepper, which stands on the view that starts the run. */
  readonly strategyGames: TieredLimit;
  /** Where a chosen strategy leads: straight to a run, or to the number of games first. */
  readonly strategyLeadsTo: 'generating' | 'configure';
  readonly quickOverlay: OverlayTiming;
  readonly strategyOverlay: OverlayTiming;
  /** Does a result bring the win sound, a second after it? */
  readonly winSound: boolean;
  /** Does a result offer the same run once more? */
  readonly again: boolean;
  /** Does a visit set the stored premium flag? */
  readonly grantsPremium: boolean;
  /** Is the marketing shown below home? */
  readonly marketing: boolean;
}

/** Choices for a number of games on home. */
const GAME_COUNTS = [1, 2, 3, 5, 10];
/** The stepper's shortcuts; the last is for where there is no other limit than the engine's. */
const SHORTCUTS = [...GAME_COUNTS, 20];
/** Most games of a quick ticket without premium. See docs/specification.md, «Pages». */
const FREE_QUICK_GAMES = 1;

const OVERLAY = { step: 2.2, tickMs: 300, completeAt: 23 };

const MAIN: Edition = {
  path: '/',
  views: ['home', 'frequent', 'strategy', 'generating', 'result', 'saved'],
  homeLead: null,
  homeParts: ['games', 'quick', 'bet', 'ways', 'locked', 'tips'],
  steps: ['lottery', 'games', 'strategy'],
  gameCounts: GAME_COUNTS,
  quickGames: { free: FREE_QUICK_GAMES, premium: 10 },
  frequentCount: { free: 10, premium: 15 },
  frequentTitle: 'frequent',
  frequentActions: ['generate', 'upgrade'],
  frequentGames: { free: 0, premium: 10 },
  strategyGames: { free: 3, premium: 10 },
  strategyLeadsTo: 'generating',
  quickOverlay: OVERLAY,
  strategyOverlay: OVERLAY,
  winSound: false,
  again: false,
  grantsPremium: false,
  marketing: true,
};

/**
 * The pages of the product. Figures: docs/specification.md, «Pages». On the main pages a run completes after more than
 * 22 ticks, on /vip1922 after 15 or 20.
 */
export const EDITIONS: readonly [Edition, ...Edition[]] = [
  MAIN,
  {
    ...MAIN,
    path: '/new',
    frequentTitle: 'hot',
    frequentActions: ['use-in-strategy', 'generate'],
    frequentGames: { free: 1, premium: 10 },
    strategyGames: { free: 1, premium: 10 },
    winSound: true,
    marketing: false,
  },
  {
    ...MAIN,
    path: '/vip1922',
    views: ['home', 'strategy', 'configure', 'generating', 'result', 'saved'],
    homeLead: 'vip',
    homeParts: ['quick', 'bet', 'vip-menu', 'tips'],
    steps: ['lottery', 'strategy', 'games'],
    quickGames: { free: FREE_QUICK_GAMES, premium: 1 },
    strategyGames: { free: 20, premium: 20 },
    strategyLeadsTo: 'configure',
    quickOverlay: { step: 3.33, tickMs: 200, completeAt: 15 },
    strategyOverlay: { step: 2.5, tickMs: 200, completeAt: 20 },
    again: true,
    grantsPremium: true,
    marketing: false,
  },
];

/** The page of real results, which every edition shares. */
export const RESULTS_PAGE: SitePage = { path: '/resultados', views: ['results', 'saved'] };

/** The page of the laboratory, which every edition shares. */
export const LAB_PAGE: SitePage = { path: '/laboratorio', views: ['lab'] };

/** The page of the groups that bet together, which every edition shares. */
export const SYNDICATE_PAGE: SitePage = { path: '/bolao', views: ['syndicate'] };

/** The page of what was spent and what came back, which every edition shares. */
export const DIARY_PAGE: SitePage = { path: '/diario', views: ['diary'] };

/** The pages that no edition has for itself: home is elsewhere. */
export const SHARED_PAGES: readonly SitePage[] = [RESULTS_PAGE, LAB_PAGE, SYNDICATE_PAGE, DIARY_PAGE];

/** Every page: what is rendered ahead, routed to and kept offline. */
export const PAGES: readonly SitePage[] = [...EDITIONS, ...SHARED_PAGES];

/** The edition of a page; for a shared one the main one. */
export function editionOf(page: SitePage): Edition {
  return EDITIONS.find((edition) => edition === page) ?? MAIN;
}

/** The HTML file of a page, from the folder of the build: `index.html` for `/`. */
export function fileOf({ path }: Pick<SitePage, 'path'>): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

/** The stepper's shortcuts that fit under a limit. */
export function countsUpTo(max: number): readonly number[] {
  return SHORTCUTS.filter((count) => count <= max);
}
