import { resultsLink } from '../../content/results/results-link.ts';
import { ToResults } from '../address/to-results.tsx';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import css from './header.module.css';

/** The way from the header to the page of real results. */
export function ResultsLink() {
  return (
    <ToResults className={`${css.tool} ${common.link}`}>
      <LineIcon>
        <path d="M4 20V10M10 20V4M16 20v-7M22 20H2" />
      </LineIcon>
      <span className={css.label}>{resultsLink.name}</span>
    </ToResults>
  );
}
