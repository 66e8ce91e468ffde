import { type FieldMarks, type Marks, marksFault, marksOf } from '../../../workers/shared/bet/marks.ts';
import { isFollow } from '../../../workers/shared/check/played-game.ts';
import { isBoundedDay } from '../../../workers/shared/lottery/bounds.ts';
import { fieldsOf, isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { findLottery, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { isDrawnSeed } from '../../../workers/shared/run/seed.ts';
import { textFault, tidyText } from './group-text.ts';
import {
  MAX_CENTS,
  MAX_GROUP_GAMES,
  MAX_MEMBERS,
  MAX_QUOTAS,
  MAX_REVISION,
  type Member,
  type Syndicate,
} from './syndicate.ts';

/** The first thing that keeps a value from being a group; `group`: it is no object, `full`: too many members. */
export type SyndicateFault = keyof Syndicate | 'group' | 'full';

/** Thrown within `readSyndicate` only. */
class Fault extends Error {
  readonly field: SyndicateFault;
  constructor(field: SyndicateFault) {
    super(field);
    this.field = field;
  }
}

/** A value of unknown origin as a group, of the fields that this version knows; or what keeps it from being one. */
export function readSyndicate(value: unknown): { readonly group: Syndicate } | { readonly fault: SyndicateFault } {
  try {
    return { group: groupOf(fieldsOf(value) ?? refuse('group')) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.field };
    throw error;
  }
}

function refuse(field: SyndicateFault): never {
  throw new Fault(field);
}

type Fields = Readonly<Record<string, unknown>>;

function groupOf(of: Fields): Syndicate {
  const id = typeof of.id === 'string' && isDrawnSeed(of.id) ? of.id : refuse('id');
  const revision = wholeIn(of.revision, MAX_REVISION, 'revision');
  const name = textOf(of.name, 'name');
  const lottery = findLottery(of.lottery) ?? refuse('lottery');
  const games = listIn(of.games, MAX_GROUP_GAMES, 'games').map((game) => gameOf(game, lottery));
  if (games.length === 0) refuse('games');
  if (of.follow !== undefined && !isFollow(of.follow)) refuse('follow');
  if (of.draw !== undefined && !isBoundedDay(of.draw)) refuse('draw');
  const given = listIn(of.members, Number.POSITIVE_INFINITY, 'members');
  if (given.length > MAX_MEMBERS) refuse('full');
  const members = given.map((member) => memberOf(member, revision));
  if (new Set(members.map((member) => member.id)).size < members.length) refuse('members');
  return {
    ...{ id, revision, name, lottery: lottery.key, games },
    ...(of.follow !== undefined && { follow: { from: of.follow.from, draws: of.follow.draws } }),
    ...(of.draw !== undefined && { draw: of.draw }),
    ...(of.receipt !== undefined && { receipt: textOf(of.receipt, 'receipt') }),
    cents: wholeIn(of.cents, MAX_CENTS, 'cents'),
    members,
    ...(of.prize !== undefined && { prize: wholeIn(of.prize, MAX_CENTS, 'prize') }),
  };
}

function gameOf(value: unknown, lottery: Lottery): FieldMarks {
  const { numbers, mirror, ...others } = fieldsOf(value) ?? refuse('games');
  const { key: lotteryType, extra, hasMirror } = lottery;
  const own = { numbers, ...(extra && { [extra]: others[extra] }), ...(hasMirror && mirror !== false && { mirror }) };
  const marks = { lotteryType, ...own };
  if (marksFault(marks)) refuse('games');
  const { lotteryType: _, ...game } = marksOf(marks as Marks);
  return game;
}

function memberOf(value: unknown, revision: number): Member {
  const { id, name, quotas, paid } = fieldsOf(value) ?? refuse('members');
  return {
    id: wholeIn(id, revision, 'members'),
    ...(name !== undefined && { name: textOf(name, 'members') }),
    quotas: wholeIn(quotas, MAX_QUOTAS, 'members'),
    paid: typeof paid === 'boolean' ? paid : refuse('members'),
  };
}

const wholeIn = (value: unknown, max: number, field: SyndicateFault) =>
  isWholeIn(value, 1, max) ? value : refuse(field);

function listIn(value: unknown, max: number, field: SyndicateFault): readonly unknown[] {
  return Array.isArray(value) && value.length <= max ? value : refuse(field);
}

function textOf(value: unknown, field: SyndicateFault): string {
  if (typeof value !== 'string' || value.length > 1000) return refuse(field);
  const text = tidyText(value);
  return textFault(text) ? refuse(field) : text;
}
