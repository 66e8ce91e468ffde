import { groupRefusalText, incomingTexts } from '../../../src/content/syndicate/incoming.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { seal } from '../../../workers/shared/link/packed-frame.ts';
import { printSyndicate } from '../../../workers/shared/syndicate/syndicate-file.ts';
import { writeSyndicateLink } from '../../../workers/shared/syndicate/syndicate-link.ts';
import { FRIENDS } from '../../shared/syndicate/any-group.ts';
import type { Fault, Scene } from '../fault.ts';
import { forgedLink } from './forged.ts';
import { type GivenRow, givenAt } from './given-files.ts';
import { awaitTold, expectNoScript, SCRIPT } from './hand-in.ts';

const good = printSyndicate(FRIENDS);
const changed = (change: object) => ({ text: printSyndicate({ ...FRIENDS, ...change }) });
const [ana] = FRIENDS.members;
const bad = (field: Parameters<typeof groupRefusalText>[0] & { reason: 'damaged' }) => groupRefusalText(field);
const damaged = (field: 'id' | 'name' | 'lottery' | 'games' | 'cents' | 'members' | 'full' | 'revision' | 'group') =>
  bad({ reason: 'damaged', field });
const { files, links, standings } = incomingTexts;

const FILES: readonly GivenRow[] = [
  { done: 'a page of the internet', given: { text: SCRIPT }, told: files['not-json'] },
  { done: '1 MB of spaces and more', given: { text: ' ', times: 1_000_001 }, told: files['too-large'] },
  { done: 'bytes that are no text', given: { bytes: Uint8Array.from([0xff, 0xfe]) }, told: files['not-text'] },
  { done: '100,000 lists in one another', given: { text: '[', times: 100_000 }, told: files['not-json'] },
  { done: 'another format', given: { text: good.replace('robo-da-sorte', '__proto__') }, told: files['other-format'] },
  {
    done: 'a bolão of a version to come',
    given: { text: good.replace('"version":1', '"version":9') },
    told: files['newer-version'],
  },
  {
    done: 'a bolão that is a list',
    given: { text: good.replace(/"group":.*/, '"group":[[]]}') },
    told: damaged('group'),
  },
  {
    done: 'quotas below nothing',
    given: { text: good.replace('"quotas":2', '"quotas":-2') },
    told: damaged('members'),
    daily: 'chromium',
  },
  {
    done: '10,000 people',
    given: changed({ members: Array.from({ length: 10_000 }, (_, i) => ({ ...ana, id: i + 1 })) }),
    told: damaged('full'),
  },
  { done: 'the same person twice', given: changed({ members: [ana, ana] }), told: damaged('members') },
  {
    done: 'a person whose name is 100,000 letters',
    given: changed({ members: [{ ...ana, name: 'z'.repeat(100_000) }] }),
    told: damaged('members'),
  },
  {
    done: 'a cost beyond all numbers',
    given: { text: good.replace('"cents":1200', '"cents":1e300') },
    told: damaged('cents'),
  },
  { done: 'the games of another lottery', given: changed({ lottery: 'lotofacil' }), told: damaged('games') },
  { done: 'a lottery that everything inherits', given: changed({ lottery: 'constructor' }), told: damaged('lottery') },
  {
    done: 'a name that is a script',
    given: changed({ name: SCRIPT.slice(0, 55), members: [{ ...ana, name: SCRIPT.slice(-55) }] }),
    told: standings.new,
  },
  {
    done: 'a name that everything inherits',
    given: changed({ name: '__proto__', members: [{ ...ana, name: 'constructor' }] }),
    told: standings.new,
  },
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

const LINKS: readonly (readonly [done: string, fragment: string, told: string])[] = [
  ['without its end', link.slice(0, -4), links.cut],
  ['with one sign changed', link.replace(/.(.{9})$/, '~$1'), links.damaged],
  ['that is a run', forgedLink({}).slice(3), links.damaged],
  ['of a version to come', begun(2), links.newer],
  [
    'of a million games, as it says',
    begun(1, (to) => [
      to.flag(true),
      ...Array.from({ length: 32 }, () => to.number(7, 4)),
      to.count(1),
      to.count(1),
      to.count(0x41),
      to.count(0),
      to.count(1e6),
    ]),
    links.damaged,
  ],
  [
    'of a name of a billion letters, as it says',
    begun(1, (to) => [to.flag(true), ...Array.from({ length: 32 }, () => to.number(7, 4)), to.count(1), to.count(1e9)]),
    links.damaged,
  ],
  [
    'of people who are scripts',
    writeSyndicateLink({
      ...FRIENDS,
      name: SCRIPT.slice(0, 55),
      members: [{ ...(ana as NonNullable<typeof ana>), name: SCRIPT.slice(-55) }],
    }) ?? '',
    standings.new,
  ],
  ['that is a script', encodeURIComponent(SCRIPT), links.damaged],
  ['that everything inherits', '__proto__', links.cut],
  ['of 20,000 letters', 'z'.repeat(20_000), links.damaged],
];

/** Files and links of groups that are none, or worse. */
export const GROUP_FAULTS: readonly Fault[] = [
  ...givenAt({ of: 'a file of a bolão', path: '/bolao', way: { chooser: syndicateTexts.openFile } }, FILES),
  ...LINKS.map(([done, fragment, told]) => ({
    done: `a link to a bolão ${done}`,
    saw: `«${told}»`,
    async play({ visit, site }: Scene) {
      await visit.open(`${site}/bolao#${fragment}`);
      await awaitTold(visit, told);
      await expectNoScript(visit);
    },
  })),
];
