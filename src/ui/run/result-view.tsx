import { memo, Profiler, startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { betCost } from '../../../workers/shared/bet/bet-cost.ts';
import { readLink } from '../../../workers/shared/link/link.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { trialTexts } from '../../content/premium/trial.ts';
import { resultTexts } from '../../content/run/result.ts';
import type { Edition } from '../../editions.ts';
import { schedule } from '../../platform/schedule.ts';
import { type AddressSearch, badLink, type Go, linkKey } from '../../state/address/address.ts';
import { prices, restorePrices, runPrice } from '../../state/bet/prices.ts';
import { chooseLottery } from '../../state/preferences/settings.ts';
import { premium } from '../../state/premium/premium.ts';
import { trialNotes } from '../../state/premium/trial-notes.ts';
import { noteDrawn } from '../../state/run/opening.ts';
import { measureCommit } from '../../state/run/profile.ts';
import { dropWinSound, endReveal, noteSeen, replayRun } from '../../state/run/result.ts';
import { isResultCovered, run } from '../../state/run/run.ts';
import { canSwap, swapTicket } from '../../state/run/swap.ts';
import { loadSavedGames } from '../../state/saved-games/saved-games.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { useGo } from '../address/navigation.ts';
import { InstallOffer } from '../offline/install-offer.tsx';
import { Notice } from '../parts/notice.tsx';
import { Upsell } from '../premium/upsell.tsx';
import { usePaper } from '../print/print-games.tsx';
import { BatchBar } from './batch-bar.tsx';
import { BatchFacts, BatchHead } from './batch-facts.tsx';
import { CounterMarks } from './counter-marks.tsx';
import { Details } from './details.tsx';
import { FailedReplay } from './failed-replay.tsx';
import { useTicketsOf } from './result-title.tsx';
import css from './result-view.module.css';
import { ScoresReady } from './score.tsx';
import { TicketCard } from './ticket-card.tsx';
import { TruthLine } from './truth-line.tsx';
import { WheelCard } from './wheel-card.tsx';

/** The same list each time. */
const NONE: readonly never[] = [];

interface TicketsProps {
  readonly edition: Edition;
  readonly request: GenerateRequest;
  /** The key of the link that names the run. */
  readonly link: string;
  /** Null until the run of the link is on screen. */
  readonly shown: Receipt | null;
  readonly ticketsOf: ReturnType<typeof useTicketsOf>;
}

export interface ViewProps {
  readonly edition: Edition;
  /** The link to the run of a result; undefined for other views. */
  readonly link?: AddressSearch | undefined;
}

/**
 * The tickets of the run that a link names, made again if they are not there. The link of the run on screen is not read
 * for that.
 */
export const ResultView = memo(function ResultView({ edition, link: search = {} }: ViewProps) {
  const link = linkKey(search);
  const ticketsOf = useTicketsOf(search);
  const { links, receipt } = useSnapshot(run);
  const shown = links.includes(link) ? receipt : null;
  const read = useMemo(() => (shown ? ({ ok: true, request: shown } as const) : readLink(search)), [shown, search]);
  useLayoutEffect(() => {
    if (!read.ok) Object.assign(badLink, { key: link, problem: read.fault });
  }, [link, read]);
  if (!read.ok) return null;
  const { request } = read;
  const tickets = <Tickets {...{ edition, request, link, shown, ticketsOf }} />;
  if (!__PROFILE__) return tickets;
  return (
    <Profiler
      id="result"
      onRender={(_id, phase, rendering, _whole, start) => measureCommit(request, phase, start, rendering)}
    >
      {tickets}
    </Profiler>
  );
});

function Tickets({ edition, request, link, shown, ticketsOf }: TicketsProps) {
  const { phase, asked, failure, tickets, facts, proof, isRevealing } = useSnapshot(run);
  const { isPremium } = useSnapshot(premium);
  const { hasJustEnded } = useSnapshot(trialNotes);
  const own = useSnapshot(prices).of;
  const isCovered = isResultCovered(phase);
  const go = useGo();
  useEffect(() => {
    chooseLottery(request.lottery);
    void replayRun(request, link);
  }, [request, link]);
  useEffect(restorePrices, []);
  const isReceived = ticketsOf === 'linked';
  const unit = runPrice(request, isReceived, own);
  const cost = useMemo(
    () => betCost(lotteryOf(request.lottery), request.bet ?? {}, request.games, unit),
    [request, unit],
  );
  // Which of the tickets are saved already.
  useEffect(() => void loadSavedGames(), []);
  // What all have in common and the first ticket come at once. The rest follows once they are drawn, in a transition,
  // which React renders in slices; the overlay goes once that is drawn. `useDeferredValue` would split nothing: this
  // view is itself rendered deferred.
  const [wholeSeed, setWholeSeed] = useState<string>();
  const isWhole = wholeSeed === shown?.seed;
  useEffect(() => {
    if (!shown) return;
    return schedule('next-frame', isWhole ? noteDrawn : () => startTransition(() => setWholeSeed(shown.seed)));
  }, [shown, isWhole]);
  // In the very task that puts the tickets on the screen.
  useLayoutEffect(() => {
    if (!shown || isCovered) return;
    noteSeen(edition);
    return dropWinSound;
  }, [shown, edition, isCovered]);
  usePaper(shown ? tickets : NONE);
  const isSwappable = shown !== null && canSwap(shown);
  const swap = useCallback((index: number) => void swapAndTell(edition, index, go), [edition, go]);

  if (!shown) {
    const isFailed = failure && !asked;
    return isFailed ? (
      <FailedReplay failure={failure} onRetry={() => replayRun(request, link)} />
    ) : (
      <p role="status">{resultTexts.replaying}</p>
    );
  }
  return (
    <div className={css.view} data-partial={!isWhole || undefined} data-batch={tickets.length > 1 || undefined}>
      <ScoresReady />
      <BatchHead edition={edition} receipt={shown} cents={cost.total}>
        {isReceived ? <p className={css.received}>{resultTexts.received}</p> : null}
      </BatchHead>
      <div
        className={css.tickets}
        data-reveal={isRevealing ? (isCovered ? 'waiting' : 'running') : undefined}
        onPointerDown={isRevealing ? endReveal : undefined}
      >
        {tickets.slice(0, isWhole ? undefined : 1).map((ticket, i) => (
          <TicketCard
            // biome-ignore lint/suspicious/noArrayIndexKey: another ticket at its place has the same buttons, one with the focus
            key={`${shown.seed} ${i}`}
            ticket={ticket}
            facts={facts[i]}
            history={shown.history.kind}
            index={i}
            games={tickets.length}
            onSwap={isSwappable ? swap : undefined}
          />
        ))}
      </div>
      {isWhole ? (
        <>
          <BatchBar edition={edition} receipt={shown} tickets={tickets} />
          <div className={css.more}>
            <BatchFacts receipt={shown} tickets={tickets} cents={cost.total} />
            <CounterMarks edition={edition} receipt={shown} />
            <TruthLine history={shown.history} isGlad={isRevealing && !isCovered} />
            {proof ? <WheelCard proof={proof} unit={unit} games={tickets.length} /> : null}
            {isPremium ? null : <Upsell />}
            {hasJustEnded ? <Notice quiet>{trialTexts.over}</Notice> : null}
          </div>
          <div className={css.below}>
            <Details receipt={shown} tickets={tickets} lottery={shown.lottery} bet={shown.bet} cost={cost} />
            <InstallOffer key={`offer-${shown.seed}`} />
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Puts another ticket in the place of one, says so, and offers to undo it. */
async function swapAndTell(edition: Edition, index: number, go: Go): Promise<void> {
  const undo = await swapTicket(edition, index, go);
  if (undo) showOffer(resultTexts.swapped(index), { label: resultTexts.undo, run: undo });
  else if (undo === null) showToast(resultTexts.swapFailed);
}
