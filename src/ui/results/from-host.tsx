import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { fromHostTexts } from '../../content/results/from-host.ts';
import {
  cancelTaking,
  fromHost,
  type HostOffer,
  lookAtHost,
  offersOf,
  type Taken,
  takeFromHost,
} from '../../state/results/from-host.ts';
import { results } from '../../state/results/results.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './from-host.module.css';

/** The real results that the site's own host offers; nothing where it has none. */
export function FromHost() {
  const { status, index, taking, taken } = useSnapshot(fromHost);
  const here = useSnapshot(results);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Before the first paint, so that the rest of the page does not move.
  useLayoutEffect(() => {
    const controller = new AbortController();
    void lookAtHost(controller.signal);
    return () => controller.abort();
  }, []);
  const wasTaking = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasTaking.current && !taking && document.activeElement === document.body) {
      title.current?.focus();
    }
    wasTaking.current = taking !== null;
  }, [taking]);
  if (status === 'none') return null;
  const said = LOTTERIES.flatMap(({ key }) => {
    const outcome = taken[key];
    return outcome ? [{ key, text: takenText(key, outcome) }] : [];
  });
  const offers = here.status === 'ready' ? offersOf(index, here.kept, taken) : [];
  const isUpdate = offers.some(({ kind }) => kind !== 'all');
  return (
    <section className={layout.card} aria-labelledby={titleId}>
      <h2 ref={title} id={titleId} className={layout.title} tabIndex={-1}>
        {fromHostTexts.title}
      </h2>
      <div className={`${layout.list} ${css.said}`} role="status">
        {taking ? <p>{fromHostTexts.takingNamed(lotteryOf(taking).name)}</p> : null}
        {said.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
        {offers.length === 0 && said.length === 0 ? (
          <p className={common.soft}>{status === 'ready' ? fromHostTexts.current : fromHostTexts[status]}</p>
        ) : null}
      </div>
      {offers.length > 0 ? (
        <>
          {isUpdate ? null : <p className={common.soft}>{fromHostTexts.lead}</p>}
          {offers.length > 1 && !taking ? (
            <Button look="primary" wide onClick={() => void takeFromHost(offers)}>
              {fromHostTexts.takeAll(isUpdate)}
            </Button>
          ) : null}
          <ul className={layout.items}>
            {offers.map((offer) => (
              <HostOfferItem key={offer.lottery} offer={offer} taking={taking} />
            ))}
          </ul>
        </>
      ) : null}
      {taking ? <Button onClick={cancelTaking}>{fromHostTexts.cancel}</Button> : null}
    </section>
  );
}

/** What came of taking the host's results of a lottery, in a sentence or two. */
function takenText(lottery: LotteryKey, taken: Taken): string {
  const { name } = lotteryOf(lottery);
  if (!taken.ok) return fromHostTexts.refused(name, fromHostTexts.fault(taken.fault));
  const { added, conflictCount } = taken.report;
  return [
    fromHostTexts.taken(name, added),
    ...(conflictCount > 0 ? [fromHostTexts.conflicts(conflictCount)] : []),
  ].join(' ');
}

interface Props {
  readonly offer: HostOffer;
  /** The lottery that is being taken. */
  readonly taking: LotteryKey | null;
}

/** What the host has of one lottery, and the button that takes it. */
function HostOfferItem({ offer, taking }: Props) {
  const { lottery, kind, draws, last } = offer;
  const { name } = lotteryOf(lottery);
  const take = fromHostTexts.take[kind];
  return (
    <li className={`${layout.row} ${css.offer}`} data-lottery={lottery}>
      <div>
        <h3 className={css.name}>{name}</h3>
        <p className={common.small}>
          {fromHostTexts.offers[kind](draws)}, {fromHostTexts.until(last.contest, last.date)}
        </p>
      </div>
      <Button
        look="tinted"
        aria-label={fromHostTexts.takeNamed(take, name)}
        disabled={taking !== null}
        onClick={() => void takeFromHost([offer])}
      >
        {taking === lottery ? fromHostTexts.taking : take}
      </Button>
    </li>
  );
}
