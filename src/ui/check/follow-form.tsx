import { useState } from 'react';
import type { FollowedDraws } from '../../../workers/shared/check/played-game.ts';
import { followTexts } from '../../content/check/follow.ts';
import { checkAgain } from '../../state/check/check.ts';
import { drawsToFollow, followGames, likelyFollow, typedContest } from '../../state/check/follow.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { SelectField, TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import css from './check.module.css';

/** The teimosinha of a saved game: from which contest on, and how many. */
export function FollowForm({ game }: { readonly game: SavedGame }) {
  const likely = likelyFollow(game.lotteryType);
  const [from, setFrom] = useState(String(game.follow?.from ?? likely.from ?? ''));
  const [draws, setDraws] = useState(game.follow?.draws ?? likely.draws);
  const [hasProblem, setHasProblem] = useState(false);
  const keep = async (follow: FollowedDraws | undefined) => {
    const code = await followGames([game.id], follow);
    const done = follow ? followTexts.kept : followTexts.removed;
    showToast(code === 'kept' ? done : followTexts.notKept);
    await checkAgain();
  };
  const submit = () => {
    const contest = typedContest(from);
    setHasProblem(contest === undefined);
    if (contest !== undefined) void keep({ from: contest, draws });
  };
  return (
    <Form className={css.form} onSend={submit}>
      <TextField
        label={followTexts.from}
        value={from}
        inputMode="numeric"
        problem={hasProblem ? followTexts.problem : undefined}
        onChange={setFrom}
      />
      <SelectField
        label={followTexts.draws}
        value={draws}
        choices={drawsToFollow(game.lotteryType).map((count) => [
          count,
          count === 1 ? followTexts.only : String(count),
        ])}
        onChange={(count) => setDraws(count ?? 1)}
      />
      <div className={css.buttons}>
        <Button type="submit">{followTexts.keep}</Button>
        {game.follow ? (
          <Button look="quiet" onClick={() => void keep(undefined)}>
            {followTexts.remove}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
