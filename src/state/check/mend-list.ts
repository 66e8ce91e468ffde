import { ref } from 'valtio/vanilla';
import { slipOf } from '../../../workers/shared/games/fields.ts';
import { type PartPlace, placesAlike, withTurned } from '../../../workers/shared/games/mend.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { currentLottery } from '../results/results-lottery.ts';
import { check, runCheck } from './check.ts';

/** Turns a number of the list into one of its game, or out of it, and checks it so. Never rejects. */
export async function turnNumber(place: PartPlace): Promise<void> {
  const places = placesAlike(currentSlip(), check.list ?? [], place);
  check.alike = places.length > 0 ? ref({ row: place.row, places }) : null;
  await turn([place]);
}

/** Turns what stands at the same place in the other rows too. Never rejects. */
export async function turnAlike(): Promise<void> {
  const { alike } = check;
  check.alike = null;
  if (alike) await turn(alike.places);
}

const currentSlip = () => slipOf(lotteryOf(currentLottery()));

async function turn(places: readonly PartPlace[]): Promise<void> {
  if (!check.list) return;
  check.list = ref(withTurned(currentSlip(), check.list, places));
  await runCheck(check.checked);
}
