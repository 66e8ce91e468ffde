import { type TipCategory, tips } from '../../content/tips/tips.ts';
import { Button } from '../parts/button.tsx';
import css from './tips.module.css';

interface Props {
  readonly category: TipCategory;
  readonly onBack: () => void;
}

/** The three tips of a category, and the way back. */
export function TipsOfCategory({ category, onBack }: Props) {
  return (
    <div className={css.body}>
      <Button look="quiet" className={css.back ?? ''} onClick={onBack}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
          <path
            d="M14.5 5.5 8 12l6.5 6.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {tips.back}
      </Button>
      <h3 id="dicas-titulo" className={css.title} tabIndex={-1}>
        {category.name}
      </h3>
      <ol className={css.tips}>
        {category.tips.map(({ title, text }) => (
          <li key={title} className={css.tip}>
            <h4 className={css.name}>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
