import { type ReactNode, useEffect, useRef } from 'react';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { type Arrived, dismissArrived } from '../../state/incoming/incoming.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';

/** So many names of files are shown: more of them would push the buttons off the screen. */
const NAMES = 3;

interface Props {
  readonly arrived: Arrived;
  /** What it is. */
  readonly title: string;
  /** What has become of it so far. */
  readonly said: string;
  /** What one can do with it, beside leaving it. */
  readonly children: ReactNode;
}

/** What has come into the app: where it is from, what it is, and what one can do with it. */
export function ArrivedCard({ arrived, title, said, children }: Props) {
  const { id, files, isForeign } = arrived;
  const heading = useRef<HTMLHeadingElement>(null);
  // It is what somebody has come for; later the button that had the focus is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when there is something new
  useEffect(() => heading.current?.focus(), [said]);
  const names = files.slice(0, NAMES).map(({ name }) => name);
  const rest = files.length - names.length;
  return (
    <section className={layout.card}>
      <h2 ref={heading} className={layout.title} tabIndex={-1}>
        {isForeign ? incomingTexts.outside : title}
      </h2>
      {isForeign ? <p>{title}</p> : null}
      <p className={common.soft}>
        {names.join(', ')}
        {rest > 0 ? ` ${incomingTexts.others(rest)}` : null}
      </p>
      {isForeign ? <p>{incomingTexts.anybody}</p> : null}
      <p role="status">{said}</p>
      <div className={layout.actions}>
        {children}
        <Button onClick={() => dismissArrived(id)}>{incomingTexts.close}</Button>
      </div>
    </section>
  );
}
