import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import { trialTexts } from '../../content/premium/trial.ts';
import { factsNote } from '../../content/run/facts.ts';
import { resultTexts } from '../../content/run/result.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import type { Edition } from '../../editions.ts';
import { readLinks } from '../../state/address/run-link.ts';
import { chooseLottery } from '../../state/preferences/settings.ts';
import { premium } from '../../state/premium/premium.ts';
import { trialNotes } from '../../state/premium/trial-notes.ts';
import { generation } from '../../state/run/generation.ts';
import { dropWinSound, isSameRun, noteSeen, replayRun, result } from '../../state/run/result.ts';
import { startAgain } from '../../state/run/start-strategy.ts';
import { loadSavedGames } from '../../state/saved-games/saved-games.ts';
import { useGo } from '../address/navigation.ts';
import { InstallOffer } from '../offline/install-offer.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { ViewTitle } from '../parts/view-title.tsx';
import { Upsell } from '../premium/upsell.tsx';
import { FailedReplay } from './failed-replay.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { ResultCommits } from './result-commits.tsx';
import css from './result-view.module.css';
import { ScoresReady } from './scores-ready.tsx';
import { TicketCard } from './ticket-card.tsx';
import { WheelCard } from './wheel-card.tsx';

interface TicketsProps {
  readonly edition: Edition;
  readonly request: GenerateRequest;
}

export interface ResultProps {
  readonly edition: Edition;
  /** Undefined until links are read: what reads them comes with this view. */
  readonly request: GenerateRequest | undefined;
}

/** The tickets of the run that the address names, made again if they are not there. */
export function ResultView({ edition, request }: ResultProps) {
  useLayoutEffect(readLinks, []);
  if (!request) return null;
  const tickets = <Tickets edition={edition} request={request} />;
  return __PROFILE__ ? <ResultCommits request={request}>{tickets}</ResultCommits> : tickets;
}

function Tickets({ edition, request }: TicketsProps) {
  const { status, failure, receipt, tickets, facts, proof } = useSnapshot(result);
  const { isPremium } = useSnapshot(premium);
  const { hasJustEnded } = useSnapshot(trialNotes);
  const isCovered = useSnapshot(generation).status === 'opening';
  // The tickets first: React goes on with what is below them a few milliseconds at a time.
  const isRestDue = useDeferredValue(true, false);
  const go = useGo();
  useEffect(() => {
    chooseLottery(request.lottery);
    void replayRun(request);
  }, [request]);
  // Which of the tickets are saved already.
  useEffect(() => void loadSavedGames(), []);
  const shown = status === 'ready' && receipt && isSameRun(receipt, request) ? receipt : null;
  // In the very task that puts the tickets on the screen.
  useLayoutEffect(() => {
    if (!shown || isCovered) return;
    noteSeen(edition);
    return dropWinSound;
  }, [shown, edition, isCovered]);
  const { lottery: key, games, strategy } = request;
  const lottery = lotteryOf(key);

  return (
    <>
      <div className={css.top}>
        <Button onClick={() => go({})}>{resultTexts.newGame}</Button>
        {edition.again ? (
          <Button onClick={() => startAgain(edition, go, shown ?? request)}>
            {resultTexts.again}
          </Button>
        ) : null}
      </div>
      <ViewTitle>{resultTexts.title}</ViewTitle>
      <ScoresReady />
      <p className={css.summary}>
        {resultTexts.summary(games, lottery.name, strategyName(strategy))}
      </p>
      {status === 'failed' && failure ? (
        <FailedReplay failure={failure} onRetry={() => replayRun(request)} />
      ) : shown ? (
        <>
          {proof ? <WheelCard proof={proof} /> : null}
          <p className={css.honest}>{factsNote}</p>
          <div className={css.tickets}>
            {tickets.map((ticket, i) => (
              <TicketCard key={ticket.id} ticket={ticket} facts={facts[i]} index={i} />
            ))}
          </div>
          <p className={css.total}>
            {resultTexts.total}:{' '}
            <strong>{resultTexts.totalValue(games, lottery.minBetPrice)}</strong>
          </p>
          {isRestDue ? (
            <>
              <InstallOffer key={`offer-${shown.seed}`} />
              {hasJustEnded ? <Notice>{trialTexts.usedUp}</Notice> : null}
              {isPremium ? null : <Upsell />}
              <ReceiptCard key={shown.seed} receipt={shown} />
            </>
          ) : null}
        </>
      ) : (
        <p role="status">{resultTexts.replaying}</p>
      )}
    </>
  );
}
