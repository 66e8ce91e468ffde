import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { receiptTexts } from '../../content/registering/receipt.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { site } from '../../content/shell/site.ts';
import { drawsToFollow } from '../../state/bet/contests.ts';
import { prices, restorePrices } from '../../state/bet/prices.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import {
  likelyContest,
  likelyDay,
  likelyRegistration,
  type RegisterFault,
  type RegisterFields,
  readRegistration,
} from '../../state/registering/register.ts';
import {
  asSaved,
  costIn,
  type RegisterOutcome,
  registerGames,
  unregisterGames,
} from '../../state/registering/register-games.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { gamesOf, lotteriesIn } from '../../state/saved-games/list.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { changeBet, groupsOtherwise } from '../../state/syndicate/edit-group.ts';
import { loadSyndicates, syndicates } from '../../state/syndicate/syndicates.ts';
import { LimitNotice } from '../diary/limit-notice.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { SelectField, TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { useOwnFocus } from '../parts/use-own-focus.ts';
import { ReceiptForm } from './receipt-form.tsx';
import css from './registering.module.css';

interface Props {
  /** At least one, saved or not. */
  readonly games: readonly OwnGame[];
  readonly onClose: () => void;
}

interface RegisterProps extends Props {
  /** The games that «Comparar com o comprovante» begins with at once. */
  readonly toCompare?: readonly SavedGame[] | undefined;
}

/** «Já registrei», and from there «Comparar com o comprovante» of the same games. */
export function Register({ games, toCompare, onClose }: RegisterProps) {
  const { status } = useSnapshot(savedGames);
  const [compared, setCompared] = useState(toCompare);
  useEffect(() => void loadSavedGames(), []);
  // The saved games know what was registered before.
  if (status === 'loading') return <p role="status">{site.loading}</p>;
  return compared ? (
    <ReceiptForm games={compared} onClose={onClose} />
  ) : (
    <RegisterForm games={games} onClose={onClose} onCompare={setCompared} />
  );
}

interface FormProps extends Props {
  /** Leads on to «Comparar com o comprovante» of these games. */
  readonly onCompare: (games: readonly SavedGame[]) => void;
}

/** For which contest, on which day, in how many contests in a row, with which receipt. */
function RegisterForm({ games, onClose, onCompare }: FormProps) {
  const lotteries = lotteriesIn(games);
  const [lottery, setLottery] = useState(lotteries[0] as OwnGame['lotteryType']);
  useSnapshot(savedGames);
  const chosen = asSaved(gamesOf(games, lottery));
  const isRegistered = chosen.some(({ registered }) => registered);
  const [isNew, setIsNew] = useState(false);
  const [fields, setFields] = useState(() => likelyRegistration(chosen, lottery));
  const [hasMore] = useState(fields.draws > 1 || fields.receipt !== '');
  const [faults, setFaults] = useState<readonly RegisterFault[]>([]);
  const [isDayTyped, setIsDayTyped] = useState(false);
  const [outcome, setOutcome] = useState<RegisterOutcome>();
  const form = useRef<HTMLFormElement>(null);
  useSnapshot(prices);
  useEffect(restorePrices, []);
  useOwnFocus(form, fields.draw !== '');
  const change = (changed: Partial<RegisterFields>) => {
    setFields({ ...fields, ...changed });
    setFaults(faults.filter(({ field, fault }) => changed[field] === undefined && fault !== 'far'));
  };
  const begin = (key: OwnGame['lotteryType'], asNew: boolean) => {
    setLottery(key);
    setIsNew(asNew);
    setFields(likelyRegistration(asSaved(gamesOf(games, key)), key, asNew));
    setFaults([]);
    setIsDayTyped(false);
  };
  const submit = async (isSure = false) => {
    const read = readRegistration(lottery, fields, isSure);
    setFaults('on' in read ? [] : read);
    if ('on' in read) setOutcome(await registerGames(chosen, read, isNew));
  };
  if (outcome) return <Registered outcome={outcome} asked={chosen.length} onClose={onClose} onCompare={onCompare} />;
  const takeBack = async () => {
    const code = await unregisterGames(chosen);
    showToast(code === 'kept' ? registerTexts.undone : registerTexts.notKept);
    onClose();
  };
  const { contest, draw, draws, receipt } = fields;
  const asked = faults.flatMap((fault) => ('told' in fault ? [fault.told] : []))[0];
  const cost = costIn(draws, chosen, isNew);
  return (
    <Form
      ref={form}
      className={`${layout.form} ${css.form}`}
      tabIndex={-1}
      aria-label={registerTexts.title}
      onSend={() => submit()}
    >
      {lotteries.length > 1 ? (
        <SelectField
          label={registerTexts.lottery}
          value={lottery}
          choices={lotteries.map((key) => [key, lotteryOf(key).name])}
          onChange={(key) => begin(key, false)}
        />
      ) : null}
      {isRegistered ? (
        <SelectField
          label={registerTexts.which}
          value={isNew ? 1 : 0}
          choices={[
            [0, registerTexts.correction],
            [1, registerTexts.newBet],
          ]}
          onChange={(which) => begin(lottery, which === 1)}
        />
      ) : null}
      <TextField
        label={registerTexts.contest}
        value={contest}
        inputMode="numeric"
        hint={registerTexts.contestHint(contest.trim() === '' ? likelyContest(lottery, draw) : undefined)}
        problem={faultText(faults, 'contest')}
        onChange={(text) => {
          const day = isDayTyped ? undefined : likelyDay(lottery, { ...fields, contest: text });
          change({ contest: text, ...(day !== undefined && { draw: day }) });
        }}
      />
      {asked === undefined ? null : (
        <Button look="tinted" onClick={() => void submit(true)}>
          {registerTexts.sure(asked)}
        </Button>
      )}
      <TextField
        label={registerTexts.draw}
        type="date"
        value={draw}
        hint={draw !== '' && isDoubtful(lottery, draw, brazilDate()) ? registerTexts.maybeNone : undefined}
        problem={faultText(faults, 'draw')}
        onChange={(day) => {
          setIsDayTyped(true);
          change({ draw: day });
        }}
      />
      <details open={hasMore}>
        <summary>{registerTexts.more}</summary>
        <div className={layout.form}>
          <SelectField
            label={registerTexts.draws}
            value={draws}
            choices={drawsToFollow(lottery).map((count) => [count, count === 1 ? registerTexts.only : String(count)])}
            onChange={(count) => change({ draws: count })}
          />
          <TextField
            label={registerTexts.receipt}
            value={receipt}
            problem={faultText(faults, 'receipt')}
            onChange={(text) => change({ receipt: text })}
          />
        </div>
      </details>
      <p>
        <strong>{registerTexts.cost(chosen.length, cost.cents)}</strong>
      </p>
      <LimitNotice cents={cost.more} />
      <p className={common.small}>{registerTexts.local}</p>
      <div className={common.buttons}>
        <Button type="submit" look="primary" wide>
          {registerTexts.keep}
        </Button>
        {!isNew && chosen.some(({ follow }) => follow) ? (
          <Button onClick={() => void takeBack()}>{registerTexts.undo}</Button>
        ) : null}
        {isRegistered && !isNew ? <Button onClick={() => onCompare(chosen)}>{receiptTexts.action}</Button> : null}
        <Button onClick={onClose}>{registerTexts.cancel}</Button>
      </div>
    </Form>
  );
}

