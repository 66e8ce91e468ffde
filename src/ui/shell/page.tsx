import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { site } from '../../content/site.ts';
import type { Edition } from '../../editions.ts';
import { engine } from '../../state/engine.ts';
import { generation } from '../../state/generation.ts';
import { settings } from '../../state/settings.ts';
import { FrequentView } from '../frequent/frequent-view.tsx';
import { HomeView } from '../home/home-view.tsx';
import { useAddress } from '../navigation.ts';
import { Overlay } from '../overlay/overlay.tsx';
import { Notice } from '../parts/notice.tsx';
import { useViewFocus } from '../parts/use-view-focus.ts';
import { ResultView } from '../result/result-view.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './page.module.css';
import { Toast } from './toast.tsx';
import { useRunInAddress } from './use-run-in-address.ts';

/** One page of the product: header, the view that the address asks for, footer, overlay, toast. */
export function Page({ edition }: { readonly edition: Edition }) {
  const address = useAddress(edition);
  const { isDegraded } = useSnapshot(engine);
  const { origin } = useSnapshot(generation);
  const { lottery } = useSnapshot(settings);
  const view = address.view === 'generating' ? origin : address.view;
  const main = useViewFocus(view);
  useRunInAddress(address);

  useEffect(() => {
    document.title = site.titles[address.view];
  }, [address.view]);

  return (
    <div className={css.page} data-lottery={address.request?.lottery ?? lottery}>
      <a className={css.skip} href="#conteudo">
        {site.skipLink}
      </a>
      <Header isHome={view === 'home'} />
      <main id="conteudo" className={css.main} ref={main} tabIndex={-1}>
        {isDegraded ? <Notice>{site.degraded}</Notice> : null}
        {view === 'frequent' ? (
          <FrequentView edition={edition} />
        ) : view === 'result' && address.request ? (
          <ResultView request={address.request} engine={address.engine ?? ''} />
        ) : (
          <HomeView edition={edition} problem={address.problem} />
        )}
      </main>
      <Footer />
      <Overlay isOpen={address.view === 'generating'} />
      <Toast />
    </div>
  );
}
