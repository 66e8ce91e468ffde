import { labTexts } from '../../content/lab/lab.ts';
import { LAB_PAGE } from '../../editions.ts';
import { EXPERIMENTS, type Experiment } from '../../state/lab/choice.ts';
import { ToPage } from '../address/to-page.tsx';
import css from './lab.module.css';

/** «Outros testes»: the experiments beside the one on screen, in one line. */
export function OtherTests({ current }: { readonly current: Experiment }) {
  return (
    <section className={css.others} aria-labelledby="outros-testes">
      <h2 id="outros-testes">{labTexts.others}:</h2>
      {EXPERIMENTS.filter((id) => id !== current).map((id) => (
        <ToPage key={id} page={LAB_PAGE} search={{ tab: id }}>
          {labTexts.names[id]}
        </ToPage>
      ))}
    </section>
  );
}
