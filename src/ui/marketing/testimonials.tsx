import { useRef } from 'react';
import { formatDay } from '../../content/format-day.ts';
import { type Testimonial, testimonials, testimonialTexts } from '../../content/marketing/testimonials.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { Avatar } from './avatar.tsx';
import rows from './marketing.module.css';
import { Section } from './section.tsx';
import css from './testimonials.module.css';

/** The seven sample testimonials, introduced as what they are: a row to swipe or page through. */
export function Testimonials() {
  const row = useRef<HTMLUListElement>(null);
  const page = (by: -1 | 1) => {
    const width = row.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    row.current?.scrollBy({ left: by * width });
  };
  return (
    <Section id="depoimentos" title={testimonialTexts.title} note={testimonialTexts.notice}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard a row is scrolled once it has the focus */}
      <ul ref={row} className={rows.row} aria-labelledby="depoimentos" tabIndex={0}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={rows.place}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
      <div className={common.buttons}>
        <Button onClick={() => page(-1)}>{testimonialTexts.previous}</Button>
        <Button onClick={() => page(1)}>{testimonialTexts.next}</Button>
      </div>
    </Section>
  );
}

/** One sample testimonial, labelled as a sample. */
function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, avatar, time, text } = testimonial;
  return (
    <figure className={`${layout.card} ${css.card}`}>
      <figcaption className={css.head}>
        <Avatar name={name} picture={avatar} />
        <span className={css.who}>
          <span className={common.strong}>{name}</span>{' '}
          <span className={`${common.small} ${css.facts}`}>
            <span>{testimonialTexts.sample}</span> <time dateTime={time}>{formatDay(time)}</time>
          </span>
        </span>
      </figcaption>
      <blockquote className={css.text}>{text}</blockquote>
      <p className={`${common.small} ${css.reactions}`}>
        {(['likes', 'comments', 'shares'] as const)
          .map((kind) => testimonialTexts[kind](testimonial[kind]))
          .join(' · ')}
      </p>
    </figure>
  );
}
