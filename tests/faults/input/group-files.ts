import { groupRefusalText, incomingTexts } from '../../../src/content/syndicate/incoming.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { printSyndicate } from '../../../src/state/syndicate/syndicate-file.ts';
import { writeSyndicateLink } from '../../../src/state/syndicate/syndicate-link.ts';
import { FRIENDS } from '../../state/syndicate/any-group.ts';
import type { Fault } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { open, told } from '../hands.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const changed = (change: object) => printSyndicate({ ...FRIENDS, ...change });
const [ana] = FRIENDS.members;
const { files, links, statuses } = incomingTexts;

// `tests/state/syndicate` has every field of a group, and every file and link that is refused.
const FILES: readonly GivenRow[] = [
  ['1 MB of spaces and more', { text: ' ', times: 1_000_001 }, files['too-large']],
  [
    'quotas below nothing',
    printSyndicate(FRIENDS).replace('"quotas":2', '"quotas":-2'),
    groupRefusalText({ reason: 'damaged', field: 'members' }),
    { daily: 'chromium' },
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

const scripts = writeSyndicateLink({
  ...FRIENDS,
  name: SCRIPT.slice(0, 55),
  members: [{ ...(ana as NonNullable<typeof ana>), name: SCRIPT.slice(-55) }],
});

const LINKS: readonly (readonly [done: string, fragment: string, told: string])[] = [
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
