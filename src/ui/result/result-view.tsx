import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { ENGINE_VERSION } from '../../../workers/domain/engine-version.ts';
import { lotteryOf } from '../../../workers/domain/lotteries.ts';
import type { GenerateRequest } from '../../../workers/protocol/request.ts';
import { resultTexts } from '../../content/result.ts';
import { replayRun, result } from '../../state/result.ts';
import { useGo } from '../navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import css from './result-view.module.css';
import { TicketCard } from './ticket-card.tsx';

interface Props {
  readonly request: GenerateRequest;
  /** Engine version that the address names. */
  readonly engine: string;
}

/** The tickets of the run that the address names, made again if they are not there. */
export function ResultView({ request, engine }: Props) {
  const { status, receipt, tickets, scored } = useSnapshot(result);
  const go = useGo();
  useEffect(() => {
    void replayRun(request);
  }, [request]);
  const lottery = lotteryOf(request.lottery);

  return (
    <>
      <div className={css.top}>
        <Button onClick={() => go({})}>{resultTexts.newGame}</Button>
      </div>
      <h1 className={css.title} tabIndex={-1}>
        {resultTexts.title}
      </h1>
      <p className={css.summary}>
        {resultTexts.summary(request.games, lottery.name, request.strategy)}
      </p>
      {engine === ENGINE_VERSION ? null : (
        <Notice>{resultTexts.otherEngine(engine, ENGINE_VERSION)}</Notice>
      )}
      {status === 'failed' ? (
        <Notice
          urgent
          actions={<Button onClick={() => replayRun(request)}>{resultTexts.retry}</Button>}
        >
          {resultTexts.replayFailed}
        </Notice>
      ) : status === 'ready' && receipt ? (
        <>
          <div className={css.tickets}>
            {tickets.map((ticket, i) => (
              <TicketCard key={ticket.id} ticket={ticket} index={i} isScored={i < scored} />
            ))}
          </div>
          <ReceiptCard receipt={receipt} />
        </>
      ) : (
        <p role="status">{resultTexts.replaying}</p>
      )}
    </>
  );
}
