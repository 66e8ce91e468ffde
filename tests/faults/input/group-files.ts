import { groupRefusalText, incomingTexts } from '../../../src/content/syndicate/incoming.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { printSyndicate } from '../../../src/state/syndicate/syndicate-file.ts';
import { writeSyndicateLink } from '../../../src/state/syndicate/syndicate-link.ts';
import { FRIENDS } from '../../state/syndicate/any-group.ts';
import type { Fault } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { open, told } from '../hands.ts';
import { forgedLink } from './forged.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const good = printSyndicate(FRIENDS);
const changed = (change: object) => printSyndicate({ ...FRIENDS, ...change });
const [ana] = FRIENDS.members;
const damaged = (field: 'members' | 'full') => groupRefusalText({ reason: 'damaged', field });
const { files, links, statuses } = incomingTexts;

// `tests/state/syndicate` has every field of a group, and every file and link that is refused.
const FILES: readonly GivenRow[] = [
  ['a page of the internet', SCRIPT, files['not-json']],
  ['1 MB of spaces and more', { text: ' ', times: 1_000_001 }, files['too-large']],
  ['bytes that are no text', Uint8Array.from([0xff, 0xfe]), files['not-text']],
  ['another format', good.replace('robo-da-sorte', '__proto__'), files['other-format']],
  ['a bolão of a version to come', good.replace('"version":1', '"version":9'), files['newer-version']],
  ['quotas below nothing', good.replace('"quotas":2', '"quotas":-2'), damaged('members'), { daily: 'chromium' }],
  [
    '10,000 people',
    changed({ members: Array.from({ length: 10_000 }, (_, i) => ({ ...ana, id: i + 1 })) }),
    damaged('full'),
  ],
  [
    'a name that is a script',
    changed({ name: SCRIPT.slice(0, 55), members: [{ ...ana, name: SCRIPT.slice(-55) }] }),
    statuses.new,
  ],
  [
    'a name that everything inherits',
    changed({ name: '__proto__', members: [{ ...ana, name: 'constructor' }] }),
    statuses.new,
  ],
];

const link = writeSyndicateLink(FRIENDS) ?? '';
const scripts = writeSyndicateLink({
  ...FRIENDS,
  name: SCRIPT.slice(0, 55),
  members: [{ ...(ana as NonNullable<typeof ana>), name: SCRIPT.slice(-55) }],
});

const LINKS: readonly (readonly [done: string, fragment: string, told: string])[] = [
  ['without its end', link.slice(0, -4), links.cut],
  ['with one sign changed', link.replace(/.(.{9})$/, '~$1'), links.damaged],
  ['that is a run', forgedLink({}).slice(3), links.damaged],
  ['of people who are scripts', scripts ?? '', statuses.new],
  ['that is a script', encodeURIComponent(SCRIPT), links.damaged],
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
