import { checkGames } from '../../../workers/draws/check/check-games.ts';
import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import {
  checkedCost,
  type DrawScope,
  MAX_CHECKED,
  MAX_WINS,
  NO_DAY,
} from '../../../workers/shared/check/check-games.ts';
import { MAX_EXPORT_BYTES } from '../../../workers/shared/check/played-game.ts';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { dateOfDay } from '../../../workers/shared/lottery/day-number.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { drawPriceOn } from '../../../workers/shared/rules/past-prices.ts';
import { jsonText } from '../json-text.ts';
import { readCents } from '../money.ts';
import { flag, lotteryOption, parseCommand, text } from '../parse-options.ts';
import { UsageError } from '../usage.ts';
import { checkLines } from './check-lines.ts';
import type { ResultsCommand } from './command.ts';
import { readGamesFile } from './games-file.ts';
import { readBytes } from './read-file.ts';
import { summaryOf } from './summary.ts';

/** `results check --games <file> --results <file>`: how games did in real draws. */
export const checkCommand: ResultsCommand = async (args, { write, today }) => {
  const { games: gamesPath, results, named, scope, price, isJson } = parse(args);
  const bytes = await readBytes(results);
  const read = runToEnd(readResults({ bytes, today, ...named }));
  if (!read.ok) {
    const { ok: _, ...refused } = read;
    await write(isJson ? jsonText(refused) : summaryOf(read));
    return 2;
  }
  const bytesOfGames = await readBytes(gamesPath, MAX_EXPORT_BYTES);
  if (bytesOfGames.length > MAX_EXPORT_BYTES) {
    throw new UsageError(`the games are too large; at most ${MAX_EXPORT_BYTES} bytes`);
  }
  const played = lotteryOf(read.report.lottery);
  const file = readGamesFile(played, bytesOfGames);
  if (file.games.length > MAX_CHECKED) throw new UsageError(`more than ${MAX_CHECKED} games`);
  const games = scope ? file.games.map(({ scope: _, ...game }) => game) : file.games;
  const draws = { table: read.table, scope: scope ?? { kind: 'all' as const } };
  const { days, ...check } = runToEnd(checkGames({ ...draws, games, most: MAX_WINS }));
  const priceOf = (date: string) => price ?? drawPriceOn(played.key, date);
  const prices = Array.from(days, (day) => priceOf(day === NO_DAY ? today : dateOfDay(day)));
  const isCharged = (at: number) => check.games.some(({ first, contests }) => at >= first && at < first + contests);
  const charged = prices.some((_, at) => isCharged(at)) ? prices.filter((_, at) => isCharged(at)) : [priceOf(today)];
  const range = { unit: Math.max(...charged), least: Math.min(...charged) };
  const cost = { ...range, total: checkedCost(played, games, check.games, prices) };
  const { lines, otherLotteries, bad, doubts } = file;
  const answer = { check, cost, lines, otherLotteries, bad, doubts };
  await write(isJson ? jsonText(answer) : checkLines(check, cost, file));
  return doubts.length > 0 ? 1 : 0;
};

function parse(args: readonly string[]) {
  const options = { games: text, results: text, lottery: text, draws: text, price: text, json: flag } as const;
  const { values } = parseCommand(args, options);
  const { games, results, lottery, draws, price: written, json } = values;
  if (games === undefined) throw new UsageError('check: expected --games <file>');
  if (results === undefined) throw new UsageError('check: expected --results <file>');
  if (games === '-' && results === '-') throw new UsageError('only one file is standard input');
  const price = written === undefined ? undefined : readCents('--price', written);
  return { games, results, named: lotteryOption(lottery), scope: scopeOf(draws), price, isJson: json };
}

/** What `--draws` says; undefined: each game's own. */
function scopeOf(draws = 'all'): DrawScope | undefined {
  if (draws === 'own') return undefined;
  if (draws === 'all' || draws === 'last') return { kind: draws };
  if (isCalendarDate(draws)) return { kind: 'since', date: draws };
  if (/^[1-9]\d{0,4}$/.test(draws)) return { kind: 'contest', contest: Number(draws) };
  throw new UsageError(`--draws "${draws}": expected all, last, own, a contest or a day YYYY-MM-DD`);
}
