import { site } from '../../content/shell/site.ts';
import { reloadPage } from '../../state/shell/loading.ts';
import { homeAddress } from '../address/navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import css from './page.module.css';

/** Replaces a page that has failed. It loads home anew, since the cause may be in memory. */
export function BrokenPage() {
  return (
    <main className={css.main}>
      <h1>{site.appName}</h1>
      <Notice
        urgent
        actions={
          <>
            <Button onClick={() => location.assign(homeAddress())}>{site.back}</Button>
            <Button onClick={reloadPage}>{site.reload}</Button>
          </>
        }
      >
        {site.broken}
      </Notice>
    </main>
  );
}
