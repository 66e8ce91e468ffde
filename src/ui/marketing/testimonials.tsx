import { testimonialTexts } from '../../content/marketing/testimonial-texts.ts';
import { testimonials } from '../../content/marketing/testimonials.ts';
import { Section } from './section.tsx';
import { TestimonialCard } from './testimonial.tsx';
import css from './testimonials.module.css';

/** The seven sample testimonials, introduced as what they are. */
export function Testimonials() {
  return (
    <Section id="depoimentos" title={testimonialTexts.title} note={testimonialTexts.notice}>
      <ul className={css.wall}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={css.place}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
