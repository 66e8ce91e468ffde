import { describe, expect, test } from 'vitest';
import { checkMarketing } from '../../../src/content/marketing/check-marketing.ts';
import { marketing } from '../../../src/content/marketing/marketing.ts';

/** The marketing content with the first testimonial changed. */
function withFirst(change: Record<string, unknown>) {
  const [first, ...rest] = marketing.testimonials;
  return { ...marketing, testimonials: [{ ...first, ...change }, ...rest] };
}

describe('the check of the marketing content', () => {
  test('passes what ships', () => {
    expect(() => checkMarketing(marketing)).not.toThrow();
  });

  test.each([
    ['name', ''],
    ['name', undefined],
    ['avatar', undefined],
    ['time', 'ontem'],
    ['time', '2026-02-30'],
    ['text', '   '],
    ['likes', -1],
    ['comments', 1.5],
    ['shares', '3'],
  ])('refuses a testimonial with %s = %j, and names the field', (field, value) => {
    expect(() => checkMarketing(withFirst({ [field]: value }))).toThrow(`testimonials[0].${field}`);
  });

  test('takes a testimonial without a picture', () => {
    expect(() => checkMarketing(withFirst({ avatar: null }))).not.toThrow();
  });

  test('refuses two testimonials with one id', () => {
    const id = marketing.testimonials[1]?.id;
    expect(() => checkMarketing(withFirst({ id }))).toThrow('testimonials[1].id repeats');
  });

  test('refuses any number of testimonials but seven', () => {
    const testimonials = marketing.testimonials.slice(1);
    expect(() => checkMarketing({ ...marketing, testimonials })).toThrow('testimonials must have 7 entries');
  });

  test.each(['testimonials', 'audience', 'news', 'badges', 'video', 'footer'])('refuses content without %s', (part) => {
    expect(() => checkMarketing({ ...marketing, [part]: undefined })).toThrow(part);
    expect(() => checkMarketing({ ...marketing, [part]: [null, null, null] })).toThrow(part);
  });

  test('refuses a promise, and quotes it', () => {
    const broken = withFirst({ text: 'Usei duas vezes e ganhei na Quina.' });
    expect(() => checkMarketing(broken)).toThrow('"ganhei"');
  });
});
