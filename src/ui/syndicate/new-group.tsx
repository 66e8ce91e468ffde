import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { centsOf } from '../../state/bet/cost.ts';
import { restorePrices } from '../../state/bet/prices.ts';
import { entriesOf } from '../../state/saved-games/groups.ts';
import { loadSavedGames, savedGames } from '../../state/saved-games/saved-games.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import layout from '../parts/layout.module.css';
import css from './syndicate.module.css';
import { useMakeGroup } from './use-make-group.ts';

/** «Novo bolão»: one of the saved batches is chosen, and a group is made of it. */
export function NewGroup() {
  const [isOpen, setIsOpen] = useState(false);
  const { games, status } = useSnapshot(savedGames);
  const go = useGo();
  const makeGroup = useMakeGroup();
  useEffect(() => {
    restorePrices();
    void loadSavedGames();
  }, []);
  return (
    <>
      <Button look="primary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {syndicateTexts.fresh}
      </Button>
      {!isOpen || status === 'loading' ? null : games.length === 0 ? (
        <section className={layout.card} role="status">
          <p>{syndicateTexts.noGames}</p>
          <Button look="tinted" onClick={() => go({})}>
            {savedTexts.make}
          </Button>
        </section>
      ) : (
        <section className={layout.items} aria-labelledby="de-quais">
          <h2 id="de-quais" className={layout.title}>
            {syndicateTexts.which}
          </h2>
          <ul className={layout.items}>
            {entriesOf(games).map(({ group, games: own }) => {
              const [first] = own;
              if (!first) return null;
              const { lotteryType: lottery } = first;
              return (
                <li key={group?.id ?? first.id} data-lottery={lottery}>
                  <button type="button" className={css.way} onClick={() => void makeGroup(own)}>
                    <b>
                      <bdi>{group?.name ?? savedTexts.gameName(first)}</bdi>
                    </b>
                    <span>{syndicateTexts.line({ lottery, games: own, cents: centsOf(own) })}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
