import { type IllustrationId, news } from '../../content/marketing/news.ts';
import common from '../parts/common.module.css';
import { DeviceDrawing } from './illustrations/device.tsx';
import { OddsDrawing } from './illustrations/odds.tsx';
import { ReceiptDrawing } from './illustrations/receipt.tsx';
import css from './news.module.css';
import { Section } from './section.tsx';

const DRAWINGS: Record<IllustrationId, () => React.ReactNode> = {
  device: DeviceDrawing,
  receipt: ReceiptDrawing,
  odds: OddsDrawing,
};

/** News about the product: drawings with captions, labelled as illustrations. */
export function News() {
  return (
    <Section id="novidades" title={news.title}>
      <ul className={css.list}>
        {news.items.map(({ id, illustration, title, text }) => {
          const Drawing = DRAWINGS[illustration];
          return (
            <li key={id}>
              <figure className={css.item}>
                <div className={css.picture}>
                  <Drawing />
                </div>
                <figcaption className={css.caption}>
                  <h3 className={css.name}>{title}</h3>
                  <p>{text}</p>
                  <p className={common.small}>{news.label}</p>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
