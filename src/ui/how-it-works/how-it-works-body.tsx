import { howItWorks } from '../../content/how-it-works/how-it-works.ts';
import { HelpPlaces } from './help-places.tsx';
import css from './how-it-works.module.css';
import { type OddsRow, OddsTable } from './odds-table.tsx';

/** What the dialog «Como funciona» holds, in plain words. */
export function HowItWorksBody({ odds }: { readonly odds: readonly OddsRow[] }) {
  return (
    <div className={css.body}>
      <p className={css.lead}>{howItWorks.lead}</p>
      {howItWorks.sections.map(({ id, title, paragraphs }) => (
        <section key={id} className={css.section}>
          <h3 className={css.title}>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <OddsTable odds={odds} />
      <HelpPlaces />
    </div>
  );
}
