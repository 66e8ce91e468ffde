import { fairPlay, footerTexts } from '../../content/shell/footer.ts';
import { site } from '../../content/shell/site.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { Button } from '../parts/button.tsx';
import layout from '../parts/layout.module.css';
import css from './footer.module.css';

/** What is simulated and what nothing can change, in plain words on home; other views have one line, which leads there. */
export function Footer({ isWhole }: { readonly isWhole: boolean }) {
  const explain = () => openDialog('how');
  if (!isWhole) {
    return (
      <footer className={`${css.footer} ${css.line}`}>
        <Button look="quiet" onClick={explain}>
          {footerTexts.fairPlayTitle}
        </Button>
        · {footerTexts.adults} · {footerTexts.shortHelp}
      </footer>
    );
  }
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <h2 className={css.title}>{footerTexts.fairPlayTitle}</h2>
        <ul className={css.list}>
          {fairPlay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div>
          <Button onClick={explain}>{site.howItWorks}</Button>
        </div>
        <p>
          <strong className={`${layout.badge} ${css.adults}`}>{footerTexts.adults}</strong>
          {` ${footerTexts.responsible}`}
        </p>
        <p>{footerTexts.help}</p>
        <p>{footerTexts.trademarks}</p>
      </div>
    </footer>
  );
}
