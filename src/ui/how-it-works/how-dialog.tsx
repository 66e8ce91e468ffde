import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { topTierOdds } from '../../../workers/shared/lottery/odds.ts';
import { help, howItWorks } from '../../content/how-it-works/how-it-works.ts';
import { LAB_PAGE } from '../../editions.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import css from './how-it-works.module.css';

const texts = howItWorks.odds;

/** «Como funciona»: what is simulated, what the score is, the exact odds, where to find help. */
export function HowDialog() {
  return (
    <div className={`${layout.list} ${css.body}`}>
      <p className={common.soft}>{howItWorks.lead}</p>
      {howItWorks.sections.map(({ id, title, paragraphs }) => (
        <section key={id} className={layout.list}>
          <h3 className={common.lead}>{title}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {id === 'estrategias' ? <PageButton page={LAB_PAGE}>{howItWorks.toLab}</PageButton> : null}
        </section>
      ))}
      <OddsTable />
      <HelpPlaces />
    </div>
  );
}

/** The exact odds of one ticket in each lottery. */
function OddsTable() {
  return (
    <section className={layout.list}>
      <h3 className={common.lead}>{texts.title}</h3>
      <table className={css.table}>
        <caption className={`${common.soft} ${css.caption}`}>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.lottery}</th>
            <th scope="col">{texts.chance}</th>
          </tr>
        </thead>
        <tbody>
          {LOTTERIES.map((lottery) => (
            <tr key={lottery.key}>
              <th scope="row">{lottery.name}</th>
              <td>{texts.value(topTierOdds(lottery))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={`${common.small} ${css.notes}`}>
        {texts.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** 18+, play responsibly, and where to find help. */
function HelpPlaces() {
  return (
    <section className={`${layout.card} ${layout.tint}`}>
      <h3 className={common.lead}>{help.title}</h3>
      <p>
        <strong className={layout.badge}>{help.adults}</strong> {help.adultsText}
      </p>
      <p>{help.lead}</p>
      <ul className={layout.items}>
        {help.places.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <a className={css.call} href={`tel:${help.phone}`}>
        {help.call}
      </a>
    </section>
  );
}
