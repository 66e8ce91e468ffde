import type { GenerateRequest, RequestError, RequestField } from '../shared/request.ts';
import type { OptionField } from '../shared/strategy-options.ts';
import type { BetPart } from '../shared/takes-bet.ts';
import { BET_REASONS, EXPECTED_BET } from './bet-options.ts';
import { EXPECTED_OPTION, OPTION_NAMES } from './strategy-options.ts';
import { EXPECTED, UsageError } from './usage.ts';

/** The present names of options that had others before 0.2.0. */
const FORMER: Readonly<Record<string, string>> = { promise: 'hits', 'date-option': 'dates' };

/** What the option that a message is about takes: parseArgs stops at `--games -1` itself. */
export function expectedBy(message: string): string {
  const option = /'--([a-z-]+)/.exec(message)?.[1];
  const told = (Object.keys(OPTION_NAMES) as OptionField[]).find(
    (key) => OPTION_NAMES[key] === (FORMER[option ?? ''] ?? option),
  );
  if (told) return ` Expected ${EXPECTED_OPTION[told]}.`;
  if (message.startsWith('Unknown option')) return '';
  if (option && option in EXPECTED_BET) return ` Expected ${EXPECTED_BET[option as BetPart]}.`;
  const field = (Object.keys(EXPECTED) as RequestField[]).find((key) => optionOf(key) === option);
  return field ? ` Expected ${EXPECTED[field]}.` : '';
}

function optionOf(field: RequestField): string {
  return field === 'historySeed' ? 'history-seed' : field;
}

/** What the command says of a request that it cannot use. */
export function refusal(
  request: GenerateRequest,
  { field, option, range, bet, reason, limit = 0 }: RequestError,
): UsageError {
  if (bet && bet in EXPECTED_BET) {
    const value = JSON.stringify(request.bet?.[bet]);
    const why = reason && BET_REASONS[reason]?.(limit);
    return new UsageError(`--${bet} ${value}: ${why ?? `expected ${EXPECTED_BET[bet]}`}`);
  }
  if (option && OPTION_NAMES[option]) {
    const value = JSON.stringify(request.options?.[option]);
    const wanted = range ? `${range.min} to ${range.max} numbers` : EXPECTED_OPTION[option];
    return new UsageError(`--${OPTION_NAMES[option]} ${value}: expected ${wanted}`);
  }
  const value = JSON.stringify(fieldOf(request, field));
  return new UsageError(`--${optionOf(field)} ${value}: expected ${EXPECTED[field]}`);
}

function fieldOf(request: GenerateRequest, field: RequestField): unknown {
  if (field === 'historySeed') return { seed: undefined, ...request.history }.seed;
  return field === 'date' ? request.history.date : request[field];
}
