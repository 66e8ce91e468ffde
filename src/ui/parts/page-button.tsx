import { ToPage, type ToPageProps } from '../address/to-page.tsx';
import css from './button.module.css';

interface Props extends ToPageProps {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly wide?: boolean;
}

/** A link to a page that looks like a button. */
export function PageButton({ look = 'secondary', wide = false, className, ...way }: Props) {
  const classes = [css.button, css.link, css[look], wide ? css.wide : '', className ?? ''];
  return <ToPage {...way} className={classes.filter(Boolean).join(' ')} />;
}
