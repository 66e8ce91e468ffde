import { describe, expect, test } from 'vitest';
import { help, howItWorks } from '../../../src/content/how-it-works/how-it-works.ts';
import { forbiddenClaim } from '../../../src/content/marketing/check-marketing.ts';
import { marketing } from '../../../src/content/marketing/marketing.ts';
import { testimonialTexts } from '../../../src/content/marketing/testimonials.ts';
import { premium } from '../../../src/content/premium/premium.ts';
import { upsell } from '../../../src/content/premium/upsell.ts';
import { footerTexts } from '../../../src/content/shell/footer.ts';
import { tips } from '../../../src/content/tips/tips.ts';

/** Every text inside a piece of content. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

const texts = textsOf([marketing, footerTexts, help, howItWorks, premium, testimonialTexts, tips, upsell]);

describe('claims', () => {
  test.each([
    'Resultado garantido',
    'ganhei na Quina',
    'Minha tia ganhou',
    '100% de acerto',
    '100 % seguro',
    'Aumente suas chances',
    'chances maiores',
    'Bilhete premiado',
    'método infalível',
    'acertei a quadra',
  ])('«%s» is a promise', (text) => {
    expect(forbiddenClaim(text)).toBeDefined();
  });

  test.each(['Nenhuma estratégia muda a chance', 'A chance é a mesma', 'Organizo o bolão'])('«%s» is none', (text) => {
    expect(forbiddenClaim(text)).toBeUndefined();
  });

  test('no text makes one', () => {
    expect(texts.length).toBeGreaterThan(120);
    expect(texts.filter(forbiddenClaim)).toEqual([]);
  });

  test('a testimonial that speaks of the chance says that it is the same', () => {
    const about = marketing.testimonials.filter(({ text }) => /chance|probabilidade/i.test(text));
    expect(about.filter(({ text }) => !/\bmesma\b/.test(text))).toEqual([]);
    expect(marketing.testimonials.filter(({ text }) => /prêmio/i.test(text))).toEqual([]);
  });
});
