import { useState } from 'react';
import css from './testimonials.module.css';

interface Props {
  readonly name: string;
  /** Address of the picture, if there is one. */
  readonly picture: string | null;
}

/**
 * A round picture, or the name's initials when there is none or it fails to load, or a figure when there is no name
 * either. Decorative: the name stands beside it.
 */
export function Avatar({ name, picture }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={css.avatar} aria-hidden="true">
      {picture !== null && picture !== failed ? (
        <img
          className={css.picture}
          src={picture}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      ) : (
        initialsOf(name) || <Figure />
      )}
    </span>
  );
}

function Figure() {
  return (
    <svg viewBox="0 0 24 24" width="1.75rem" height="1.75rem" fill="currentColor" aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c0-5 3.5-8 8-8s8 3 8 8z" />
    </svg>
  );
}

/** First letters of the first and the last word of a name; empty when it has no letters. */
export function initialsOf(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('pt-BR') ?? '').join('');
}
