import type { ButtonHTMLAttributes } from 'react';
import css from './button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'primary' | 'secondary' | 'tinted' | 'quiet';
  readonly wide?: boolean;
}

/** A button at least 48 px tall. */
export function Button({ look = 'secondary', wide = false, className, ...rest }: Props) {
  const classes = [css.button, css[look], wide ? css.wide : '', className ?? ''];
  return <button type="button" {...rest} className={classes.filter(Boolean).join(' ')} />;
}
