import { resultsTexts } from '../../content/results/results.ts';
import css from './fitting-files.module.css';

/** Which files can be read, and where they are from. */
export function FittingFiles() {
  return (
    <ul className={css.files}>
      {resultsTexts.fitting.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
