import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PrintedGame } from '../../state/print/pages.ts';
import { PrintSheet } from './print-sheet.tsx';

/** Asks the browser to put some games on paper. */
export function printGames(games: readonly PrintedGame[]): void {
  laySheet(games);
  window.print();
}

/**
 * Replaces the page by a sheet that only paper shows, in this task: a browser that is about to print does not wait. The
 * sheet goes when it is printed or cancelled.
 */
function laySheet(games: readonly PrintedGame[]): void {
  if (document.querySelector('[data-paper]')) return;
  const place = document.createElement('div');
  place.dataset.paper = '';
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() => root.render(<PrintSheet games={games} />));
  addEventListener(
    'afterprint',
    () => {
      root.unmount();
      place.remove();
    },
    { once: true },
  );
}

/** The games of a view, which go on paper when the browser is told to print. */
export function usePaper(games: readonly PrintedGame[]): void {
  useEffect(() => {
    if (games.length === 0) return;
    const lay = () => laySheet(games);
    addEventListener('beforeprint', lay);
    return () => removeEventListener('beforeprint', lay);
  }, [games]);
}
