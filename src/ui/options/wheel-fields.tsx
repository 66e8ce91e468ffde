import { useId } from 'react';
import { type LotteryKey, lotteryOf } from '../../../workers/domain/lotteries.ts';
import { defaultPromise, promisesOf } from '../../../workers/domain/wheels/promises.ts';
import { optionTexts } from '../../content/options.ts';
import type { OptionTexts } from '../../state/read-options.ts';
import css from './text-field.module.css';
import { TextField } from './text-field.tsx';

interface Props {
  readonly lottery: LotteryKey;
  readonly texts: OptionTexts;
  readonly onChange: (part: Partial<OptionTexts>) => void;
}

/** The hits to promise, and numbers of one's own to fence in. */
export function WheelFields({ lottery: key, texts, onChange }: Props) {
  const lottery = lotteryOf(key);
  const id = useId();
  return (
    <>
      <div className={css.field}>
        <label htmlFor={id} className={css.label}>
          {optionTexts.hits}
        </label>
        <select
          id={id}
          className={css.input}
          value={texts.hits || defaultPromise(lottery)}
          onChange={(event) => onChange({ hits: event.target.value })}
        >
          {promisesOf(lottery).map((hits) => (
            <option key={hits} value={hits}>
              {optionTexts.promise(hits, lottery.drawn)}
            </option>
          ))}
        </select>
      </div>
      <TextField
        label={optionTexts.numbers}
        value={texts.numbers}
        hint={optionTexts.numbersHint}
        inputMode="text"
        onChange={(numbers) => onChange({ numbers })}
      />
    </>
  );
}