interface RegisteredProps extends Pick<FormProps, 'onClose' | 'onCompare'> {
  readonly outcome: RegisterOutcome;
  readonly asked: number;
}

/** What was noted, and what to do next. */
function Registered({ outcome: { games, told, was, saved, code }, asked, onClose, onCompare }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { list } = useSnapshot(syndicates);
  useEffect(() => {
    heading.current?.focus();
    void loadSyndicates();
  }, []);
  const changeGroup = async (id: string) => {
    heading.current?.focus();
    const outcome = await changeBet(id, told);
    showToast(outcome === 'kept' ? registerTexts.groupChanged : registerTexts.notKept);
  };
  return (
    <section
      className={`${layout.card} ${layout.alert} ${css.answer}`}
      data-whole={(games.length === asked && code === 'kept') || undefined}
    >
      <h3 ref={heading} className={css.found} tabIndex={-1}>
        {registerTexts.done(games.length, told)}
      </h3>
      {games.length < asked ? <p>{registerTexts.notAll(asked - games.length)}</p> : null}
      {saved && saved.gone > 0 ? <p>{registerTexts.gone(saved.gone)}</p> : null}
      {code === 'kept' ? null : <p>{registerTexts.notKept}</p>}
      {games.length > 0 ? <p>{registerTexts.next}</p> : null}
      <div className={common.buttons}>
        {games.length > 0 ? (
          <Button look="tinted" onClick={() => onCompare(games)}>
            {receiptTexts.action}
          </Button>
        ) : null}
        {groupsOtherwise(list, games, told, was).map(({ id, name }) => (
          <Button key={id} onClick={() => void changeGroup(id)}>
            {registerTexts.group(name)}
          </Button>
        ))}
        <Button onClick={onClose}>{registerTexts.close}</Button>
      </div>
    </section>
  );
}

function faultText(faults: readonly RegisterFault[], field: RegisterFault['field']): string | undefined {
  const found = faults.find((fault) => fault.field === field);
  if (!found) return undefined;
  if (found.field === 'receipt') return registerTexts.faults.receipt;
  if (found.field === 'draw') return registerTexts.faults.draw[found.fault];
  return found.fault === 'far'
    ? registerTexts.faults.contest.far(found.told, found.likely)
    : registerTexts.faults.contest.unread;
}
