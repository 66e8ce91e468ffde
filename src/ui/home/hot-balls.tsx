import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { formatNumber } from '../../content/format.ts';
import { frequentTexts } from '../../content/frequent/frequent.ts';
import { frequent, loadFrequent } from '../../state/frequent/frequent.ts';
import { settings } from '../../state/preferences/settings.ts';
import css from './hot-balls.module.css';

/** How many there are, on home. */
const SHOWN = 5;

/** The most frequent numbers of the chosen lottery, small, on the way to all of them. Decorative: they are there. */
export function HotBalls() {
  const { lottery } = useSnapshot(settings);
  const { ranking, history } = useSnapshot(frequent);
  useEffect(() => void loadFrequent(lottery), [lottery]);
  if (ranking.length === 0) return null;
  return (
    <span className={css.row} aria-hidden="true">
      <span className={css.balls}>
        {ranking.slice(0, SHOWN).map(({ number }) => (
          <b key={number}>{formatNumber(number)}</b>
        ))}
      </span>
      {history?.kind === 'simulated' ? frequentTexts.simulated : null}
    </span>
  );
}
