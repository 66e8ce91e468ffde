import { groupRefusalText, incomingTexts } from '../../../src/content/syndicate/incoming.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { seal } from '../../../workers/shared/link/packed-frame.ts';
import { printSyndicate } from '../../../workers/shared/syndicate/syndicate-file.ts';
import { writeSyndicateLink } from '../../../workers/shared/syndicate/syndicate-link.ts';
import { FRIENDS } from '../../shared/syndicate/any-group.ts';
import type { Fault } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { open, told } from '../hands.ts';
import { forgedLink } from './forged.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const good = printSyndicate(FRIENDS);
const changed = (change: object) => printSyndicate({ ...FRIENDS, ...change });
const [ana] = FRIENDS.members;
const damaged = (field: 'lottery' | 'games' | 'cents' | 'members' | 'full' | 'group') =>
  groupRefusalText({ reason: 'damaged', field });
const { files, links, standings } = incomingTexts;

const FILES: readonly GivenRow[] = [
  ['a page of the internet', SCRIPT, files['not-json']],
  ['1 MB of spaces and more', { text: ' ', times: 1_000_001 }, files['too-large']],
  ['bytes that are no text', Uint8Array.from([0xff, 0xfe]), files['not-text']],
  ['100,000 lists in one another', { text: '[', times: 100_000 }, files['not-json']],
  ['another format', good.replace('robo-da-sorte', '__proto__'), files['other-format']],
  ['a bolão of a version to come', good.replace('"version":1', '"version":9'), files['newer-version']],
  ['a bolão that is a list', good.replace(/"group":.*/, '"group":[[]]}'), damaged('group')],
  ['quotas below nothing', good.replace('"quotas":2', '"quotas":-2'), damaged('members'), { daily: 'chromium' }],
  [
    '10,000 people',
    changed({ members: Array.from({ length: 10_000 }, (_, i) => ({ ...ana, id: i + 1 })) }),
    damaged('full'),
  ],
  ['the same person twice', changed({ members: [ana, ana] }), damaged('members')],
  [
    'a person whose name is 100,000 letters',
    changed({ members: [{ ...ana, name: 'z'.repeat(100_000) }] }),
    damaged('members'),
  ],
  ['a cost beyond all numbers', good.replace('"cents":1200', '"cents":1e300'), damaged('cents')],
  ['the games of another lottery', changed({ lottery: 'lotofacil' }), damaged('games')],
  ['a lottery that everything inherits', changed({ lottery: 'constructor' }), damaged('lottery')],
  [
    'a name that is a script',
    changed({ name: SCRIPT.slice(0, 55), members: [{ ...ana, name: SCRIPT.slice(-55) }] }),
    standings.new,
  ],
  [
    'a name that everything inherits',
    changed({ name: '__proto__', members: [{ ...ana, name: 'constructor' }] }),
    standings.new,
  ],
];

const link = writeSyndicateLink(FRIENDS) ?? '';
/** A link with a right checksum that begins as those of groups do, in a version. */
function begun(version: number, more: (to: BitWriter) => void = () => {}): string {
  const to = new BitWriter();
  to.count(26_111);
  to.count(version);
  more(to);
  return seal(to.digits);
}

/** One of a group with another's id, which goes on so. */
const begunGroup = (more: (to: BitWriter) => void) =>
  begun(1, (to) => [to.flag(true), ...Array.from({ length: 32 }, () => to.number(7, 4)), more(to)]);
const counts = (to: BitWriter, ...all: readonly number[]) => {
  for (const each of all) to.count(each);
};
const scripts = writeSyndicateLink({
  ...FRIENDS,
  name: SCRIPT.slice(0, 55),
  members: [{ ...(ana as NonNullable<typeof ana>), name: SCRIPT.slice(-55) }],
});

const LINKS: readonly (readonly [done: string, fragment: string, told: string])[] = [
  ['without its end', link.slice(0, -4), links.cut],
  ['with one sign changed', link.replace(/.(.{9})$/, '~$1'), links.damaged],
  ['that is a run', forgedLink({}).slice(3), links.damaged],
  ['of a version to come', begun(2), links.newer],
  ['of a million games, as it says', begunGroup((to) => counts(to, 1, 1, 0x41, 0, 1e6)), links.damaged],
  ['of a name of a billion letters, as it says', begunGroup((to) => counts(to, 1, 1e9)), links.damaged],
  ['of people who are scripts', scripts ?? '', standings.new],
  ['that is a script', encodeURIComponent(SCRIPT), links.damaged],
  ['that everything inherits', '__proto__', links.cut],
  ['of 20,000 letters', 'z'.repeat(20_000), links.damaged],
];

/** Files and links of groups that are none, or worse. */
export const GROUP_FAULTS: readonly Fault[] = [
  ...givenAt({ of: 'a file of a bolão', path: '/bolao', way: { chooser: syndicateTexts.openFile } }, FILES),
  ...LINKS.map(([done, fragment, words]) => ({
    done: `a link to a bolão ${done}`,
    saw: `«${words}»`,
    act: open(`/bolao#${fragment}`),
    see: [told(words), noScript],
  })),
];
