import { howItWorks } from '../../content/how-it-works/how-it-works.ts';
import css from './how-it-works.module.css';

/** A lottery's name and its odds, as the N of «1 em N». */
export interface OddsRow {
  readonly name: string;
  readonly odds: number;
}

const texts = howItWorks.odds;

/** The exact odds of one ticket in each lottery. */
export function OddsTable({ odds }: { readonly odds: readonly OddsRow[] }) {
  return (
    <section className={css.section}>
      <h3 className={css.title}>{texts.title}</h3>
      <table className={css.table}>
        <caption className={css.caption}>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.lottery}</th>
            <th scope="col">{texts.chance}</th>
          </tr>
        </thead>
        <tbody>
          {odds.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{texts.value(row.odds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={css.notes}>
        {texts.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
