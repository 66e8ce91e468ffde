import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { SECTIONS, sectionOf } from '../../state/check/section.ts';
import { deleted } from '../../state/saved-games/changes.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { entriesOf, withGhosts } from '../../state/saved-games/groups.ts';
import { gamesOf, gamesWith, lotteriesIn, readSearch } from '../../state/saved-games/list.ts';
import { TextField } from '../parts/fields.tsx';
import { LotteryChips } from '../parts/lottery-chips.tsx';
import { GhostRow } from './ghost-row.tsx';
import { SavedGameItem } from './saved-game-item.tsx';
import { SavedGroupItem } from './saved-group-item.tsx';
import { SavedHead } from './saved-head.tsx';
import css from './saved-list.module.css';
import { SavedOptions } from './saved-options.tsx';
import { useOutcome } from './use-outcome.ts';

/** The saved games by what is next, newest first: by lottery, by number, with what one can do with those shown. */
export function SavedList({ games }: { readonly games: readonly SavedGame[] }) {
  const [wanted, setLottery] = useState<SavedGame['lotteryType']>();
  const [text, setText] = useState('');
  const search = readSearch(text);
  const isSearch = typeof search === 'object';
  const lotteries = lotteriesIn(games);
  const lottery = lotteries.find((key) => key === wanted);
  const { games: all, ghosts } = withGhosts(games, useSnapshot(deleted).list);
  const isThere = ({ id }: SavedGame) => !ghosts.has(id);
  const ofLottery = gamesOf(all, lottery ?? null);
  const listed = isSearch ? gamesWith(ofLottery, search.numbers) : ofLottery;
  const shown = listed.filter(isThere);
  const entries = isSearch ? listed.map((game) => ({ group: undefined, games: [game] as const })) : entriesOf(listed);
  const outcomeOf = useOutcome();
  const placed = entries.map((entry) => ({ entry, section: sectionOf(entry.games, outcomeOf(entry.games)) }));
  const parts = SECTIONS.map((sections) => ({
    section: sections[0],
    entries: placed.filter(({ section }) => sections.some((one) => one === section)).map(({ entry }) => entry),
  })).filter((part) => part.entries.length > 0);
  const isAlone = entries.length === 1;
  const level = parts.length > 1 ? 3 : 2;
  const count = isSearch ? savedTexts.found(shown.length, search.numbers) : savedTexts.count(games.length, MAX_SAVED);
  return (
    <>
      <SavedHead told={games.length === 0 ? '' : count} onClose={() => setText('')}>
        {games.length === 0 ? null : (
          <TextField
            label={savedTexts.search}
            placeholder={savedTexts.searchExample}
            value={text}
            onChange={setText}
            problem={search === 'not-numbers' ? savedTexts.searchProblem : undefined}
          />
        )}
        <SavedOptions games={shown} saved={games.length} />
      </SavedHead>
      {lotteries.length > 1 ? (
        <LotteryChips
          label={savedTexts.filter}
          all={savedTexts.all}
          lotteries={lotteries}
          chosen={lottery}
          onChoose={setLottery}
        />
      ) : null}
      {listed.length === 0 ? null : (
        <ul className={css.games} aria-label={site.saved}>
          {parts.flatMap((part) => [
            parts.length > 1 ? (
              <li key={part.section} className={css.stage}>
                <h2>{savedTexts.sections[part.section]}</h2>
              </li>
            ) : null,
            ...part.entries.flatMap(({ group, games: own }) => {
              if (!own.some(isThere)) {
                return own.flatMap(({ id }) => {
                  const undo = ghosts.get(id);
                  return undo ? <GhostRow key={`apagado ${id}`} undo={undo} /> : [];
                });
              }
              const card = { level, isAlone };
              return group ? (
                <SavedGroupItem key={`grupo ${group.id}`} group={group} games={own} ghosts={ghosts} {...card} />
              ) : (
                <SavedGameItem key={own[0].id} game={own[0]} {...card} />
              );
            }),
          ])}
        </ul>
      )}
    </>
  );
}
