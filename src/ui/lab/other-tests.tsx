import { labTexts } from '../../content/lab/lab.ts';
import { LAB_PAGE } from '../../editions.ts';
import { EXPERIMENTS, type Experiment } from '../../state/lab/choice.ts';
import { ToPage } from '../address/to-page.tsx';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import layout from '../parts/layout.module.css';
import css from './lab.module.css';

/** A flask, dice, a chart. */
const ICONS: Readonly<Record<Experiment, string>> = {
  walk: 'M9 3h6M10 3v6L4.5 19a1.5 1.5 0 0 0 1.4 2h12.2a1.5 1.5 0 0 0 1.4-2L14 9V3M7 15h10',
  simulate: 'M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
  draws: 'M4 20h16M7 20v-8M12 20V5M17 20v-5',
};

/** «Outros testes»: the experiments beside the one on screen, each with what it tells. */
export function OtherTests({ current }: { readonly current: Experiment }) {
  return (
    <section className={layout.items} aria-labelledby="outros-testes">
      <h2 id="outros-testes" className={common.lead}>
        {labTexts.others}
      </h2>
      {EXPERIMENTS.filter((id) => id !== current).map((id) => (
        <div key={id} className={css.other}>
          <LineIcon size={28} path={ICONS[id]} />
          <div>
            <ToPage page={LAB_PAGE} search={{ tab: id }} className={css.way}>
              {labTexts.names[id]}
            </ToPage>
            <p className={common.soft}>{labTexts.about[id]}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
