import type { GroupGame, Member, Syndicate } from './syndicate.ts';

/** A member and the place in the list, from 1 on, by which one without a name is called. */
export interface PlacedMember extends Member {
  readonly place: number;
}

/** A fact of a group that can be another in a later version. */
export type GroupFact = 'name' | 'lottery' | 'follow' | 'draw' | 'receipt' | 'cents' | 'prize';

/** One thing in which a version of a group is not as another. Plain data. */
export type Difference =
  | { readonly kind: 'fact'; readonly fact: GroupFact; readonly before: Syndicate; readonly after: Syndicate }
  | { readonly kind: 'game-came' | 'game-went'; readonly game: GroupGame }
  | { readonly kind: 'member-came' | 'member-went'; readonly member: PlacedMember }
  /** A name that the later of the two versions does not have is no difference. */
  | { readonly kind: 'renamed' | 'quotas' | 'paid'; readonly before: PlacedMember; readonly after: PlacedMember }
  /** The same members, or the same games, one after the other otherwise. */
  | { readonly kind: 'order' };

const FACTS: readonly GroupFact[] = ['name', 'lottery', 'follow', 'draw', 'receipt', 'cents', 'prize'];

/** In what `after` differs from `before`, another version of the same group. */
export function differences(before: Syndicate, after: Syndicate): readonly Difference[] {
  const facts = FACTS.filter((fact) => textOf(before[fact]) !== textOf(after[fact]));
  const [were, are] = [placed(before.members), placed(after.members)];
  const found: readonly Difference[] = [
    ...facts.map((fact) => ({ kind: 'fact', fact, before, after }) as const),
    ...beyond(before.games, after.games).map((game) => ({ kind: 'game-went', game }) as const),
    ...beyond(after.games, before.games).map((game) => ({ kind: 'game-came', game }) as const),
    ...without(were, are).map((member) => ({ kind: 'member-went', member }) as const),
    ...without(are, were).map((member) => ({ kind: 'member-came', member }) as const),
    ...are.flatMap((member) => changes(were.find(({ id }) => id === member.id) ?? member, member)),
  ];
  const isReordered =
    found.length === 0 && (textOf(before.games) !== textOf(after.games) || were.some(({ id }, i) => id !== are[i]?.id));
  return isReordered ? [{ kind: 'order' }] : found;
}

function changes(before: PlacedMember, after: PlacedMember): Difference[] {
  const isRenamed = after.name !== undefined && before.name !== after.name;
  return [
    ...(isRenamed ? [{ kind: 'renamed', before, after } as const] : []),
    ...(before.quotas !== after.quotas ? [{ kind: 'quotas', before, after } as const] : []),
    ...(before.paid !== after.paid ? [{ kind: 'paid', before, after } as const] : []),
  ];
}

const textOf = (value: unknown) => JSON.stringify(value);

const placed = (members: readonly Member[]) => members.map((member, i): PlacedMember => ({ ...member, place: i + 1 }));

const without = (members: readonly PlacedMember[], others: readonly PlacedMember[]) =>
  members.filter(({ id }) => !others.some((other) => other.id === id));

/** The games that are not among the others; one that is there twice is missing where it is there once. */
function beyond(games: readonly GroupGame[], others: readonly GroupGame[]): readonly GroupGame[] {
  const left = others.map(textOf);
  return games.filter((game) => {
    const place = left.indexOf(textOf(game));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
