import type { FieldMarks } from '../../../workers/shared/bet/marks.ts';
import type { FollowedDraws } from '../../../workers/shared/check/played-game.ts';
import { BitReader, BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { COUNT, FLAG, listOf, partial } from '../../../workers/shared/link/packed-codec.ts';
import { PackedError, type PackedFault } from '../../../workers/shared/link/packed-error.ts';
import { seal, unseal } from '../../../workers/shared/link/packed-frame.ts';
import { LOTTERY } from '../../../workers/shared/link/packed-link.ts';
import { DAY, NUMBERS, SEED, TEXT } from '../../../workers/shared/link/packed-values.ts';
import { readSyndicate } from './read-syndicate.ts';
import type { Member, Syndicate } from './syndicate.ts';

// Links follow the order of writing: another order is another version.

/** A link to a run has its engine in this place; no engine will ever have this number. */
const MARK = 26_111;
const VERSION = 1;

const FOLLOW = {
  write: (to: BitWriter, { from, draws }: FollowedDraws) => {
    to.count(from);
    to.count(draws);
  },
  read: (from: BitReader): FollowedDraws => ({ from: from.count(), draws: from.count() }),
};
const EXTRAS = partial<Omit<FieldMarks, 'numbers' | 'mirror'> & { mirror?: boolean }>({
  team: COUNT,
  month: COUNT,
  mirror: FLAG,
});
const DETAILS = partial<Pick<Syndicate, 'follow' | 'draw' | 'receipt' | 'prize'>>({
  follow: FOLLOW,
  draw: DAY,
  receipt: TEXT,
  prize: COUNT,
});
const GAMES = listOf({
  write: (to: BitWriter, { numbers, ...extras }: FieldMarks) => {
    NUMBERS.write(to, numbers);
    EXTRAS.write(to, extras);
  },
  read: (from: BitReader) => ({ numbers: NUMBERS.read(from), ...EXTRAS.read(from) }) as FieldMarks,
});
const NAME = partial<Pick<Member, 'name'>>({ name: TEXT });
const MEMBERS = listOf<Member>({
  write: (to, member) => {
    to.count(member.id);
    to.count(member.quotas);
    to.flag(member.paid);
    NAME.write(to, member);
  },
  read: (from) => ({ id: from.count(), quotas: from.count(), paid: from.flag(), ...NAME.read(from) }),
});

/** The group without the members' names, for people who shall not see them. */
export function withoutNames(group: Syndicate): Syndicate {
  return { ...group, members: group.members.map(({ name: _, ...member }) => member) };
}

/**
 * A checked group as the text of a link, with what names its members have: letters, digits, hyphens and underscores;
 * some 270 for 20 games of Mega-Sena and 10 members without names. Undefined where it would have over 4,102.
 */
export function writeSyndicateLink(group: Syndicate): string | undefined {
  const to = new BitWriter();
  to.count(MARK);
  to.count(VERSION);
  SEED.write(to, group.id);
  to.count(group.revision);
  TEXT.write(to, group.name);
  LOTTERY.write(to, group.lottery);
  GAMES.write(to, group.games);
  DETAILS.write(to, group);
  to.count(group.cents);
  MEMBERS.write(to, group.members);
  try {
    return seal(to.digits);
  } catch {
    return undefined;
  }
}

/** The group of such a text, whatever a chat has put behind it; or why there is none. */
export function readSyndicateLink(text: string): { readonly group: Syndicate } | { readonly fault: PackedFault } {
  try {
    const from = new BitReader(unseal(text).content);
    if (from.count() !== MARK) return { fault: 'damaged' };
    if (from.count() > VERSION) return { fault: 'newer' };
    const read = {
      id: SEED.read(from),
      revision: from.count(),
      name: TEXT.read(from),
      lottery: LOTTERY.read(from),
      games: GAMES.read(from),
      ...DETAILS.read(from),
      cents: from.count(),
      members: MEMBERS.read(from),
    };
    from.end();
    const checked = readSyndicate(read);
    return 'fault' in checked ? { fault: 'damaged' } : checked;
  } catch (error) {
    if (error instanceof PackedError) return { fault: error.fault };
    throw error;
  }
}
