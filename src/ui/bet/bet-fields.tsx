import { useSnapshot } from 'valtio/react';
import { type Bet, betSizes } from '../../../workers/shared/bet/bet.ts';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { EXTRA_COUNT, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { monthName } from '../../content/format-day.ts';
import { drawsToFollow } from '../../state/bet/contests.ts';
import { prices, unitPrice } from '../../state/bet/prices.ts';
import { CheckField, SelectField } from '../parts/fields.tsx';

interface Props {
  readonly lottery: Lottery;
  readonly bet: Bet;
  readonly onChange: (bet: Bet) => void;
}

const upTo = (max: number) => Array.from({ length: max }, (_, i) => i + 1);
const MONTHS = upTo(EXTRA_COUNT.month).map((month) => [month, monthName(month)] as const);
const TEAMS = upTo(EXTRA_COUNT.team).map((team) => [team, betTexts.teamNumber(team)] as const);

/** The lists of a bet: its size, the extras of the playslip, and the number of draws. */
export function BetFields({ lottery, bet, onChange }: Props) {
  const { pick, extra } = lottery;
  const sizes = betSizes(lottery);
  const unit = unitPrice(lottery.key, useSnapshot(prices).of);
  // Of the whole bet, as it is below.
  const priceOf = (marks: number) => betCost(lottery, { ...bet, marks }, 1, unit).total;
  const drawsOf = (draws: number) => [draws, betTexts.drawsOption(draws)] as const;
  return (
    <>
      {sizes.length > 1 ? (
        <SelectField
          label={betTexts.marks}
          value={bet.marks ?? pick}
          choices={sizes.map((m) => [m, betTexts.size(lottery, m, priceOf(m))])}
          hint={pick < lottery.counterSizes[0] ? betTexts.counterHint(lottery) : undefined}
          onChange={(marks = pick) => onChange({ ...bet, marks })}
        />
      ) : null}
      {extra === 'team' ? (
        <SelectField
          label={betTexts.team}
          value={bet.team}
          choices={[[undefined, betTexts.teamDrawn], ...TEAMS]}
          hint={betTexts.teamHint}
          onChange={(team) => onChange(withPart(bet, 'team', team))}
        />
      ) : null}
      {extra === 'month' ? (
        <SelectField
          label={betTexts.month}
          value={bet.month}
          choices={[[undefined, betTexts.monthDrawn], ...MONTHS]}
          onChange={(month) => onChange(withPart(bet, 'month', month))}
        />
      ) : null}
      {lottery.hasMirror ? (
        <CheckField
          label={betTexts.mirror}
          hint={betTexts.mirrorHint}
          isChecked={bet.mirror ?? false}
          onChange={(mirror) => onChange({ ...bet, mirror })}
        />
      ) : null}
      <SelectField
        label={betTexts.draws}
        value={bet.draws ?? 1}
        choices={drawsToFollow(lottery.key).map(drawsOf)}
        onChange={(draws = 1) => onChange({ ...bet, draws })}
      />
    </>
  );
}

/** The bet with a part, or without it: `undefined` is no value of one. */
function withPart(bet: Bet, part: 'team' | 'month', value: number | undefined): Bet {
  const { [part]: _, ...others } = bet;
  return value === undefined ? others : { ...others, [part]: value };
}
