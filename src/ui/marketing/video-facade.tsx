import { startTransition, useEffect, useRef, useState } from 'react';
import { addresses } from '../../content/addresses.ts';
import { video } from '../../content/marketing/marketing.ts';
import { Poster } from './illustrations.tsx';
import { Section } from './section.tsx';
import css from './video-facade.module.css';

/** The explainer video. Until the button is tapped it is a drawing, and nothing is asked for. */
export function VideoFacade() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section id="video" title={video.title} note={addresses.video.startsWith('https:') ? video.note : video.sampleNote}>
      {isOpen ? (
        <Frame />
      ) : (
        <button type="button" className={css.facade} onClick={() => startTransition(() => setIsOpen(true))}>
          <Poster />
          <span className={css.play}>
            <svg viewBox="0 0 24 24" width="1.375rem" height="1.375rem" aria-hidden="true">
              <path d="M7 4.5v15l13-7.5z" fill="currentColor" />
            </svg>
            {video.play}
          </span>
        </button>
      )}
    </Section>
  );
}

/** The frame in the place of the button. It takes the focus that the button had. */
function Frame() {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {/* The page sends no referrer; video hosts refuse to play without the site's origin. */}
      <iframe
        ref={frame}
        className={css.frame}
        src={addresses.video}
        title={video.frameTitle}
        allow="autoplay; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin"
      />
      <a className={css.outside} href={addresses.video} target="_blank" rel="noopener noreferrer">
        {video.outside}
      </a>
    </>
  );
}
