import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { fromHostTexts } from '../../content/results/from-host.ts';
import { takeFromHost } from '../../state/results/from-host.ts';
import type { HostOffer } from '../../state/results/host-offers.ts';
import { Button } from '../parts/button.tsx';
import archive from './archive.module.css';
import css from './from-host.module.css';

interface Props {
  readonly offer: HostOffer;
  /** The lottery that is being taken. */
  readonly taking: LotteryKey | null;
}

/** What the host has of one lottery, and the button that takes it. */
export function HostOfferItem({ offer, taking }: Props) {
  const { lottery, kind, draws, entry } = offer;
  const { contest, date } = entry.last;
  const { name } = lotteryOf(lottery);
  const take = fromHostTexts.take[kind];
  return (
    <li className={css.offer} data-lottery={lottery}>
      <div>
        <h3 className={css.name}>{name}</h3>
        <p className={archive.small}>
          {fromHostTexts.offers[kind](draws)}, {fromHostTexts.until(contest, date)}
        </p>
      </div>
      <Button
        look="tinted"
        aria-label={fromHostTexts.takeNamed(take, name)}
        disabled={taking !== null}
        onClick={() => void takeFromHost([lottery])}
      >
        {taking === lottery ? fromHostTexts.taking : take}
      </Button>
    </li>
  );
}
