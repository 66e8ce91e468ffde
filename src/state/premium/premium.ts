import { proxy } from 'valtio/vanilla';
import type { Edition, TieredLimit, View } from '../../editions.ts';
import { lookUpStored, setAside, writeStored } from '../../platform/storage.ts';
import { flagFormat, plainFormat, storedValue } from '../../platform/stored-value.ts';
import { trialNotes } from './trial-notes.ts';

/** Games of the free trial, as it is stored: docs/specification.md. */
const FREE_GAMES = '1';
const LIMIT_KEY = 'game-limit';

/** The count stays there: nine digits are more games than anybody makes. */
const MAX_COUNT = 999_999_999;

/** The number of games made in the free trial: a whole number, 0…MAX_COUNT. */
const GAME_COUNT = plainFormat<number>(0, /^(0|[1-9]\d{0,8})$/);

/** What the visitor may use. Always starts free, as in the prerendered page. */
export const premium = proxy({
  isPremium: false,
  showPremiumModal: false,
  hasUsedFreeTrial: false,
});

const flag = storedValue('premium', flagFormat(false), (isPremium) => {
  premium.isPremium = isPremium;
});
const count = storedValue('game-count', GAME_COUNT, (games) => {
  premium.hasUsedFreeTrial = games >= 1;
});

/** Takes over what is stored, and from then on what other tabs store. Call after hydration. */
export function restorePremium(): void {
  storeLimit();
  flag.restore();
  count.restore();
}

/** Reads the stored flag and game count again. */
export function recheckPremium(): void {
  flag.recheck();
  count.recheck();
}

/** Unlocks everything and starts the game count over. */
export function activatePremium(): void {
  flag.change(() => true);
  count.change(() => 0);
}

/**
 * Adds generated games to the count of the free trial; premium games are not counted. Throws a RangeError for anything
 * but a whole number from 0 on.
 */
export function countGames(games = 1): void {
  if (!Number.isInteger(games) || games < 0) throw new RangeError(`no number of games: ${games}`);
  recheckPremium();
  if (premium.isPremium) return;
  trialNotes.hasJustEnded = !premium.hasUsedFreeTrial && games > 0;
  count.change((before) => Math.min(before + games, MAX_COUNT));
}

/** What the visitor may use, as far as views and limits depend on it. */
export type Access = Readonly<Pick<typeof premium, 'isPremium' | 'hasUsedFreeTrial'>>;

/** Views that are closed to a visitor whose free trial is used: those that lead to another run. */
const OF_TRIAL: readonly View[] = ['frequent', 'strategy', 'configure'];

/** True when the free trial is used, and there is no premium. */
export function isTrialOver({ isPremium, hasUsedFreeTrial }: Access): boolean {
  return !isPremium && hasUsedFreeTrial;
}

/** True when a view is closed to the visitor. */
export function isBarred(access: Access, view: View): boolean {
  return isTrialOver(access) && OF_TRIAL.includes(view);
}

/** True with premium, and on a page that grants it, also before it has. */
export function isPremiumOn({ grantsPremium }: Pick<Edition, 'grantsPremium'>, access: Access) {
  return access.isPremium || grantsPremium;
}

/** The limit that applies to the visitor. */
export function limitFor(limit: TieredLimit, { isPremium }: Access): number {
  return isPremium ? limit.premium : limit.free;
}

/** Shows the premium dialog. */
export function openPremiumModal(): void {
  premium.showPremiumModal = true;
}

/** Puts the premium dialog away. */
export function closePremiumModal(): void {
  premium.showPremiumModal = false;
}

function storeLimit(): void {
  const text = lookUpStored(LIMIT_KEY);
  if (text === undefined || text === FREE_GAMES) return;
  if (text === null || setAside(LIMIT_KEY, text)) writeStored(LIMIT_KEY, FREE_GAMES);
}
