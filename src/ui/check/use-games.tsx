import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Marks } from '../../../workers/shared/bet/marks.ts';
import { roomTexts } from '../../content/check/rooms.ts';
import { batchWords, SAVE_WORDS } from '../../content/run/result.ts';
import { LAB_PAGE } from '../../editions.ts';
import { enterRoom, type ListedGame, leaveRooms, placesIn, type Room, roomChoice } from '../../state/check/rooms.ts';
import { testGames } from '../../state/lab/choice.ts';
import { noteGames } from '../../state/saved-games/note-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { useMakeGroup } from '../syndicate/use-make-group.ts';
import { ChooseGames } from './choose-games.tsx';

const ROOMS: readonly Room[] = ['saved', 'lab', 'group'];

/** What else one can do with the games of a list, at least one: save, test, or make a group of them. */
export function UseGames({ games }: { readonly games: readonly ListedGame[] }) {
  const id = useId();
  const { room } = useSnapshot(roomChoice);
  const toLab = useGoToPage(LAB_PAGE);
  const makeGroup = useMakeGroup();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question about other games is over
  useEffect(() => leaveRooms, [games]);
  // Tickets on screen are saved there, with all that is said of them.
  const isTyped = games.some(({ line }) => line !== undefined);
  const go = (to: Room, taken: readonly Marks[]) => {
    const [first, ...others] = taken;
    if (!first) return;
    if (to === 'saved') return void save(taken).then(() => document.getElementById(`${id}-saved`)?.focus());
    if (to === 'group') return void makeGroup(taken);
    testGames([first, ...others]);
    toLab({ tab: 'simulate' });
  };
  const enter = (to: Room) => {
    if (placesIn(to) === 0) return showToast(roomTexts.full);
    const taken = enterRoom(to, games);
    if (taken) go(to, taken);
  };
  return (
    <section className={layout.card} aria-labelledby={`${id}-usar`}>
      <h2 id={`${id}-usar`} className={common.name}>
        {roomTexts.title}
      </h2>
      <p className={common.soft}>{roomTexts.count(games.length)}</p>
      <div className={common.buttons}>
        {ROOMS.filter((one) => one !== 'saved' || isTyped).map((one) => (
          <Button
            key={one}
            id={`${id}-${one}`}
            look="tinted"
            aria-expanded={room === null ? undefined : room === one}
            onClick={() => enter(one)}
          >
            {roomTexts.to[one]}
          </Button>
        ))}
      </div>
      {room ? (
        <ChooseGames
          key={room}
          room={room}
          onTake={(taken) => go(room, taken)}
          onClose={() => {
            leaveRooms();
            document.getElementById(`${id}-${room}`)?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

/** Saves games of a list, several as one batch, and says what came of it. */
async function save(games: readonly Marks[]): Promise<void> {
  const outcome = await noteGames(games);
  leaveRooms();
  showToast(games.length === 1 ? SAVE_WORDS[outcome.code] : batchWords(outcome));
}
