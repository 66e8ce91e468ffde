import { savedTexts } from '../../content/saved-games/saved.ts';
import { useGo } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { Logo } from '../parts/robot-shape.tsx';
import css from './saved-list.module.css';

/** What stands in place of games as long as there are none. */
export function EmptyList() {
  const go = useGo();
  return (
    <div className={css.empty}>
      <Logo size={96} />
      <p>{savedTexts.empty}</p>
      <Button look="primary" wide onClick={() => go({})}>
        {savedTexts.make}
      </Button>
    </div>
  );
}
