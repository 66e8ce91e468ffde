import { useRef } from 'react';
import { testimonialTexts } from '../../content/marketing/testimonial-texts.ts';
import { testimonials } from '../../content/marketing/testimonials.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Section } from './section.tsx';
import { TestimonialCard } from './testimonial.tsx';
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
      <ul ref={row} className={css.row} aria-labelledby="depoimentos" tabIndex={0}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={css.place}>
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
