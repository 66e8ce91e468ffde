import type { ButtonHTMLAttributes, ReactNode } from 'react';
import css from './tool-button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: ReactNode;
}

/** A button with its icon above its word, for several in a row; at least 48 px high. */
export function ToolButton({ icon, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={css.tool}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
