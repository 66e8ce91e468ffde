import { useId } from 'react';
import type { PersonalField } from '../../../workers/shared/run/personal-options.ts';
import { resultTexts } from '../../content/run/result.ts';
import common from '../parts/common.module.css';
import fieldCss from '../parts/field.module.css';
import css from './share-dialog.module.css';

interface Props {
  readonly field: PersonalField;
  readonly isIncluded: boolean;
  readonly onChange: (isIncluded: boolean) => void;
}

/** Whether the link is to say who somebody is; not unless asked to. */
export function PersonChoice({ field, isIncluded, onChange }: Props) {
  const hint = useId();
  return (
    <div>
      <label className={css.choice}>
        <input
          type="checkbox"
          className={fieldCss.box}
          checked={isIncluded}
          aria-describedby={hint}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.label}>{resultTexts.includePerson(field)}</span>
      </label>
      <p id={hint} className={common.small}>
        {resultTexts.withoutPerson(field)}
      </p>
    </div>
  );
}
