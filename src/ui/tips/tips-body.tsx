import { useEffect, useRef, useState } from 'react';
import { type TipCategory, tips } from '../../content/tips/tips.ts';
import { TipCategoryList } from './tip-category-list.tsx';
import { TipsOfCategory } from './tips-of-category.tsx';

/**
 * What the dialog «Conselhos e dicas» holds: the four categories, and the tips of the one that
 * is open. Focus follows: to the category's heading, and back to its button.
 */
export function TipsBody() {
  const [open, setOpen] = useState<TipCategory | null>(null);
  const last = useRef<TipCategory | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing has been opened yet: the dialog has placed the focus.
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
      {open ? (
        <TipsOfCategory category={open} onBack={() => setOpen(null)} />
      ) : (
        <TipCategoryList categories={tips.categories} onOpen={show} />
      )}
    </div>
  );
}
