import { MAX_NAME_LENGTH } from '../../../workers/shared/strategy/strategy-options.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import type { FieldsProps } from './fields.ts';
import { TextField } from './text-field.tsx';

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
