import { useEffect, useRef } from 'react';
import { MAX_DATES } from '../../../workers/shared/strategy/strategy-options.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import type { FieldsProps } from './fields.ts';
import { TextField } from './text-field.tsx';

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
      <div ref={list} className={common.form}>
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
