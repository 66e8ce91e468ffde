import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Bet } from '../../../workers/shared/bet/bet.ts';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { betFault } from '../../../workers/shared/bet/check-bet.ts';
import { takesBet } from '../../../workers/shared/bet/takes-bet.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { betFaultText } from '../../content/bet/bet-fault-text.ts';
import { oneInText } from '../../content/bet/odds.ts';
import { formatCents } from '../../content/bet/price.ts';
import { closeBetDialog, draftOf, keepDraft } from '../../state/bet/bet-dialog.ts';
import { betOf, keepBet, withoutDefaults } from '../../state/bet/bets.ts';
import { prices, restorePrices, unitPrice } from '../../state/bet/prices.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Dialog } from '../parts/dialog.tsx';
import { Facts } from '../parts/facts.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import css from './bet-dialog.module.css';
import { BetFields } from './bet-fields.tsx';
import { type Choice, NumberChoice } from './number-choice.tsx';
import { PriceField } from './price-field.tsx';

interface Props {
  readonly lottery: Lottery;
  /** How many games there are to be. */
  readonly games: number;
  /** Why nothing was started, in words. */
  readonly refusal: string | null;
}

/** How the games of a lottery are played; nothing of it counts until it is used, and nothing is lost. */
export function BetDialog({ lottery, games, refusal }: Props) {
  const { key } = lottery;
  const [bet, setBet] = useState<Bet>(() => {
    // The refused bet is the one in use.
    const draft = refusal === null ? draftOf(key) : undefined;
    return draft ?? betOf(key) ?? {};
  });
  const [problem, setProblem] = useState<string>();
  const [isRefused, setIsRefused] = useState(refusal !== null);
  const { fixed = [], excluded = [] } = bet;
  const [isUnfolded, setIsUnfolded] = useState(fixed.length + excluded.length > 0);
  const change = (next: Bet) => {
    keepDraft(key, next);
    setBet(next);
    setProblem(undefined);
    setIsRefused(false);
  };
  const finish = (next: Bet) => {
    keepDraft(key, undefined);
    showToast(keepBet(key, next) ? betTexts.kept : betTexts.notKept);
    closeBetDialog();
  };
  const use = () => {
    // The choice of a strategy says what it does not take; this one takes everything.
    const strategy = 'uniform';
    const fault = betFault(bet, { strategy, lottery, tickets: games });
    if (!fault) return finish(bet);
    setIsUnfolded(true);
    setProblem(betFaultText(fault, { strategy, games }));
  };
  const chosen = new Map<number, Choice>([
    ...fixed.map((n) => [n, 'fixed'] as const),
    ...excluded.map((n) => [n, 'excluded'] as const),
  ]);
  const choose = (number: number, choice: Choice | undefined) => {
    const others = (list: readonly number[]) => list.filter((n) => n !== number);
    const lists = { fixed: others(fixed), excluded: others(excluded) };
    if (choice) lists[choice].push(number);
    change({ ...bet, ...lists });
  };
  return (
    <Dialog title={betTexts.title} onClose={closeBetDialog}>
      {isRefused && refusal ? <Notice urgent>{refusal}</Notice> : null}
      <p className={common.small}>{betTexts.lead(lottery)}</p>
      <Form id="aposta" className={layout.form} onSend={use}>
        <BetFields lottery={lottery} bet={bet} onChange={change} />
        {takesBet('uniform', lottery, 'fixed') ? (
          <details
            className={css.numbers}
            open={isUnfolded}
            onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}
          >
            <summary className={common.strong}>
              {betTexts.numbers}{' '}
              <span className={`${common.small} ${css.state}`}>
                {betTexts.numbersState(fixed.length, excluded.length)}
              </span>
            </summary>
            <NumberChoice lottery={lottery} chosen={chosen} problem={problem} onChoose={choose} />
          </details>
        ) : null}
      </Form>
      <BetNow lottery={lottery} bet={bet} />
      <details className={css.numbers}>
        <summary className={common.strong}>{betTexts.changePrice}</summary>
        <PriceField lottery={lottery} />
      </details>
      {withoutDefaults(lottery, bet) ? (
        <Button look="quiet" onClick={() => finish({})}>
          {betTexts.clear}
        </Button>
      ) : null}
      <div className={`${layout.foot} ${css.actions}`}>
        <Button look="primary" type="submit" form="aposta">
          {betTexts.use}
        </Button>
      </div>
    </Dialog>
  );
}

/** What one game of a bet costs, and the chance of the first prize of each bet, as chosen now. */
function BetNow({ lottery, bet }: { readonly lottery: Lottery; readonly bet: Bet }) {
  useEffect(restorePrices, []);
  const unit = unitPrice(lottery.key, useSnapshot(prices).of);
  const [top] = tierOdds(lottery, bet.marks ?? lottery.pick);
  return (
    <div className={`${layout.card} ${layout.tint}`}>
      <Facts
        isLive
        facts={[
          [betTexts.cost, formatCents(betCost(lottery, bet, 1, unit).total)],
          ...(top ? ([[betTexts.odds(lottery.key, bet.mirror ?? false), oneInText(top.oneIn)]] as const) : []),
        ]}
      />
    </div>
  );
}
