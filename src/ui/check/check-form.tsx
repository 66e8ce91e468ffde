import { type RefObject, useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { checkTexts } from '../../content/check/check.ts';
import { listFileTexts, refusedListText } from '../../content/check/list-file.ts';
import {
  type CheckProblem,
  check,
  chooseCheck,
  currentScope,
  openList,
  runCheck,
  scopesOf,
} from '../../state/check/check.ts';
import { type GameSource, lotteriesOf } from '../../state/check/games-to-check.ts';
import { results } from '../../state/results/results.ts';
import { run } from '../../state/run/run.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import { AreaField, SelectField, TextField } from '../parts/fields.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { ListRows } from './list-rows.tsx';
import { OtherLotteries } from './other-lotteries.tsx';

interface Props {
  readonly lottery: LotteryKey;
  /** Set when the person asks: the focus goes to what comes of it. */
  readonly isAsked: RefObject<boolean>;
  readonly onAsk: () => void;
}

/** The problems that are questions: their words stand beside the answers. */
const QUESTIONS = ['doubt', 'other-lottery', 'which-lottery'] as const;

type Question = (typeof QUESTIONS)[number];

const isQuestion = (problem: CheckProblem): problem is Question => QUESTIONS.some((one) => one === problem);

/** What to check against which draws. */
export function CheckForm({ lottery, isAsked, onAsk }: Props) {
  const id = useId();
  const choice = useSnapshot(check, { sync: true });
  const { source, contest, text, file, status, problem, refused, list } = choice;
  const scope = currentScope(choice);
  const { kept } = useSnapshot(results);
  const { tickets } = useSnapshot(run);
  useSnapshot(savedGames);
  const withGames = lotteriesOf(source);
  const summary = kept[lottery];
  const sources: readonly GameSource[] = tickets.length > 0 ? ['saved', 'screen', 'typed'] : ['saved', 'typed'];
  const contestProblem = problem === 'contest' || problem === 'no-such-contest' ? problem : undefined;
  const hasNoText = source === 'typed' && problem === 'no-games';
  const textProblem = hasNoText
    ? list && list.length > 0
      ? checkTexts.noTyped
      : checkTexts.problems['no-games']
    : undefined;
  useEffect(() => {
    if (status === 'failed') isAsked.current = false;
  }, [status, isAsked]);
  const ask = (start: () => Promise<void>) => {
    isAsked.current = true;
    onAsk();
    void start();
  };
  return (
    <Form className={layout.form} onSend={() => ask(runCheck)}>
      <fieldset className={field.choices}>
        <legend className="visually-hidden">{checkTexts.what}</legend>
        {sources.map((one) => (
          <label key={one} className={field.choice}>
            <input
              type="radio"
              className={field.box}
              name={id}
              checked={source === one}
              onChange={() => chooseCheck({ source: one })}
            />
            <span>{checkTexts.sources[one]}</span>
          </label>
        ))}
      </fieldset>
      {withGames.length === 0 ? (
        <p>{checkTexts.noSaved}</p>
      ) : (
        <>
          {summary ? <p className={common.soft}>{checkTexts.upTo(summary.last.contest, summary.last.date)}</p> : null}
          {source === 'typed' ? (
            <>
              {file ? null : (
                <AreaField
                  label={checkTexts.text}
                  value={text}
                  hint={checkTexts.textHint}
                  problem={refused ? refusedListText(refused.refusal, refused.detail) : textProblem}
                  onChange={({ target }) => chooseCheck({ text: target.value })}
                />
              )}
              <div className={layout.form}>
                {file ? <p>{listFileTexts.kept(file.name)}</p> : null}
                <FileButton
                  wide
                  accept=".txt,.csv,.tsv,.json,.xlsx"
                  label={listFileTexts.open}
                  onFiles={([chosen]) => ask(() => openList(chosen))}
                >
                  {file ? listFileTexts.another : listFileTexts.open}
                </FileButton>
                {file ? (
                  <Button wide onClick={() => chooseCheck({ file: null })}>
                    {listFileTexts.close}
                  </Button>
                ) : null}
              </div>
              {status === 'failed' ? (
                <>
                  <OtherLotteries lottery={lottery} onAsk={ask} />
                  <ListRows lottery={lottery} onAsk={ask} />
                </>
              ) : null}
            </>
          ) : null}
          <SelectField
            label={checkTexts.which}
            value={scope}
            choices={scopesOf(source).map((one) => [one, checkTexts.scopes[one]])}
            hint={scope === 'own' ? checkTexts.ownHint : undefined}
            onChange={(one) => chooseCheck({ scope: one })}
          />
          {scope === 'contest' ? (
            <TextField
              label={checkTexts.contest}
              value={contest}
              inputMode="numeric"
              problem={contestProblem && checkTexts.problems[contestProblem]}
              onChange={(text) => chooseCheck({ contest: text })}
            />
          ) : null}
          <Button type="submit" look="primary" wide aria-disabled={status === 'checking' || undefined}>
            {checkTexts.run}
          </Button>
        </>
      )}
      {problem && !isQuestion(problem) && !refused && !contestProblem && (file || !textProblem) ? (
        <Notice urgent>{checkTexts.problems[problem]}</Notice>
      ) : null}
    </Form>
  );
}
