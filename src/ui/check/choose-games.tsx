import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Marks } from '../../../workers/shared/bet/marks.ts';
import { listedText, roomTexts } from '../../content/check/rooms.ts';
import {
  markedGames,
  markFault,
  markNone,
  markShown,
  pagesOf,
  type Room,
  roomChoice,
  showFrom,
  shownPlaces,
  turnMark,
} from '../../state/check/rooms.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import { SelectField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import css from './choose-games.module.css';

interface Props {
  /** The room that asks. */
  readonly room: Room;
  readonly onTake: (games: readonly Marks[]) => void;
  readonly onClose: () => void;
}

/** Which games of a long list go to a room, as many at a time as it takes. */
export function ChooseGames({ room, onTake, onClose }: Props) {
  const { most, games, marked, from } = useSnapshot(roomChoice) as typeof roomChoice;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const fault = markFault({ most, marked });
  const pages = pagesOf({ most, games }).map((first) => {
    const last = Math.min(first + most, games.length);
    return [first, roomTexts.pageOf(first + 1, last)] as const;
  });
  return (
    <Form className={layout.form} onSend={() => !fault && onTake(markedGames())}>
      <h3 ref={heading} className={css.title} tabIndex={-1}>
        {roomTexts.which[room](most, games.length)}
      </h3>
      <SelectField label={roomTexts.page} value={from} choices={pages} onChange={showFrom} />
      <ul className={css.games}>
        {shownPlaces({ room, most, games, from }).map((place) => {
          const game = games[place];
          return game ? (
            <li key={place}>
              <label className={field.check}>
                <input
                  type="checkbox"
                  className={field.box}
                  checked={marked.has(place)}
                  onChange={() => turnMark(place)}
                />
                <span className={css.game}>{listedText(game, place)}</span>
              </label>
            </li>
          ) : null;
        })}
      </ul>
      <div className={common.buttons}>
        <Button onClick={markShown}>{roomTexts.only}</Button>
        <Button onClick={markNone}>{roomTexts.none}</Button>
      </div>
      <p role="status" tabIndex={-1} data-wrong={fault} className={fault ? field.problem : common.strong}>
        {roomTexts.marked(marked.size, most)}
      </p>
      <Button type="submit" look="primary" wide>
        {fault ? roomTexts.to[room] : roomTexts.go[room](marked.size)}
      </Button>
      <Button wide onClick={onClose}>
        {roomTexts.close}
      </Button>
    </Form>
  );
}
