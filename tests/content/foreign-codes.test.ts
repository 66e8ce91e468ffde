import { expect, test } from 'vitest';
import { linkProblemText } from '../../src/content/address/link-problem.ts';
import { betFaultText } from '../../src/content/bet/bet-fault-text.ts';
import { tierName } from '../../src/content/bet/odds.ts';
import { rowStateText } from '../../src/content/check/list.ts';
import { fromHostTexts } from '../../src/content/results/from-host.ts';
import { refusalAdvice, refusalReason, rowFault } from '../../src/content/results/refusals.ts';
import { ownFact } from '../../src/content/run/facts.ts';
import type { History } from '../../workers/shared/run/history.ts';
import type { StrategyFact } from '../../workers/shared/strategy/strategy-fact.ts';

/** Names that every object answers to, and one that none does. */
const CODES = ['constructor', '__proto__', 'of-nobody'];

const bettor = { strategy: 'quick', games: 1 } as const;

const facts = { hot: 1, cold: 1, sum: 1, even: 1, odd: 1 };
const said = (own: StrategyFact, kind: History['kind'] = 'simulated') =>
  ownFact({ relaxed: false }, { ...facts, own }, kind) ?? '';

/** What is said of a code that a worker, a host or a file may bring. */
const SAID: readonly (readonly [what: string, say: (code: never) => string])[] = [
  ['a field of a link', (field) => linkProblemText({ code: 'damaged', field })],
  ['a missing field', (field) => linkProblemText({ code: 'cut', field, isMissing: true })],
  ['an option of a link', (option) => linkProblemText({ code: 'damaged', field: 'options', option })],
  ['a part of a bet', (part) => betFaultText({ part, reason: 'not-taken' }, bettor)],
  ['a fault of a bet', (reason) => betFaultText({ part: 'marks', reason }, bettor)],
  ['a refusal', (refusal) => refusalReason(refusal)],
  ['advice', (refusal) => refusalAdvice(refusal)],
  ['another game', (detail) => refusalReason('other-game', detail)],
  ['a lottery', (detail) => refusalReason('misfit', detail)],
  ['a row', (fault) => rowFault(fault)],
  ['a fault of the host', (fault) => fromHostTexts.fault(fault)],
  ['a line', (fault) => rowStateText('quina', { line: 1, parts: [], bad: { fault } })],
  ['a tier', (hits) => tierName('quina', hits)],
  ['a fact', (kind) => said({ kind } as never)],
  ['a root', (source) => said({ kind: 'root', root: 1, source, withRoot: [1] })],
  ['a part of a date', (part) => said({ kind: 'dates', sources: [{ number: 1, date: '2020-01-02', part }] })],
  ['a culture', (culture) => said({ kind: 'lucky', lucky: [{ number: culture, culture }] })],
  ['a history', (kind) => said({ kind: 'avoidance', leastOverlap: 0 }, kind)],
];

test.each(SAID.flatMap(([what, say]) => CODES.map((code) => ({ what, say, code }))))(
  '$what called $code is told in plain words',
  ({ say, code }) => {
    expect(say(code as never)).not.toMatch(/function|native|\[object|undefined|NaN/);
  },
);
