import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { doubtsIn } from '../../../workers/shared/games/doubts.ts';
import { doubledIn, type PartPlace } from '../../../workers/shared/games/mend.ts';
import { badRowsIn, type GamesReading, gamesIn, type ReadRow } from '../../../workers/shared/games/reading.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { listTexts, rowStateText, wayTexts } from '../../content/check/list.ts';
import { listFileTexts } from '../../content/check/list-file.ts';
import { check, chooseWay } from '../../state/check/check.ts';
import { turnAlike, turnNumber } from '../../state/check/mend-list.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './list-rows.module.css';
import { MoreList } from './more-list.tsx';

interface Props {
  readonly lottery: LotteryKey;
  /** Called with what a person asks for. */
  readonly onAsk: (start: () => Promise<void>) => void;
}

/** How the list was read: what must be asked, the rows that are no games, folded the others; a tap mends what was read wrong. */
export function ListRows({ lottery, onAsk }: Props) {
  const { list, exported, wrong } = useSnapshot(check);
  const doubled = useMemo(() => doubledIn(list ?? []), [list]);
  const right = useMemo(() => rowsWithout(list ?? [], wrong), [list, wrong]);
  if (exported && exported.otherGames > 0)
    return <p className={common.soft}>{listFileTexts.others(exported.otherGames)}</p>;
  if (!list) return null;
  const [games, bad] = [gamesIn(list).length, badRowsIn(list).length];
  return (
    <>
      <Doubt lottery={lottery} onAsk={onAsk} />
      <details className={layout.card} open={wrong.length > 0 || games === 0}>
        <summary className={common.strong}>{listTexts.title(games, bad)}</summary>
        <p className={common.soft}>{listTexts.hint}</p>
        <Rows {...{ lottery, doubled }} places={wrong} />
        {wrong.length > 0 && right.length > 0 ? (
          <details>
            <summary className={common.strong}>{listTexts.rest(right.length)}</summary>
            <Rows {...{ lottery, doubled }} places={right} />
          </details>
        ) : (
          <Rows {...{ lottery, doubled }} places={right} />
        )}
      </details>
    </>
  );
}

/** Asks how to read the first of the doubtful rows: the others of the same doubt follow. */
function Doubt({ lottery, onAsk }: Props) {
  const { list } = useSnapshot(check);
  const doubts = doubtsIn(list ?? []);
  const [first] = doubts;
  const row = first === undefined ? undefined : list?.[first];
  if (first === undefined || !row) return null;
  return (
    <div className={`${layout.card} ${layout.alert}`} data-wrong tabIndex={-1}>
      <p role="alert">{listTexts.doubt(doubts.length)}</p>
      <div className={common.buttons}>
        {wayTexts(lottery, row).map((told, way) => (
          <Button key={row.ways?.[way]?.of} look="tinted" wide onClick={() => onAsk(() => chooseWay(first, way))}>
            {told}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The places of the rows that are not among some. */
function rowsWithout(list: GamesReading, places: readonly number[]): readonly number[] {
  const left = new Set(places);
  return list.flatMap((_, i) => (left.has(i) ? [] : [i]));
}

interface RowsProps {
  readonly lottery: LotteryKey;
  readonly places: readonly number[];
  /** See `doubledIn`. */
  readonly doubled: ReadonlyMap<number, number>;
}

/** Rows of the list by their places. */
function Rows({ lottery, places, doubled }: RowsProps) {
  const { list, alike } = useSnapshot(check);
  const show = (place: number) => {
    const row = list?.[place];
    if (!row) return null;
    const before = doubled.get(place);
    return (
      <li key={place} className={layout.list}>
        <p>
          <b>{listTexts.line(row.line)}</b> {rowStateText(lottery, row)}
          {before === undefined ? null : ` ${listTexts.doubled(before)}`}
        </p>
        <Parts row={row} place={place} />
        {alike?.row === place ? (
          <Button look="tinted" onClick={() => void turnAlike()}>
            {listTexts.alike(alike.places.length)}
          </Button>
        ) : null}
      </li>
    );
  };
  return <MoreList items={places} show={show} />;
}

/** The parts of a row in their order: its numbers are buttons, those of its game pressed. */
function Parts({ row, place }: { readonly row: ReadRow; readonly place: PartPlace['row'] }) {
  return (
    <div className={css.parts}>
      {row.parts.map(({ text, value, role }, part) =>
        value === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a row never change their places
          <span key={part} className={common.soft}>
            {text}
          </span>
        ) : (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={part}
            type="button"
            className={css.part}
            aria-pressed={role === 'numbers'}
            onClick={() => void turnNumber({ row: place, part })}
          >
            {text}
          </button>
        ),
      )}
    </div>
  );
}
