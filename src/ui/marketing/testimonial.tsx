import { formatDay } from '../../content/format-day.ts';
import { testimonialTexts } from '../../content/marketing/testimonial-texts.ts';
import type { Testimonial } from '../../content/marketing/testimonials.ts';
import { Avatar } from './avatar.tsx';
import css from './testimonials.module.css';

/** One sample testimonial, labelled as a sample. */
export function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, avatar, time, text } = testimonial;
  return (
    <figure className={css.card}>
      <figcaption className={css.head}>
        <Avatar name={name} picture={avatar} />
        <span className={css.who}>
          <span className={css.name}>{name}</span>{' '}
          <span className={css.facts}>
            <span>{testimonialTexts.sample}</span> <time dateTime={time}>{formatDay(time)}</time>
          </span>
        </span>
      </figcaption>
      <blockquote className={css.text}>{text}</blockquote>
      <p className={css.reactions}>
        {(['likes', 'comments', 'shares'] as const)
          .map((kind) => testimonialTexts[kind](testimonial[kind]))
          .join(' · ')}
      </p>
    </figure>
  );
}
