import type { ReactNode } from 'react';

/** The canvas of every illustration: 16:9, decorative, in the colours of the chosen lottery. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      {children}
    </svg>
  );
}
