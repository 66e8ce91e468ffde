import { site } from '../../content/shell/site.ts';
import css from './balls.module.css';

/** More tickets than this do not fly at once. */
const MOST_ROWS = 3;

/** Lets copies of the balls in sight, of one ticket or of all, fly to the saved games: to the way there, or the button. */
export function flyToSaved(button: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const ways = [...document.querySelectorAll('nav button')];
  const way = ways.find(({ textContent }) => textContent?.startsWith(site.saved));
  const goal = (way && isInSight(way) ? way : button).getBoundingClientRect();
  // Numbers in a line of text are no balls.
  const rows = [...(button.closest('article') ?? document).querySelectorAll(`:not([data-rest]) > .${css.balls}`)];
  for (const [i, row] of rows.filter(isInSight).slice(0, MOST_ROWS).entries()) {
    const { left, top, width, height } = row.getBoundingClientRect();
    const ghost = row.cloneNode(true) as HTMLElement;
    ghost.classList.add(css.flying ?? '');
    ghost.style.width = `${width}px`;
    row.closest('[data-lottery]')?.append(ghost);
    const at = (x: number, y: number) => `translate(${x}px, ${y}px)`;
    const end = at(goal.left + (goal.width - width) / 2, goal.top + (goal.height - height) / 2);
    ghost.animate(
      [{ transform: at(left, top) }, { opacity: 1, offset: 0.3 }, { transform: `${end} scale(0.1)`, opacity: 0 }],
      {
        duration: 450,
        delay: i * 60,
        easing: 'ease-out',
        fill: 'both',
      },
    ).onfinish = () => ghost.remove();
  }
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && bottom > top;
}
