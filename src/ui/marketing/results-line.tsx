import { resultsLink } from '../../content/results/results-link.ts';
import { ToResults } from '../address/to-results.tsx';
import css from './results-line.module.css';

/** A line that leads to the page of real results. */
export function ResultsLine() {
  return (
    <p className={css.line}>
      {resultsLink.question} <ToResults className={css.link}>{resultsLink.bring}</ToResults>
    </p>
  );
}
