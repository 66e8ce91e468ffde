import type { Marks } from '../../../workers/shared/bet/marks.ts';
import type { RegisteredBet } from '../saved-games/game.ts';
import { marksKey } from '../saved-games/note-games.ts';
import { MAX_MEMBERS, MAX_REVISION, type Member, type Syndicate } from './syndicate.ts';
import { changeGroup, type KeptGroup } from './syndicates.ts';

/** `full`: nothing has changed, the group has all the members that it can have; `not-kept`: it may be gone, too. */
export type EditOutcome = 'kept' | 'not-kept' | 'full';

/** Returns the next version of a group, the same group to change nothing, or `full` if more members do not fit. */
type Edit = (group: Syndicate) => Syndicate | 'full';

/** What `restoreMember` and `restoreGroup` need. */
export interface RemovedMember {
  readonly member: Member;
  readonly place: number;
}

/** A group of one's own in its next version; others, and one that is gone, stay as they are. */
async function edit(id: string, change: Edit): Promise<EditOutcome> {
  let isFull = false;
  const { after, isKept } = await changeGroup(id, (kept) => {
    if (!kept?.own || kept.group.revision >= MAX_REVISION) return kept;
    const group = change(kept.group);
    isFull = group === 'full';
    return group === 'full' || group === kept.group
      ? kept
      : { ...kept, group: { ...group, revision: group.revision + 1 } };
  });
  if (isFull) return 'full';
  return after && isKept ? 'kept' : 'not-kept';
}

/** Adds people at the end of the list, with a quota each that is not paid yet: all of them, or none. */
export function addMembers(id: string, names: readonly string[]): Promise<EditOutcome> {
  let fresh: readonly Member[] = [];
  return edit(id, (group) => {
    // A transaction that failed late may have been stored all the same.
    if (group.members.some((other) => other.id === fresh[0]?.id && other.name === fresh[0].name)) return group;
    // A revision for each, which is its id.
    const { revision } = group;
    if (group.members.length + names.length > MAX_MEMBERS || revision + names.length > MAX_REVISION) return 'full';
    fresh = names.map((name, i) => ({ id: revision + 1 + i, name, quotas: 1, paid: false }));
    return { ...group, revision: revision + names.length - 1, members: [...group.members, ...fresh] };
  });
}

/** Gives a member another name, other quotas, or says whether the share was paid. */
export function changeMember(
  id: string,
  member: number,
  change: { readonly name?: string; readonly quotas?: number; readonly paid?: boolean },
): Promise<EditOutcome> {
  return edit(id, (group) => ({
    ...group,
    members: group.members.map((other) => (other.id === member ? { ...other, ...change } : other)),
  }));
}

/** Takes a member off the list; gives what puts the member back, undefined where there is none. */
export async function removeMember(id: string, member: number): Promise<RemovedMember | undefined> {
  let removed: RemovedMember | undefined;
  await edit(id, (group) => {
    const place = group.members.findIndex((other) => other.id === member);
    const gone = group.members[place];
    removed = gone && { member: gone, place };
    return gone ? { ...group, members: group.members.filter((other) => other !== gone) } : group;
  });
  return removed;
}

/** Puts a member back at the former place. */
export function restoreMember(id: string, { member, place }: RemovedMember): Promise<EditOutcome> {
  return edit(id, (group) => {
    if (group.members.length >= MAX_MEMBERS) return 'full';
    if (group.members.some((other) => other.id === member.id)) return group;
    return { ...group, members: [...group.members.slice(0, place), member, ...group.members.slice(place)] };
  });
}

/** What is known of the bet beside its games; what is undefined is not known. */
export type GroupDetails = Pick<Syndicate, 'name' | 'cents'> & {
  readonly contest: number | undefined;
  readonly receipt: string | undefined;
};

/** Changes what is known of the bet; what is left out stays. Another contest has another day, which is not known. */
export function changeDetails(id: string, change: Partial<GroupDetails>): Promise<EditOutcome> {
  return edit(id, (group) => {
    const { follow, draw, receipt: old, ...rest } = group;
    const { contest, receipt, ...named } = { contest: follow?.from, receipt: old, ...change };
    return {
      ...{ ...rest, ...named },
      ...(contest !== undefined && { follow: { from: contest, draws: follow?.draws ?? 1 } }),
      ...(draw !== undefined && (!follow || contest === follow.from) && { draw }),
      ...(receipt !== undefined && { receipt }),
    };
  });
}

/**
 * Returns the own groups that consist of these games alone and differ from the bet that was told. The group has no contest
 * and day yet, or those of this bet, or those of the bet that it corrects (`was`).
 */
export function groupsOtherwise(
  kept: readonly KeptGroup[],
  games: readonly Marks[],
  told: RegisteredBet,
  was: RegisteredBet = told,
): readonly Syndicate[] {
  const keys = new Set(games.map(marksKey));
  return kept.flatMap(({ own, group }) => {
    const { lottery, follow, draw } = group;
    const isOfThese = group.games.every((game) => keys.has(marksKey({ lotteryType: lottery, ...game })));
    const isOfBet = [told, was].some((bet) => (follow ? follow.from === bet.from : draw === bet.draw));
    const isItsBet = isOfBet || (!follow && draw === undefined);
    return own && isOfThese && isItsBet && withBet(group, told) !== group ? [group] : [];
  });
}

/** Gives a group the contest, day and receipt of a bet; its cost stays. */
export function changeBet(id: string, told: RegisteredBet): Promise<EditOutcome> {
  return edit(id, (group) => withBet(group, told));
}

function withBet(group: Syndicate, { from, draws, draw, receipt = group.receipt }: RegisteredBet): Syndicate {
  const { follow, ...rest } = group;
  const isSame = from === undefined || (from === follow?.from && draws === follow.draws);
  if (isSame && draw === group.draw && receipt === group.receipt) return group;
  return {
    ...{ ...rest, draw },
    ...(from !== undefined && { follow: { from, draws } }),
    ...(receipt !== undefined && { receipt }),
  };
}

/** Says what was won, in cents; undefined: nothing is known of a prize. */
export function changePrize(id: string, prize: number | undefined): Promise<EditOutcome> {
  return edit(id, ({ prize: _, ...group }) => ({ ...group, ...(prize !== undefined && { prize }) }));
}

/** Deletes a group, made here or received; gives what `restoreGroup` takes. */
export async function deleteGroup(id: string): Promise<KeptGroup | undefined> {
  const { before } = await changeGroup(id, () => undefined);
  return before;
}

/** Has a deleted group back, unless it has come again since. */
export async function restoreGroup(removed: KeptGroup): Promise<void> {
  await changeGroup(removed.id, (kept) => kept ?? removed);
}
