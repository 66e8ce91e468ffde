import type { OptionTexts } from '../../state/strategy-options/read-options.ts';

/** What every group of fields takes. */
export interface FieldsProps {
  readonly texts: OptionTexts;
  readonly onChange: (part: Partial<OptionTexts>) => void;
  /** What is wrong with a field, in words; `index` is for dates. */
  readonly problemOf: (field: keyof OptionTexts, index?: number) => string | undefined;
}
