import { savedTexts } from '../../content/saved-games/saved.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { RobotSays } from '../parts/robot-says.tsx';
import css from './saved-list.module.css';

/** What stands in place of games as long as there are none. */
export function EmptyList() {
  const go = useGo();
  return (
    <div className={css.empty}>
      <RobotSays words={savedTexts.empty}>
        <Button look="primary" wide onClick={() => go({})}>
          {savedTexts.make}
        </Button>
      </RobotSays>
    </div>
  );
}
