import { describe, expect, test } from 'vitest';
import { formatWhole } from '../../src/content/format.ts';
import { home } from '../../src/content/home/home.ts';
import { help, howItWorks } from '../../src/content/how-it-works/how-it-works.ts';
import { video } from '../../src/content/marketing/marketing.ts';
import { testimonials, testimonialTexts } from '../../src/content/marketing/testimonials.ts';
import { premium } from '../../src/content/premium/premium.ts';
import { upsell } from '../../src/content/premium/upsell.ts';
import { resultTexts } from '../../src/content/run/result.ts';
import { modeTexts } from '../../src/content/strategy/strategy.ts';
import { optionTexts } from '../../src/content/strategy-options/options.ts';
import { tips } from '../../src/content/tips/tips.ts';
import { EDITIONS } from '../../src/editions.ts';
import { initialsOf } from '../../src/ui/marketing/avatar.tsx';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { topTierOdds } from '../../workers/shared/lottery/odds.ts';
import { priceOn } from '../../workers/shared/rules/prices.ts';

describe('premium', () => {
  test('has five benefits and says that none changes the odds', () => {
    expect(premium.benefits).toHaveLength(5);
    expect(premium.honest).toContain('nenhuma estratégia muda a chance');
    expect(premium.checkout).toBe('Comprar o Premium');
  });

  test('sells nothing that is free on one of the pages', () => {
    const words = JSON.stringify(premium.benefits);
    // The trial of the main page takes up to three games, and /new lets a free visitor make one from its hot numbers.
    expect(words).not.toMatch(/em vez de um/);
    expect(words).not.toMatch(/Gerar direto/);
    for (const { frequentGames } of EDITIONS) {
      expect(frequentGames.premium).toBe(10);
      expect(frequentGames.free).toBeLessThan(10);
    }
    expect(premium.benefits.map(({ title }) => title)).toContain('Dez jogos direto dos números frequentes');
  });

  test('shows the product’s social proof, labelled as a sample, and way of access', () => {
    expect(upsell).toMatchObject({
      users: '+ 10.679 usuários',
      sample: 'Exemplo ilustrativo',
      button: 'Quero ser Premium',
      email: 'Acesso enviado por e-mail',
    });
  });
});

test('the text of «Agressivo» is that of its rule, which goes by frequency, not by delay', () => {
  expect(modeTexts.aggressive.text).toBe(
    'Aposta nos números que menos saíram (frios): mais risco, com maior retorno potencial.',
  );
});

test.each([
  ['megasena', '6 números de 01 a 60 · R$\u00a06,00', 'de 01 a 60'],
  ['diadasorte', '7 números de 01 a 31 · R$\u00a02,50', 'de 01 a 31'],
  ['lotomania', '50 números de 00 a 99 · R$\u00a03,00', 'de 00 a 99'],
] as const)('the numbers of %s go as on its playslip', (key, facts, range) => {
  const lottery = lotteryOf(key);
  expect(home.facts(lottery, priceOn(key, '2026-11-26'))).toBe(facts);
  expect(optionTexts.badNumbers(lottery.total)).toContain(range);
});

describe('tips', () => {
  test('they are four categories of three, each with a title and one to three sentences', () => {
    expect(tips.categories.map(({ id }) => id)).toEqual(['discipline', 'money', 'posture', 'mindset']);
    for (const { name, summary, tips: three } of tips.categories) {
      expect(name && summary).not.toBe('');
      expect(three).toHaveLength(3);
      for (const { title, text } of three) {
        expect(title).not.toBe('');
        const sentences = text.match(/[.?](?= |$)/g) ?? [];
        expect(sentences.length, title).toBeGreaterThanOrEqual(1);
        expect(sentences.length, title).toBeLessThanOrEqual(3);
      }
    }
  });

  test('have different titles', () => {
    const titles = tips.categories.flatMap((category) => category.tips.map(({ title }) => title));
    expect(new Set(titles).size).toBe(12);
  });

  test('give the real odds of the Mega-Sena', () => {
    const odds = formatWhole(topTierOdds(lotteryOf('megasena')));
    expect(JSON.stringify(tips)).toContain(`2 em ${odds}`);
  });
});

describe('«Como funciona»', () => {
  const all = JSON.stringify(howItWorks);

  test.each([
    'Não são resultados oficiais',
    'é um número ao acaso e não mede nada',
    'O prêmio potencial também não é previsão',
    'nenhuma estratégia muda isso',
    'refaz exatamente os mesmos bilhetes',
    'não é enviado a ninguém',
    'Não tem ligação com a operadora',
    'Jogue com responsabilidade',
  ])('says «%s»', (words) => {
    expect(all).toContain(words);
  });

  test('opens with how tickets are made, and calls the artificial intelligence a character', () => {
    expect(howItWorks.lead).toBe(
      'O robô monta seus bilhetes no seu aparelho, com regras e sorteio. A “inteligência artificial” é o personagem dele: nem ele nem ninguém prevê um sorteio.',
    );
    expect(all).not.toContain('Nenhuma inteligência');
    expect(video.title).toBe('O robô de “inteligência artificial” que monta seus jogos');
  });

  test('says where help is', () => {
    expect(help.adults).toBe('18+');
    expect(help.phone).toBe('188');
    expect(help.places.map(({ name }) => name)).toContain('Jogadores Anônimos');
  });
});

test('the link to a result is called a link, and no bet', () => {
  expect(resultTexts).toMatchObject({
    linkTitle: 'Link destes bilhetes',
    noBet: 'Isto não é uma aposta registrada.',
  });
});

describe('testimonials', () => {
  test('they are openly labelled as samples', () => {
    expect(testimonialTexts.sample).toBe('Exemplo ilustrativo');
    expect(testimonialTexts.notice).toContain('inventados');
  });

  test('have pictures, some of them, and initials for the others', () => {
    const without = testimonials.filter(({ avatar }) => avatar === null);
    expect(without.length).toBeGreaterThan(0);
    expect(without.length).toBeLessThan(testimonials.length);
    for (const { name } of testimonials) expect(initialsOf(name)).toMatch(/^\p{Lu}{1,2}$/u);
  });

  test('count in words', () => {
    expect(testimonialTexts.likes(1)).toBe('1\u00a0curtida');
    expect(testimonialTexts.comments(0)).toBe('0\u00a0comentários');
    expect(testimonialTexts.shares(1234)).toBe('1.234\u00a0compartilhamentos');
  });
});

test.each([
  ['Marlene Prado', 'MP'],
  ['Ivone', 'I'],
  ['  érica da Silva Souza ', 'ÉS'],
  ['', ''],
  ['—', ''],
])('the initials of «%s» are «%s»', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
