import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { site } from '../../content/shell/site.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { ConferForm } from './confer-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface Props {
  /** At least one, saved or not. */
  readonly games: readonly Ticket[];
  readonly onClose: () => void;
}

/** «Registrei estes jogos», and then «Conferir comprovante» of those that were registered. */
export function RegisterOrConfer({ games, onClose }: Props) {
  const { status } = useSnapshot(savedGames);
  const [registered, setRegistered] = useState<readonly SavedGame[]>();
  useEffect(() => void loadSavedGames(), []);
  // What was told of these games before is with the saved ones.
  if (status === 'loading') return <p role="status">{site.loading}</p>;
  return registered ? (
    <ConferForm games={registered} onClose={onClose} />
  ) : (
    <RegisterForm games={games} onClose={onClose} onConfer={setRegistered} />
  );
}
