import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { guaranteesOf } from '../../../workers/shared/strategy/guarantees.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import css from '../parts/field.module.css';
import type { FieldsProps } from './fields.ts';
import { SelectField, TextField } from './text-field.tsx';
import { WheelReach } from './wheel-reach.tsx';

interface Props extends FieldsProps {
  readonly lottery: LotteryKey;
  /** How many games there are to be, at most. */
  readonly games: number;
}

/** The hits to guarantee, and numbers of one's own to fence in. */
export function WheelFields({ lottery: key, texts, games, onChange, problemOf }: Props) {
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
