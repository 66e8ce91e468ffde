import type { ChartTable } from '../../content/charts/chart-table.ts';
import css from './wide-table.module.css';

/** A table that scrolls by itself where it is wider than its place: no word and no value of it breaks. */
export function WideTable({ table: { caption, head, rows } }: { readonly table: ChartTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard a table is scrolled once it has the focus
    <section className={css.place} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
