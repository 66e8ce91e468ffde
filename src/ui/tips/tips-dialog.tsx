import { useEffect, useRef, useState } from 'react';
import { type TipCategory, tips } from '../../content/tips/tips.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import layout from '../parts/layout.module.css';
import css from './tips.module.css';

/**
 * «Conselhos e dicas»: four categories, each with three tips and a way back. The focus goes to the heading of the
 * category, and back to its button.
 */
export function TipsDialog() {
  const [open, setOpen] = useState<TipCategory | null>(null);
  const last = useRef<TipCategory | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // No category has been opened yet: the dialog itself has placed the focus.
    if (!last.current) return;
    const id = open ? 'dicas-titulo' : `dicas-${last.current.id}`;
    place.current?.querySelector<HTMLElement>(`#${id}`)?.focus();
  }, [open]);
  const show = (category: TipCategory) => {
    last.current = category;
    setOpen(category);
  };
  return (
    <div ref={place}>
      {open ? <TipsOfCategory category={open} onBack={() => setOpen(null)} /> : <TipCategoryList onOpen={show} />}
    </div>
  );
}

/** The categories of advice, one button each. */
function TipCategoryList({ onOpen }: { readonly onOpen: (category: TipCategory) => void }) {
  return (
    <div className={layout.items}>
      <p className={common.soft}>{tips.lead}</p>
      <ul className={layout.items}>
        {tips.categories.map((category) => (
          <li key={category.id}>
            <button type="button" id={`dicas-${category.id}`} className={css.category} onClick={() => onOpen(category)}>
              <span className={`${common.strong} ${css.name}`}>{category.name}</span>{' '}
              <span className={common.small}>{category.summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CategoryProps {
  readonly category: TipCategory;
  readonly onBack: () => void;
}

/** The three tips of a category, and the way back. */
function TipsOfCategory({ category, onBack }: CategoryProps) {
  return (
    <div className={layout.items}>
      <Button look="quiet" className={css.back} onClick={onBack}>
        <LineIcon line={2.5} path="M14.5 5.5 8 12l6.5 6.5" />
        {tips.back}
      </Button>
      <h3 id="dicas-titulo" className={common.lead} tabIndex={-1}>
        {category.name}
      </h3>
      <ol className={layout.items}>
        {category.tips.map(({ title, text }) => (
          <li key={title} className={`${layout.list} ${css.tip}`}>
            <h4 className={`${common.name} ${css.name}`}>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
