import { optionTexts } from '../../content/options.ts';
import type { OptionTexts } from '../../state/read-options.ts';
import { TextField } from './text-field.tsx';

interface Props {
  readonly texts: OptionTexts;
  readonly onChange: (part: Partial<OptionTexts>) => void;
}

/** A name, or a birth date. */
export function NumerologyFields({ texts, onChange }: Props) {
  return (
    <>
      <TextField
        label={optionTexts.name}
        value={texts.name}
        hint={optionTexts.numerologyHint}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={optionTexts.birth}
        value={texts.birth}
        placeholder={optionTexts.placeholder}
        onChange={(birth) => onChange({ birth })}
      />
    </>
  );
}
