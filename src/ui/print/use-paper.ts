import { useEffect } from 'react';
import type { PrintedGame } from '../../state/print/pages.ts';
import { laySheet } from './print-games.tsx';

/** What of a view goes on paper when the browser is told to print; `linkOf` is asked then. */
export function usePaper(games: readonly PrintedGame[], linkOf?: () => string | undefined): void {
  useEffect(() => {
    if (games.length === 0) return;
    const lay = () => laySheet({ games, link: linkOf?.() });
    addEventListener('beforeprint', lay);
    return () => removeEventListener('beforeprint', lay);
  }, [games, linkOf]);
}
