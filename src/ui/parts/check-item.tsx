import type { ReactNode } from 'react';
import css from './check-item.module.css';

/** An item of a list of advantages, with a check mark. */
export function CheckItem({ children }: { readonly children: ReactNode }) {
  return <li className={css.item}>{children}</li>;
}
