import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { PRICES, priceOn } from '../../../workers/shared/rules/prices.ts';
import { ruleInForce } from '../../../workers/shared/rules/rule.ts';
import { SOURCES } from '../../../workers/shared/rules/sources.ts';
import { moneyProblem, typedCents } from '../../content/bet/money.ts';
import { priceTexts } from '../../content/bet/price.ts';
import {
  dropPrice,
  keepPrice,
  MAX_PRICE,
  prices,
  readPrice,
  restorePrices,
  unitPrice,
} from '../../state/bet/prices.ts';
import type { MoneyProblem } from '../../state/bet/typed-money.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

/** The price of the minimum bet: the operator's, until the visitor writes today's. */
export function PriceField({ lottery }: { readonly lottery: Lottery }) {
  useEffect(restorePrices, []);
  const own = useSnapshot(prices).of;
  const price = own[lottery.key];
  const unit = unitPrice(lottery.key, own);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<MoneyProblem | 'clock'>();
  const amount = typed ?? typedCents(unit);
  const tell = (isKept: boolean, words: string) => {
    setTyped(null);
    showToast(isKept ? words : priceTexts.notKept);
  };
  const keep = () => {
    const read = readPrice(amount);
    if ('problem' in read) return setProblem(read.problem);
    tell(keepPrice(lottery.key, read.cents), priceTexts.kept);
  };
  const today = brazilDate();
  const reference = priceOn(lottery.key, today);
  return (
    <Form className={layout.list} onSend={keep}>
      <TextField
        label={priceTexts.label}
        value={amount}
        inputMode="decimal"
        hint={
          price
            ? priceTexts.own(price.date, reference)
            : priceTexts.reference(reference, SOURCES[ruleInForce(PRICES, lottery.key, today).source].read)
        }
        problem={problem && (problem === 'clock' ? priceTexts.clock : moneyProblem(problem, MAX_PRICE))}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <div className={common.buttons}>
        <Button type="submit">{priceTexts.keep}</Button>
        {price ? (
          <Button
            look="quiet"
            onClick={() => {
              setProblem(undefined);
              tell(dropPrice(lottery.key), priceTexts.restored);
            }}
          >
            {priceTexts.restore}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
