import { type FormEvent, useId, useState } from 'react';
import { followTexts } from '../../content/check/follow.ts';
import { checkAgain } from '../../state/check/check.ts';
import { drawsToFollow, followGames, likelyFollow, typedContest } from '../../state/check/follow.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { SelectField } from '../bet/select-field.tsx';
import { Button } from '../parts/button.tsx';
import field from '../parts/field.module.css';
import css from './check.module.css';

/** The teimosinha of a saved game: from which contest on, and how many. */
export function FollowForm({ game }: { readonly game: SavedGame }) {
  const id = useId();
  const likely = likelyFollow(game.lotteryType);
  const [from, setFrom] = useState(String(game.follow?.from ?? likely.from ?? ''));
  const [draws, setDraws] = useState(game.follow?.draws ?? likely.draws);
  const [hasProblem, setHasProblem] = useState(false);
  const keep = async (follow: SavedGame['follow']) => {
    const code = await followGames([game.id], follow);
    const done = follow ? followTexts.kept : followTexts.removed;
    showToast(code === 'kept' ? done : followTexts.notKept);
    await checkAgain();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const contest = typedContest(from);
    setHasProblem(contest === undefined);
    if (contest !== undefined) void keep({ from: contest, draws });
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={field.field}>
        <label className={field.label} htmlFor={id}>
          {followTexts.from}
        </label>
        <input
          id={id}
          className={field.input}
          inputMode="numeric"
          autoComplete="off"
          value={from}
          aria-invalid={hasProblem || undefined}
          aria-describedby={hasProblem ? `${id}-erro` : undefined}
          onChange={({ target }) => setFrom(target.value)}
        />
        {hasProblem ? (
          <p id={`${id}-erro`} className={field.problem} role="alert">
            {followTexts.problem}
          </p>
        ) : null}
      </div>
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
    </form>
  );
}
