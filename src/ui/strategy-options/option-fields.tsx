import { useEffect, useRef } from 'react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { guaranteesOf } from '../../../workers/shared/strategy/guarantees.ts';
import { MAX_DATES, MAX_NAME_LENGTH } from '../../../workers/shared/strategy/strategy-options.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import type { OptionTexts } from '../../state/strategy-options/read-options.ts';
import { Button } from '../parts/button.tsx';
import css from '../parts/field.module.css';
import { SelectField, TextField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import { WheelReach } from './wheel-reach.tsx';

/** What every group of fields takes. */
interface FieldsProps {
  readonly texts: OptionTexts;
  readonly onChange: (part: Partial<OptionTexts>) => void;
  /** What is wrong with a field, in words; `index` is for dates. */
  readonly problemOf: (field: keyof OptionTexts, index?: number) => string | undefined;
}

/** Up to five dates, one more field at a time. */
export function DateFields({ texts: { dates }, onChange, problemOf }: FieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(dates.length);
  // The button that adds a field goes with the last one: without this the focus would go too.
  useEffect(() => {
    if (dates.length > shown.current) {
      const inputs = list.current?.querySelectorAll('input') ?? [];
      inputs[inputs.length - 1]?.focus();
    }
    shown.current = dates.length;
  }, [dates.length]);
  const set = (index: number, text: string) => onChange({ dates: dates.map((date, i) => (i === index ? text : date)) });
  return (
    <>
      <p>{optionTexts.datesHint}</p>
      <div ref={list} className={layout.form}>
        {dates.map((date, i) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are only ever added at the end
            key={i}
            label={optionTexts.date(i)}
            value={date}
            placeholder={optionTexts.placeholder}
            inputMode="numeric"
            problem={problemOf('dates', i)}
            onChange={(text) => set(i, text)}
          />
        ))}
      </div>
      {dates.length < MAX_DATES ? (
        <Button onClick={() => onChange({ dates: [...dates, ''] })}>{optionTexts.addDate}</Button>
      ) : null}
    </>
  );
}

/** A name, or a birth date. */
export function NumerologyFields({ texts, onChange, problemOf }: FieldsProps) {
  return (
    <>
      <TextField
        label={optionTexts.name}
        value={texts.name}
        hint={optionTexts.numerologyHint}
        maxLength={MAX_NAME_LENGTH}
        problem={problemOf('name')}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={optionTexts.birth}
        value={texts.birth}
        placeholder={optionTexts.placeholder}
        inputMode="numeric"
        problem={problemOf('birth')}
        onChange={(birth) => onChange({ birth })}
      />
    </>
  );
}

interface WheelProps extends FieldsProps {
  readonly lottery: LotteryKey;
  /** How many games there are to be, at most. */
  readonly games: number;
}

/** The hits to guarantee, and numbers of one's own to fence in. */
export function WheelFields({ lottery: key, texts, games, onChange, problemOf }: WheelProps) {
  const lottery = lotteryOf(key);
  const hits = texts.hits === '' ? lottery.guarantee : Number(texts.hits);
  return (
    <>
      <div className={css.field}>
        <SelectField
          label={optionTexts.hits}
          value={hits}
          choices={guaranteesOf(lottery).map((offered) => [offered, optionTexts.guarantee(offered, lottery.drawn)])}
          onChange={(chosen) => onChange({ hits: String(chosen) })}
        />
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
