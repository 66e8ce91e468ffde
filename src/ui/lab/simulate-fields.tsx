import { useSnapshot } from 'valtio/react';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { takesBet } from '../../../workers/shared/bet/takes-bet.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { STRATEGY_IDS } from '../../../workers/shared/strategy/catalogue.ts';
import { tierName } from '../../content/bet/odds.ts';
import { formatWhole } from '../../content/format.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { readAmount } from '../../state/lab/amounts.ts';
import { choose, isStrategy, LAB_STEPS, type LabChoice } from '../../state/lab/choice.ts';
import { playableOf, savedOf } from '../../state/lab/request-of.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { CheckField, SelectField, TextField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import { GamesField } from './games-field.tsx';
import css from './lab.module.css';

interface Props {
  readonly choice: LabChoice;
}

/** Who bets, how, and on how many draws. */
export function SimulateFields({ choice }: Props) {
  const { bettor, list, games, marks, isNew, draws, run } = choice;
  const lottery = lotteryOf(choice.lottery);
  useSnapshot(savedGames);
  const saved = savedOf(choice.lottery).length;
  const isSaved = bettor === 'saved';
  const makesGames = isStrategy(bettor);
  const sizes = makesGames && takesBet(bettor, lottery, 'marks') ? betSizes(lottery) : [];
  const nameOf = (id: (typeof STRATEGY_IDS)[number]) =>
    run && id === bettor ? labTexts.ofRun(strategyName(id)) : strategyName(id);
  return (
    <>
      <SelectField
        label={labTexts.bettor}
        value={bettor}
        choices={[
          ...STRATEGY_IDS.map((id) => [id, nameOf(id)] as const),
          ...(saved > 0 || isSaved
            ? [['saved', labTexts.saved(saved, playableOf(choice.lottery).length)] as const]
            : []),
          ...(list.length > 0 ? [['list', labTexts.list(list.length)] as const] : []),
        ]}
        problem={isSaved && saved === 0 ? labTexts.faults['no-saved'] : undefined}
        onChange={(next) => choose({ bettor: next })}
      />
      {!makesGames ? null : (
        <div className={css.pair}>
          <GamesField label={labTexts.games} games={games} />
          {sizes.length > 1 ? (
            <SelectField
              label={labTexts.marks}
              value={marks ?? lottery.pick}
              choices={sizes.map((size) => [size, String(size)] as const)}
              onChange={(size) => choose({ marks: size === lottery.pick ? undefined : size })}
            />
          ) : null}
        </div>
      )}
      <SelectField
        label={labTexts.draws}
        value={draws}
        choices={LAB_STEPS.draws.map((count) => [count, formatWhole(count)] as const)}
        onChange={(count) => choose({ draws: count })}
      />
      {!makesGames ? null : (
        <CheckField
          label={labTexts.isNew}
          hint={labTexts.isNewHint}
          isChecked={isNew}
          onChange={(is) => choose({ isNew: is })}
        />
      )}
      <MoneyFields choice={choice} />
    </>
  );
}

/** A prize for each tier, folded. */
function MoneyFields({ choice: { lottery, prizes } }: Props) {
  const { winningHits } = lotteryOf(lottery);
  return (
    <details>
      <summary>{labTexts.money}</summary>
      <div className={`${layout.form} ${css.folded}`}>
        <p>{labTexts.moneyHint}</p>
        {winningHits.map((hits, i) => {
          const typed = prizes[i] ?? '';
          const amount = readAmount(typed);
          return (
            <TextField
              key={hits}
              label={tierName(lottery, hits)}
              value={typed}
              inputMode="decimal"
              maxLength={20}
              problem={amount === 'no-amount' || amount === 'too-much' ? labTexts.moneyProblems[amount] : undefined}
              onChange={(text) => choose({ prizes: winningHits.map((_, j) => (j === i ? text : (prizes[j] ?? ''))) })}
            />
          );
        })}
      </div>
    </details>
  );
}
