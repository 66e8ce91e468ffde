import { useState } from 'react';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { ConferForm } from './confer-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface Props {
  /** At least one, saved or not. */
  readonly games: readonly Ticket[];
  readonly onClose: () => void;
}

/** «Registrei estes jogos», and then «Conferir comprovante» of those that were registered. */
export function RegisterOrConfer({ games, onClose }: Props) {
  const [registered, setRegistered] = useState<readonly SavedGame[]>();
  return registered ? (
    <ConferForm games={registered} onClose={onClose} />
  ) : (
    <RegisterForm games={games} onClose={onClose} onConfer={setRegistered} />
  );
}
