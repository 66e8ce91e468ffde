import { MAX_DATES } from '../../../workers/domain/strategies/options.ts';
import { optionTexts } from '../../content/options.ts';
import type { OptionTexts } from '../../state/read-options.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from './text-field.tsx';

interface Props {
  readonly texts: OptionTexts;
  readonly onChange: (part: Partial<OptionTexts>) => void;
}

/** Up to five dates, one more field at a time. */
export function DateFields({ texts: { dates }, onChange }: Props) {
  const set = (index: number, text: string) =>
    onChange({ dates: dates.map((date, i) => (i === index ? text : date)) });
  return (
    <>
      <p>{optionTexts.datesHint}</p>
      {dates.map((date, i) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are only ever added at the end
          key={i}
          label={optionTexts.date(i)}
          value={date}
          placeholder={optionTexts.placeholder}
          onChange={(text) => set(i, text)}
        />
      ))}
      {dates.length < MAX_DATES ? (
        <Button onClick={() => onChange({ dates: [...dates, ''] })}>{optionTexts.addDate}</Button>
      ) : null}
    </>
  );
}
