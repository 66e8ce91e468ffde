import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { checkTexts } from '../../content/check/check.ts';
import { noteTexts } from '../../content/saved-games/note.ts';
import { roomWays } from '../../content/shell/rooms.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { check, checkAgain, leaveCheck, startCheck } from '../../state/check/check.ts';
import { lotteryToCheck } from '../../state/check/due.ts';
import { loadFoundPrizes } from '../../state/check/found-prizes.ts';
import { listedIn, listedTickets } from '../../state/check/rooms.ts';
import { restoreTold } from '../../state/check/told-draws.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { loadResults, results } from '../../state/results/results.ts';
import { chooseResultsLottery, currentLottery, resultsLottery } from '../../state/results/results-lottery.ts';
import { restoreSite, siteDraws } from '../../state/results/site-draws.ts';
import { run } from '../../state/run/run.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { RobotSays } from '../parts/robot-says.tsx';
import { RoomWay } from '../parts/room-way.tsx';
import rows from '../parts/rows.module.css';
import { NoteDialog } from '../saved-games/note-dialog.tsx';
import { ByHand } from './by-hand.tsx';
import css from './check.module.css';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import { FoundPrizes } from './found-list.tsx';
import { HandList } from './hand-list.tsx';
import { SiteLine } from './site-line.tsx';
import { UseGames } from './use-games.tsx';
import { WaitingDraws } from './waiting-draws.tsx';
import { WaysOn } from './ways-on.tsx';
import { WinCard } from './win-card.tsx';

/** «Conferir»: games against real draws, by what is kept or by hand, and what saved games have won. */
export function CheckPanel() {
  const [isLoaded, setIsLoaded] = useState(false);
  const { checked, status, source, list } = useSnapshot(check);
  const lottery = currentLottery(useSnapshot(resultsLottery));
  const { kept } = useSnapshot(results);
  const { file } = useSnapshot(siteDraws);
  const { tickets } = useSnapshot(run);
  const listed = useMemo(
    () => (source === 'screen' ? listedTickets(tickets, lottery) : listedIn(list ?? [], lottery)),
    [source, tickets, list, lottery],
  );
  const isAsked = useRef(false);
  const [isUnfolded, setIsUnfolded] = useState<boolean>();
  const [isNoting, setIsNoting] = useState(false);
  const isWaiting = status === 'checking' && !checked;
  // What was typed or has arrived may have to be asked about.
  const isOpen = isUnfolded ?? (source !== 'saved' && !checked && !isWaiting);
  const revisions = Object.values(kept)
    .map((summary) => `${summary.lottery} ${summary.revision}`)
    .join();
  useEffect(() => {
    restoreTold();
    restoreSite();
    void Promise.all([loadSavedGames(), loadResults(), loadFoundPrizes()]).then(() => {
      const likely = resultsLottery.chosen ? undefined : lotteryToCheck(savedGames.games, knownTime());
      if (likely) chooseResultsLottery(likely);
      setIsLoaded(true);
    });
    return leaveCheck;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another lottery is chosen
  useLayoutEffect(() => {
    if (isLoaded) startCheck();
  }, [isLoaded, lottery]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other draws are known, or another lottery is chosen
  useEffect(() => {
    if (isLoaded) void checkAgain();
  }, [isLoaded, lottery, revisions, file]);
  // Whoever has asked is led to the answer, and the form folds behind it, before `isAsked` is answered.
  useLayoutEffect(() => {
    if (checked && isAsked.current) setIsUnfolded(undefined);
  }, [checked]);
  const endNoting = () => {
    setIsNoting(false);
    startCheck();
    void checkAgain();
  };
  if (!isLoaded) return <RobotSays isWait words={checkTexts.loading} />;
  return (
    <div className={`${layout.form} ${css.columns}`} data-lottery={lottery}>
      <WinCard />
      <div className={layout.form}>
        <SiteLine lottery={lottery} />
        <ByHand lottery={lottery} />
      </div>
      <div className={layout.form}>
        <HandList lottery={lottery} />
        {isNoting ? <NoteDialog lottery={lottery} onClose={endNoting} /> : null}
        <FoundPrizes />
        <WaitingDraws lottery={lottery} />
        {checked ? <CheckResult checked={checked} isAsked={isAsked} /> : null}
        {isWaiting ? <RobotSays isWait words={checkTexts.checking} /> : null}
        {listed.length > 0 ? <UseGames games={listed} /> : null}
        <div className={layout.list}>
          <Button look="quiet" wide onClick={() => setIsNoting(true)}>
            {noteTexts.title}
          </Button>
          <WaysOn lottery={lottery} />
        </div>
        <details
          className={layout.card}
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => {
            if (open !== isOpen) setIsUnfolded(open);
          }}
        >
          <summary className={common.strong}>{checkTexts.change}</summary>
          <CheckForm lottery={lottery} isAsked={isAsked} onAsk={() => setIsUnfolded(true)} />
        </details>
        <div className={rows.rows}>
          <RoomWay page={RESULTS_PAGE} search={{ tab: 'file' }} {...roomWays.file} />
        </div>
      </div>
    </div>
  );
}
