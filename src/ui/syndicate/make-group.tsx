import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { LineIcon } from '../parts/icons.tsx';
import { useMakeGroup } from './use-make-group.ts';

interface Props {
  /** At least one. */
  readonly games: readonly SavedGame[];
  /** What the button is called where several stand in a list. */
  readonly label: string;
}

/** «Dividir», in the menu of saved games: makes a group of them and goes there. */
export function MakeGroup({ games, label }: Props) {
  const makeGroup = useMakeGroup();
  return (
    <button type="button" aria-label={label} onClick={() => makeGroup(games)}>
      <LineIcon>
        <circle cx="9" cy="9" r="3" />
        <path d="M3 19c0-3.5 2.5-5 6-5s6 1.5 6 5M16 6.5a3 3 0 0 1 0 5.5M18 14.5c2 .6 3 2.2 3 4.5" />
      </LineIcon>
      {syndicateTexts.make}
    </button>
  );
}
