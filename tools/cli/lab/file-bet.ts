import { MAX_EXPORT_BYTES } from '../../../workers/shared/check/played-game.ts';
import { fixedBet } from '../../../workers/shared/lab/lab-bet.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION } from '../../../workers/shared/run/engine-version.ts';
import { lotteryOption } from '../parse-options.ts';
import { doubtText, readGamesFile } from '../results/games-file.ts';
import { readBytes } from '../results/read-file.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import { type CommonValues, RUNNING, type Surroundings } from './command.ts';

/** What stands beside the games of a file. */
const BESIDE = ['games-file', 'lottery', 'seed', 'engine', 'draws', 'price', 'prizes', ...Object.keys(RUNNING)];

/** The bet of the games of a file, all of one lottery. Rejects with a UsageError for a line that is no game. */
export async function gamesOfFile(path: string, values: CommonValues, { note }: Surroundings) {
  const other = Object.keys(values).find((name) => !BESIDE.includes(name));
  if (other) throw new UsageError(`--games-file or --${other}, not both`);
  const { lottery: key } = lotteryOption(values.lottery);
  if (!key) throw new UsageError(`--lottery is missing: expected ${EXPECTED.lottery}`);
  const bytes = await readBytes(path, MAX_EXPORT_BYTES);
  if (bytes.length > MAX_EXPORT_BYTES) throw new UsageError(`${path}: more than ${MAX_EXPORT_BYTES} bytes`);
  const { games, otherLotteries, bad, doubts } = readGamesFile(lotteryOf(key), bytes);
  const [wrong] = bad;
  if (wrong) throw new UsageError(`${path}: line ${wrong.line}: ${wrong.fault} ${wrong.value ?? ''}`.trim());
  const [doubt] = doubts;
  if (doubt) throw new UsageError(`${path}: ${doubtText(doubt)}`);
  if (otherLotteries > 0) note(`${path}: games of other lotteries, left out: ${otherLotteries}`);
  return { bet: fixedBet(key, games), drawn: [], version: values.engine ?? ENGINE_VERSION };
}
