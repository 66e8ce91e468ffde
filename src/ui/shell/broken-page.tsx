import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { site } from '../../content/shell/site.ts';
import { noteEvent } from '../../platform/events.ts';
import { Broken } from '../parts/boundary.tsx';
import css from './page.module.css';

/** Replaces a page that has failed where no boundary is nearer. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  useEffect(() => noteEvent('error', error), [error]);
  return (
    <main className={css.main}>
      <h1>{site.appName}</h1>
      <Broken onRetry={reset} />
    </main>
  );
}
