import { groupRefusalText, incomingTexts } from '../../../src/content/syndicate/incoming.ts';
import { syndicateTexts } from '../../../src/content/syndicate/syndicate.ts';
import { printSyndicate } from '../../../src/state/syndicate/syndicate-file.ts';
import { writeSyndicateLink } from '../../../src/state/syndicate/syndicate-link.ts';
import { FRIENDS } from '../../state/syndicate/any-group.ts';
import type { Fault } from '../fault.ts';
import { noScript, SCRIPT } from '../given.ts';
import { open, told } from '../hands.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const [ana] = FRIENDS.members;
const SCRIPTS = {
  ...FRIENDS,
  name: SCRIPT.slice(0, 55),
  members: [{ ...(ana as NonNullable<typeof ana>), name: SCRIPT.slice(-55) }],
};
const { statuses } = incomingTexts;

// `tests/state/syndicate` has every field of a group, and every file and link that is refused.
const FILES: readonly GivenRow[] = [
  [
    'quotas below nothing',
    printSyndicate(FRIENDS).replace('"quotas":2', '"quotas":-2'),
    groupRefusalText({ reason: 'damaged', field: 'members' }),
    { daily: 'chromium' },
  ],
  ['a name that is a script', printSyndicate(SCRIPTS), statuses.new],
];

/** Files and links of groups that are none, or worse. */
export const GROUP_FAULTS: readonly Fault[] = [
  ...givenAt({ of: 'a file of a bolão', path: '/bolao', way: { chooser: syndicateTexts.openFile } }, FILES),
  {
    done: 'a link to a bolão of people who are scripts',
    saw: `«${statuses.new}»`,
    act: open(`/bolao#${writeSyndicateLink(SCRIPTS)}`),
    see: [told(statuses.new), noScript],
  },
];
