import { EXPECTED_BET, expectedBy } from '../../workers/replay/expected.ts';
import type { BetPart } from '../../workers/shared/bet/bet.ts';
import type { GenerateRequest, RequestError, RequestField } from '../../workers/shared/run/request.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import type { OptionField } from '../../workers/shared/strategy/strategy-options.ts';
import { didYouMean } from './did-you-mean.ts';
import { OPTION_NAMES } from './strategy-options.ts';
import { EXPECTED, UsageError, WORDS } from './usage.ts';

/** The present names of options that had others before 0.2.0. */
const FORMER: Readonly<Record<string, string>> = { promise: 'hits', 'date-option': 'dates' };

/** What the option that a message is about takes: parseArgs stops at `--games -1` itself. */
export function expectedFor(message: string): string {
  const option = /'--([a-z-]+)/.exec(message)?.[1];
  const told = (Object.keys(OPTION_NAMES) as OptionField[]).find(
    (key) => OPTION_NAMES[key] === (FORMER[option ?? ''] ?? option),
  );
  if (told) return `: expected ${WORDS.options[told]}`;
  if (message.startsWith('Unknown option')) return '';
  if (option && option in EXPECTED_BET) return `: expected ${EXPECTED_BET[option as BetPart]}`;
  const field = (Object.keys(EXPECTED) as RequestField[]).find((key) => optionOf(key) === option);
  return field ? `: expected ${EXPECTED[field]}` : '';
}

function optionOf(field: RequestField): string {
  return field === 'historySeed' ? 'history-seed' : field;
}

/** What the command says of a request that it cannot use. */
export function refusal(request: GenerateRequest, { problem }: RequestError): UsageError {
  const { field, option, bet } = problem;
  const [name, value] =
    bet && bet in EXPECTED_BET
      ? [bet, request.bet?.[bet]]
      : option && OPTION_NAMES[option]
        ? [OPTION_NAMES[option], request.options?.[option]]
        : [optionOf(field), fieldOf(request, field)];
  const expected = expectedBy(request, problem, WORDS);
  const meant = field === 'strategy' ? didYouMean(String(value), STRATEGY_IDS) : '';
  return new UsageError(`--${name} ${JSON.stringify(value)}: ${meant}${expected}`);
}

function fieldOf(request: GenerateRequest, field: RequestField): unknown {
  if (field === 'historySeed') return { seed: undefined, ...request.history }.seed;
  return field === 'date' ? request.history.date : request[field];
}
