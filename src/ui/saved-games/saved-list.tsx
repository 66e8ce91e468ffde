import { useState } from 'react';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { MAX_SAVED } from '../../state/saved-games/format.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { entriesOf } from '../../state/saved-games/groups.ts';
import { gamesOf, gamesWith, readSearch } from '../../state/saved-games/list.ts';

import common from '../parts/common.module.css';
import { SelectField, TextField } from '../parts/fields.tsx';
import { SavedActions } from './saved-actions.tsx';
import { SavedGameItem } from './saved-game-item.tsx';
import { SavedGroupItem } from './saved-group-item.tsx';
import css from './saved-list.module.css';

/** The saved games, newest first: by lottery, by number, with what one can do with those shown. */
export function SavedList({ games }: { readonly games: readonly SavedGame[] }) {
  const [lottery, setLottery] = useState<LotteryKey>();
  const [text, setText] = useState('');
  const search = readSearch(text);
  const isSearch = typeof search === 'object';
  const ofLottery = gamesOf(games, lottery ?? null);
  const shown = isSearch ? gamesWith(ofLottery, search.numbers) : ofLottery;
  return (
    <>
      <div className={css.bar}>
        <div className={css.filter}>
          <SelectField<LotteryKey | undefined>
            label={savedTexts.filter}
            value={lottery}
            choices={[[undefined, savedTexts.all], ...LOTTERIES.map(({ key, name }) => [key, name] as const)]}
            onChange={setLottery}
          />
        </div>
        <div className={css.filter}>
          <TextField
            label={savedTexts.search}
            placeholder={savedTexts.searchExample}
            value={text}
            onChange={setText}
            problem={search === 'not-numbers' ? savedTexts.searchProblem : undefined}
          />
        </div>
      </div>
      <SavedActions games={shown} saved={games.length} />
      <p className={common.small} role="status">
        {isSearch ? savedTexts.found(shown.length, search.numbers) : savedTexts.count(games.length, MAX_SAVED)}
      </p>
      {shown.length === 0 ? (
        isSearch ? null : (
          <p className={common.soft}>{savedTexts.noneOfLottery}</p>
        )
      ) : (
        <ul className={css.games} aria-label={site.saved}>
          {isSearch
            ? shown.map((game) => <SavedGameItem key={game.id} game={game} />)
            : entriesOf(shown).map(({ group, games: own }) =>
                group ? (
                  <SavedGroupItem key={`grupo ${group.id}`} group={group} games={own} />
                ) : (
                  <SavedGameItem key={own[0].id} game={own[0]} />
                ),
              )}
        </ul>
      )}
    </>
  );
}
