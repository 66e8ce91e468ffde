import { useId } from 'react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { guaranteesOf } from '../../../workers/shared/strategy/guarantees.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import css from '../parts/field.module.css';
import type { FieldsProps } from './fields.ts';
import { TextField } from './text-field.tsx';
import { WheelReach } from './wheel-reach.tsx';

interface Props extends FieldsProps {
  readonly lottery: LotteryKey;
  /** How many games there are to be, at most. */
  readonly games: number;
}

/** The hits to guarantee, and numbers of one's own to fence in. */
export function WheelFields({ lottery: key, texts, games, onChange, problemOf }: Props) {
  const lottery = lotteryOf(key);
  const id = useId();
  const hits = texts.hits === '' ? lottery.guarantee : Number(texts.hits);
  return (
    <>
      <div className={css.field}>
        <label htmlFor={id} className={css.label}>
          {optionTexts.hits}
        </label>
        <select id={id} className={css.input} value={hits} onChange={(event) => onChange({ hits: event.target.value })}>
          {guaranteesOf(lottery).map((offered) => (
            <option key={offered} value={offered}>
              {optionTexts.guarantee(offered, lottery.drawn)}
            </option>
          ))}
        </select>
        <WheelReach lottery={key} options={{ hits }} games={games} />
      </div>
      <TextField
        label={optionTexts.numbers}
        value={texts.numbers}
        hint={optionTexts.numbersHint}
        problem={problemOf('numbers')}
        onChange={(numbers) => onChange({ numbers })}
      />
    </>
  );
}
