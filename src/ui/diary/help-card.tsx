import { useEffect } from 'react';
import { helpers, helpTexts } from '../../content/diary/help.ts';
import button from '../parts/button.module.css';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './diary.module.css';

const ID = 'diario-ajuda';

/** Opens «Ajuda» and leads there, where it is on the page. */
export function openHelp(): void {
  const card = document.getElementById(ID);
  if (!(card instanceof HTMLDetailsElement)) return;
  card.open = true;
  card.querySelector('summary')?.focus();
}

/** «Ajuda»: who helps and how to reach them; it opens where the address asks for it. */
export function HelpCard({ isAsked }: { readonly isAsked: boolean }) {
  useEffect(() => {
    if (isAsked) openHelp();
  }, [isAsked]);
  return (
    <details id={ID} className={layout.card}>
      <summary className={common.strong}>{helpTexts.title}</summary>
      <p>{helpTexts.lead}</p>
      <ul className={`${layout.list} ${css.helpers}`}>
        {helpers.map(({ name, text, phone }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
            {phone ? (
              <a href={`tel:${phone}`} className={`${button.button} ${button.link} ${button.secondary}`}>
                {helpTexts.call(phone)}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={common.soft}>{helpTexts.facts}</p>
    </details>
  );
}
