import { type ReactNode, useState } from 'react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { OPTION_FIELDS, type StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { numberPoolRangeText } from '../../content/run/failure.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import { seenText, shortened } from '../../state/saved-games/labels.ts';
import {
  keepTexts,
  keptTexts,
  type OptionTexts,
  readTypedOptions,
  type TextProblem,
} from '../../state/strategy-options/read-options.ts';
import { numberPoolRange } from '../../state/strategy-options/wheel-sizes.ts';
import { Button } from '../parts/button.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { DateFields, NumerologyFields, WheelFields } from './option-fields.tsx';

export interface OptionsFormProps {
  readonly lottery: LotteryKey;
  readonly strategy: StrategyId;
  /** How many games there are to be, at most. */
  readonly games: number;
  /** What the button says it leads to. */
  readonly submit: string;
  readonly onChoose: (options: StrategyOptions | null) => void;
  /** What else is asked, above the button. */
  readonly children?: ReactNode;
}

/** What is wrong with one field, in words. */
interface FieldProblem {
  readonly field: keyof OptionTexts;
  readonly index: number;
  readonly text: string;
}

/** Asks for what a strategy takes; all of it optional, nothing lost when something is wrong. */
export function OptionsForm({ lottery, strategy, games, submit, onChoose, children }: OptionsFormProps) {
  const [texts, setTexts] = useState(() => keptTexts(lottery, strategy));
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const change = (part: Partial<OptionTexts>) => {
    const changed = { ...texts, ...part };
    keepTexts(lottery, strategy, changed);
    setTexts(changed);
    setProblem(null);
  };
  const fields = OPTION_FIELDS[strategy];
  const choose = () => {
    if (!fields) return onChoose(null);
    const read = readTypedOptions(lottery, strategy, texts);
    if ('problem' in read) {
      return setProblem({ ...read.problem, text: problemText(read.problem, texts, lottery) });
    }
    const range = numberPoolRange(lottery, read.options, games);
    if (!range) return onChoose(read.options);
    setProblem({ field: 'numbers', index: 0, text: numberPoolRangeText(range) });
  };
  const problemOf = (field: keyof OptionTexts, index = 0) =>
    problem?.field === field && problem.index === index ? problem.text : undefined;
  const given = { texts, onChange: change, problemOf };
  return (
    <Form className={layout.form} onSend={choose}>
      {fields?.includes('dates') ? <DateFields {...given} /> : null}
      {fields?.includes('name') ? <NumerologyFields {...given} /> : null}
      {fields?.includes('pool') ? <WheelFields {...given} lottery={lottery} games={games} /> : null}
      {children}
      <Button look="primary" type="submit">
        {submit}
      </Button>
    </Form>
  );
}

/** Says what is wrong with what was typed. */
function problemText({ field, index, kind }: TextProblem, texts: OptionTexts, lottery: LotteryKey): string {
  const typed = shortened(seenText(field === 'dates' ? (texts.dates[index] ?? '') : texts[field]));
  switch (kind) {
    case 'day-shape':
      return optionTexts.dayShape(typed);
    case 'no-such-day':
      return optionTexts.noSuchDay(typed);
    case 'no-letter':
      return optionTexts.badName;
    case 'name-and-birth':
      return optionTexts.both;
    case 'bad-numbers':
      return optionTexts.badNumbers(lotteryOf(lottery).total);
    case 'bad-hits':
      return optionTexts.badHits;
  }
}
