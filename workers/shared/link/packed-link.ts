import type { Bet } from '../bet/bet.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import type { EngineVersion } from '../run/engine-version.ts';
import { type History, simulated } from '../run/history.ts';
import type { Receipt } from '../run/receipt.ts';
import { carriedHistory } from '../run/window-name.ts';
import type { StrategyId } from '../strategy/catalogue.ts';
import type { StrategyOptions } from '../strategy/strategy-options.ts';
import { BitReader, BitWriter } from './packed-bits.ts';
import { COUNT, FLAG, listOf, oneOf, partial } from './packed-codec.ts';
import { seal, unseal } from './packed-frame.ts';
import { readWindow, writeWindow } from './packed-history.ts';
import { DAY, INSTANT, NUMBERS, SEED, TEXT } from './packed-values.ts';

// Links store places in these lists and follow the order of writing. Changing either needs another packing. A new entry
// takes the next place.
export const LOTTERY = oneOf<LotteryKey>({
  megasena: 0,
  lotofacil: 1,
  quina: 2,
  duplasena: 3,
  timemania: 4,
  diadasorte: 5,
  lotomania: 6,
});
const STRATEGY = oneOf<StrategyId>({
  quick: 0,
  strategic: 1,
  aggressive: 2,
  uniform: 3,
  'quentes-frios': 4,
  repeticoes: 5,
  'pares-impares': 6,
  sequencia: 7,
  espelhamento: 8,
  'primos-multiplos': 9,
  quadrante: 10,
  atrasados: 11,
  somatoria: 12,
  'datas-especiais': 13,
  numerologia: 14,
  'sorte-global': 15,
  'combinacao-auto': 16,
  campeao: 17,
  cercamento: 18,
  'anti-repeticao': 19,
});
const OPTIONS = partial<StrategyOptions>({
  dates: listOf(DAY),
  dateNumbers: NUMBERS,
  name: TEXT,
  birthDate: DAY,
  root: COUNT,
  pool: NUMBERS,
  hits: COUNT,
});
const BET = partial<Bet>({
  marks: COUNT,
  fixed: NUMBERS,
  excluded: NUMBERS,
  team: COUNT,
  month: COUNT,
  mirror: FLAG,
  draws: COUNT,
});
/** Which packing says which history. */
const [SIMULATED, OFFICIAL] = [1, 2] as const;

const undated = (seed: string) => (date: string) => simulated(seed, date);

const MORE = partial<Pick<Receipt, 'options' | 'bet' | 'swaps'>>({
  options: OPTIONS,
  bet: BET,
  swaps: listOf(COUNT),
});

/**
 * A checked receipt as the text of a packed link: some 70 characters for a run without options, all of them letters,
 * digits, hyphens and underscores; with 30 real draws of Mega-Sena 180. `withoutPerson` gives the run to hand on.
 */
export function writePacked(receipt: Receipt): string {
  const { engine, lottery, strategy, games, seed, now, options, bet, swaps } = receipt;
  const history = carriedHistory(lottery, receipt.history);
  const to = new BitWriter();
  COUNT.write(to, Number(engine));
  LOTTERY.write(to, lottery);
  STRATEGY.write(to, strategy);
  COUNT.write(to, games);
  SEED.write(to, seed);
  if (history.kind === 'simulated') SEED.write(to, history.seed);
  else writeWindow(to, lottery, history);
  DAY.write(to, history.date);
  INSTANT.write(to, now);
  MORE.write(to, {
    ...(options && Object.keys(options).length > 0 && { options }),
    ...(bet && Object.keys(bet).length > 0 && { bet }),
    ...(swaps && swaps.length > 0 && { swaps }),
  });
  return seal(to.digits, history.kind === 'simulated' ? SIMULATED : OFFICIAL);
}

/** What a packed link asks for, not checked: any engine, for one. Throws a PackedError. */
export function readPacked(text: string): Receipt {
  const { content, packing } = unseal(text);
  const from = new BitReader(content);
  const engine = String(COUNT.read(from)) as EngineVersion;
  const lottery = LOTTERY.read(from);
  const strategy = STRATEGY.read(from);
  const games = COUNT.read(from);
  const seed = SEED.read(from);
  const dated: (date: string) => History = packing === OFFICIAL ? readWindow(from, lottery) : undated(SEED.read(from));
  const history = dated(DAY.read(from));
  const now = INSTANT.read(from);
  const more = MORE.read(from);
  from.end();
  return { engine, lottery, strategy, games, seed, history, now, ...more };
}
