import { type FormEvent, useState } from 'react';
import type { LotteryKey } from '../../../workers/domain/lotteries.ts';
import type { StrategyId } from '../../../workers/domain/strategies/catalogue.ts';
import { OPTION_FIELDS, type StrategyOptions } from '../../../workers/domain/strategies/options.ts';
import { optionTexts } from '../../content/options.ts';
import { strategyName } from '../../content/strategy-name.ts';
import { type OptionTexts, readTypedOptions } from '../../state/read-options.ts';
import { poolRange } from '../../state/wheel-ladder.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { DateFields } from './date-fields.tsx';
import { NumerologyFields } from './numerology-fields.tsx';
import css from './options-dialog.module.css';
import { problemText } from './problem-text.ts';
import { WheelFields } from './wheel-fields.tsx';

interface Props {
  readonly lottery: LotteryKey;
  readonly strategy: StrategyId;
  /** How many games there are to be, at most. */
  readonly games: number;
  /** What the button says it leads to. */
  readonly submit: string;
  readonly onClose: () => void;
  readonly onChoose: (options: StrategyOptions | null) => void;
}

const EMPTY: OptionTexts = { dates: [''], name: '', birth: '', hits: '', numbers: '' };

/** Asks for what a strategy takes; all of it optional, nothing lost when something is wrong. */
export function OptionsDialog({ lottery, strategy, games, submit, onClose, onChoose }: Props) {
  const [texts, setTexts] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const change = (part: Partial<OptionTexts>) => setTexts((before) => ({ ...before, ...part }));
  const fields = OPTION_FIELDS[strategy] ?? [];
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const read = readTypedOptions(lottery, strategy, texts);
    if ('problem' in read) return setProblem(problemText(read.problem, texts, lottery));
    const range = poolRange(lottery, read.options, games);
    if (range) setProblem(optionTexts.poolRange(range.least, range.most));
    else onChoose(read.options);
  };
  return (
    <Dialog title={strategyName(strategy)} onClose={onClose}>
      <form className={css.form} onSubmit={choose} noValidate>
        <p className={css.hint}>{optionTexts.optional}</p>
        {fields.includes('dates') ? <DateFields texts={texts} onChange={change} /> : null}
        {fields.includes('name') ? <NumerologyFields texts={texts} onChange={change} /> : null}
        {fields.includes('pool') ? (
          <WheelFields lottery={lottery} texts={texts} games={games} onChange={change} />
        ) : null}
        {problem === '' ? null : <Notice urgent>{problem}</Notice>}
        <button type="submit" className={css.submit}>
          {submit}
        </button>
      </form>
    </Dialog>
  );
}
