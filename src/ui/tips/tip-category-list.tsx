import { type TipCategory, tips } from '../../content/tips/tips.ts';
import css from './tips.module.css';

interface Props {
  readonly categories: readonly TipCategory[];
  readonly onOpen: (category: TipCategory) => void;
}

/** The categories of advice, one button each. */
export function TipCategoryList({ categories, onOpen }: Props) {
  return (
    <div className={css.body}>
      <p className={css.lead}>{tips.lead}</p>
      <ul className={css.list}>
        {categories.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              id={`dicas-${category.id}`}
              className={css.category}
              onClick={() => onOpen(category)}
            >
              <span className={css.name}>{category.name}</span>{' '}
              <span className={css.summary}>{category.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
