import { site } from '../../content/site.ts';
import { useGo } from '../navigation.ts';
import { Logo } from '../parts/logo.tsx';
import css from './header.module.css';

/** The banner. On home the name is the page's heading; elsewhere it leads home. */
export function Header({ isHome }: { readonly isHome: boolean }) {
  const go = useGo();
  return (
    <header className={css.header}>
      <div className={css.inner}>
        {isHome ? (
          <h1 className={css.brand} tabIndex={-1}>
            <Logo />
            {site.appName}
          </h1>
        ) : (
          <button type="button" className={css.brand} onClick={() => go({})}>
            <Logo />
            {site.appName}
          </button>
        )}
      </div>
    </header>
  );
}
