import { memo } from 'react';
import { footerTexts, site } from '../../content/shell/site.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { Button } from '../parts/button.tsx';
import css from './footer.module.css';

/** What is simulated and what nothing can change, in plain words, on every page. */
export const Footer = memo(function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <h2 className={css.title}>{site.fairPlayTitle}</h2>
        <ul className={css.list}>
          {site.fairPlay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div>
          <Button onClick={() => openDialog('how')}>{site.howItWorks}</Button>
        </div>
        <p className={css.adults}>
          <strong>{site.adults}</strong>
          {` ${site.responsible}`}
        </p>
        <p className={css.small}>{footerTexts.help}</p>
        <p className={css.small}>{`${footerTexts.about} ${footerTexts.trademarks}`}</p>
      </div>
    </footer>
  );
});
