import type { History } from '../../../workers/shared/run/history.ts';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import type { StrategyFact } from '../../../workers/shared/strategy/strategy-fact.ts';
import type { TicketFacts } from '../../../workers/shared/strategy/ticket-facts.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { historyDraws } from '../history/history-name.ts';
import { CULTURE_NAMES, LUCKY_REASONS } from '../strategy/strategies.ts';
import { otherWords, wordsOf } from '../words-of.ts';
import { resultTexts } from './result.ts';

const list = (numbers: readonly number[]) => numbers.map(formatNumber).join(', ');
/** A figure stays on the line of its word. */
const count = (n: number, one: string, many: string) => `${n}\u00a0${n === 1 ? one : many}`;

/** Why these numbers, in one line: «10 quentes · 4 frios · soma 187 · 3 pares e 3 ímpares». */
export function factsLine({ hot, cold, sum, even, odd }: TicketFacts): string {
  return [
    count(hot, 'quente', 'quentes'),
    count(cold, 'frio', 'frios'),
    `soma\u00a0${formatWhole(sum)}`,
    `${count(even, 'par', 'pares')} e ${count(odd, 'ímpar', 'ímpares')}`,
  ].join(' · ');
}

/** The robot's line below tickets: they are no bet, part of them is simulated, and these draws were counted. */
export function factsNote(history: History): string {
  const play = `${resultTexts.noBet} Força e prêmio são só de brincadeira`;
  if (history.kind === 'simulated') return `${play}; o histórico é simulado.`;
  return `${play}. Histórico: últimos ${historyDraws(history)}.`;
}

const PARTS = {
  day: 'dia',
  month: 'mês',
  year: 'ano',
  'day-and-month': 'dia + mês',
} as const;

const ROOT_SOURCES = {
  name: ', do nome',
  'birth-date': ', da data de nascimento',
  'run-date': ', da data de hoje',
  told: '',
} as const;

/** Most pairs that are named: as many as a line of a wide screen has. */
const MOST_PAIRS = 8;

const DRAWS = { simulated: 'simulado', official: 'oficial', named: 'oficial' } as const;

/**
 * What only the strategy itself can say of a ticket. Undefined where it says nothing, and for a ticket that was drawn
 * freely because the rule had no combination left.
 */
export function ownFact(
  { relaxed }: Pick<Ticket, 'relaxed'>,
  facts: TicketFacts | undefined,
  kind: History['kind'],
): string | undefined {
  return facts?.own && !relaxed ? ownText(facts.own, kind) : undefined;
}

function ownText(fact: StrategyFact, kind: History['kind']): string {
  switch (fact.kind) {
    case 'runs':
      return `${count(fact.pairs, 'dupla de vizinhos', 'duplas de vizinhos')}; nenhuma sequência passa de ${fact.longestAllowed}`;
    case 'mirror':
      if (fact.pairs.length > MOST_PAIRS) return `${fact.pairs.length} duplas espelhadas`;
      return `Duplas espelhadas: ${fact.pairs.map(([a, b]) => `${formatNumber(a)}–${formatNumber(b)}`).join(', ')}`;
    case 'primes-multiples':
      return `Primos: ${list(fact.primes)}. Múltiplos de 3: ${list(fact.multiplesOfThree)}`;
    case 'quadrants':
      return `Por quadrante do volante: ${fact.counts.join(' · ')}`;
    case 'delays':
      return `Atrasados: ${fact.overdue.map(({ number, delay }) => `${formatNumber(number)} (${count(delay, 'sorteio', 'sorteios')})`).join(', ')}`;
    case 'sum':
      return `Soma ${formatWhole(fact.sum)}, entre ${formatWhole(fact.low)} e ${formatWhole(fact.high)}`;
    case 'dates':
      return `Das datas: ${fact.sources.map(({ number, date, part }) => `${formatNumber(number)} (${wordsOf<string>(PARTS, part, 'parte')} de ${shortDay(date)})`).join(', ')}`;
    case 'date-numbers':
      return `Das datas: ${list(fact.numbers)}`;
    case 'root':
      return `Raiz ${fact.root}${wordsOf<string>(ROOT_SOURCES, fact.source, '')}: ${list(fact.withRoot)}`;
    case 'lucky':
      return `Da sorte: ${fact.lucky.map(({ number, culture }) => `${formatNumber(number)} (${wordsOf(CULTURE_NAMES, culture, 'tradição')}: ${wordsOf(LUCKY_REASONS, String(number), 'número da sorte')})`).join('; ')}`;
    case 'mix':
      return `Passa por ${count(fact.rows, 'linha', 'linhas')} e ${count(fact.columns, 'coluna', 'colunas')} do volante`;
    case 'champion':
      return `O mais equilibrado de ${formatWhole(fact.candidates)} jogos: ${formatWhole(fact.balance)} de ${formatWhole(fact.best)} pontos`;
    case 'avoidance': {
      const draws = wordsOf<string>(DRAWS, kind, DRAWS.official);
      return fact.leastOverlap === 0
        ? `Nenhum número do último sorteio ${draws}`
        : `Repete do último sorteio ${draws} só o inevitável: ${fact.leastOverlap}`;
    }
    default:
      return otherWords(fact, '');
  }
}
