import { resultsLink } from '../../content/results/results-link.ts';
import { ToResults } from '../address/to-results.tsx';
import { LineIcon } from '../parts/line-icon.tsx';
import header from './header.module.css';
import css from './results-link.module.css';

/** The way from the header to the page of real results. */
export function ResultsLink() {
  return (
    <ToResults className={`${header.tool} ${css.link}`}>
      <LineIcon>
        <path d="M4 20V10M10 20V4M16 20v-7M22 20H2" />
      </LineIcon>
      <span className={header.label}>{resultsLink.name}</span>
    </ToResults>
  );
}
