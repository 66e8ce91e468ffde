import type { CSSProperties } from 'react';
import { allNumbers, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { printTexts, shareTexts } from '../../content/share/share.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import { site } from '../../content/shell/site.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { type PrintedGame, pagesOf } from '../../state/print/pages.ts';
import css from './print-sheet.module.css';

/**
 * Games on paper: their playslips to be copied out by hand, each with its numbers and a box to tick. Nothing of it is
 * on the screen, and nothing else of the page is on the paper.
 */
export function PrintSheet({ games }: { readonly games: readonly PrintedGame[] }) {
  const pages = pagesOf(games);
  return (
    <div className={css.sheet}>
      {pages.map(({ games: some, places }, i) => (
        <section key={some[0]?.id} className={css.page}>
          <header className={css.head}>
            <strong>{site.appName}</strong>
            <span>{printTexts.page(i + 1, pages.length)}</span>
          </header>
          <div className={css.games} data-places={places}>
            {some.map((game) => (
              <Game key={game.id} game={game} index={games.indexOf(game)} />
            ))}
          </div>
          <footer className={css.foot}>{printTexts.noBet}</footer>
        </section>
      ))}
    </div>
  );
}

/** So many numbers are written smaller: their playslip needs the room. */
const MANY = 20;

/** One game. A marked number has a thick edge, never just a fill: browsers print no backgrounds. */
function Game({ game, index }: { readonly game: PrintedGame; readonly index: number }) {
  const lottery = lotteryOf(game.lotteryType);
  const { numbers } = game;
  const marked = new Set(numbers);
  const facts = [
    printTexts.marks(numbers.length),
    strategyName(game.catalogueId ?? game.strategy),
    ...ticketExtras(game),
  ];
  return (
    <article className={css.game} style={{ '--columns': lottery.columns } as CSSProperties}>
      <header className={css.title}>
        <h2>{`${shareTexts.game(index)} · ${lottery.name}`}</h2>
        <span className={css.box}>{printTexts.done}</span>
      </header>
      <p className={css.numbers} data-many={numbers.length >= MANY || undefined}>
        {numbers.map(formatNumber).join(' ')}
      </p>
      <div className={css.cells}>
        {allNumbers(lottery).map((n) =>
          marked.has(n) ? <b key={n}>{formatNumber(n)}</b> : <span key={n}>{formatNumber(n)}</span>,
        )}
      </div>
      <p className={css.facts}>{facts.join(' · ')}</p>
    </article>
  );
}
