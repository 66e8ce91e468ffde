import { type RefObject, useEffect, useRef } from 'react';
import type { Win } from '../../../workers/shared/check/check-games.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { checkTexts } from '../../content/check/check.ts';
import { siteTexts } from '../../content/check/site.ts';
import { monthName } from '../../content/format-day.ts';
import { takeFromSite } from '../../state/check/ask-site.ts';
import type { Checked } from '../../state/check/check.ts';
import { partsOf } from '../../state/check/check-parts.ts';
import { showToast } from '../../state/shell/toasts.ts';
import common from '../parts/common.module.css';
import { focusHeading } from '../parts/heading-focus.ts';
import layout from '../parts/layout.module.css';
import { CheckSummary } from './check-summary.tsx';
import { GameCheckRow } from './game-check-row.tsx';
import { ListRows } from './list-rows.tsx';
import { MoreList } from './more-list.tsx';
import { OtherLotteries } from './other-lotteries.tsx';
import { SiteDiffers } from './site-differs.tsx';

interface Props {
  readonly checked: Checked;
  /** The person asked for this check: the focus goes there. */
  readonly isAsked: RefObject<boolean>;
}

/** The result of a check: the answer, the games with a prize, the others folded, and the sum. */
export function CheckResult({ checked, isAsked }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each check
  useEffect(() => {
    if (isAsked.current) heading.current?.focus();
    isAsked.current = false;
  }, [checked]);
  const { scope, games, result } = checked;
  const { lottery, wins, winCount, contests } = result;
  const { others: unregistered } = partsOf(checked, []);
  const { extra } = lotteryOf(lottery);
  const draws = new Map(result.draws.map((draw) => [draw.contest, draw]));
  const { site } = result;
  const only = contests === 1 ? result.draws[result.draws.length - 1] : undefined;
  const winsOf = new Map<number, Win[]>();
  for (const win of wins) winsOf.set(win.game, [...(winsOf.get(win.game) ?? []), win]);
  const row = (game: number) => {
    const [one, check] = [games[game], result.games[game]];
    if (!one || !check) return null;
    return (
      <GameCheckRow
        key={`${one.saved?.id} ${game}`}
        {...{ lottery, game: one, place: 1 + tickets.indexOf(one.saved?.id ?? game), check, draws, only, scope }}
        wins={winsOf.get(game) ?? []}
      />
    );
  };
  const places = games.map((_, place) => place);
  // A game that was bet on several times is one ticket.
  const tickets = [...new Set(games.map(({ saved }, place) => saved?.id ?? place))];
  const winners = places.filter((place) => Number(result.games[place]?.wins) > 0);
  const others = places.filter((place) => !winners.includes(place));
  const drawn = others.filter((place) => Number(result.games[place]?.contests) > 0);
  const folds = [
    ['withoutPrize', drawn],
    ['waiting', others.filter((place) => !drawn.includes(place))],
  ] as const;
  const take = async (draw: OfficialDraw) => {
    focusHeading();
    if (!(await takeFromSite(lottery, draw))) showToast(byHandTexts.notKept);
  };
  const ask = (start: () => Promise<void>) => {
    isAsked.current = true;
    void start();
  };
  return (
    <section className={layout.form} aria-labelledby="resultado-conferir">
      {/* For screen readers alone: the same stands below it, and larger. */}
      <h2 ref={heading} id="resultado-conferir" className="visually-hidden" tabIndex={-1}>
        {checkTexts.result}
      </h2>
      <p role="status" className={`${common.lead} ${common.strong}`}>
        {contests === 0 ? checkTexts.noneYet(games.length) : checkTexts.answer(winCount, contests, only)}
        {site && site.only.length > 0 ? ` ${siteTexts.from(only !== undefined)}` : null}
      </p>
      {site?.conflicts.map((conflict) => (
        <SiteDiffers key={conflict.contest} conflict={conflict} onTake={() => void take(conflict.incoming)} />
      ))}
      <OtherLotteries lottery={lottery} onAsk={ask} />
      <ListRows lottery={lottery} onAsk={ask} />
      {only?.team ? <p>{checkTexts.team(only.team)}</p> : null}
      {only?.month === undefined ? null : <p>{checkTexts.month(monthName(only.month))}</p>}
      {extra === 'team' && !only?.team ? <p className={common.soft}>{checkTexts.noTeam}</p> : null}
      {extra === 'month' && games.some(({ row, played }) => row && played.month === undefined) ? (
        <p className={common.soft}>{checkTexts.noMonth}</p>
      ) : null}
      {wins.length < winCount ? <p>{checkTexts.most(wins.length, winCount)}</p> : null}
      <MoreList items={winners} show={row} />
      {folds.map(([title, some]) =>
        some.length > 0 ? (
          <details key={title} open={some.length <= 3 || scope === 'own'}>
            <summary className={common.strong}>{checkTexts[title](some.length)}</summary>
            <MoreList items={some} show={row} />
          </details>
        ) : null,
      )}
      {contests > 0 ? <CheckSummary checked={checked} /> : null}
      {winCount > 0 ? (
        <>
          {unregistered.cents > 0 ? <p className={common.soft}>{checkTexts.hypothetical}</p> : null}
          <p>
            {checkTexts.official} {unregistered.winCount > 0 ? checkTexts.ifBet : null}
          </p>
        </>
      ) : null}
    </section>
  );
}
