import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepsTexts } from '../../src/content/home/steps.ts';
import { premium } from '../../src/content/premium/premium.ts';

const FOLDER = 'public/exemplo/';
const page = (name: string) => readFileSync(FOLDER + name, 'utf8');
/** The text of each element with this tag name. */
const textsIn = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    inner
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

test('the checkout sample has the five benefits of the app, in the same words', () => {
  const listed = textsIn(page('checkout.html'), 'li');
  expect(listed).toEqual(premium.benefits.map(({ title, text }) => `${title} ${text}`));
  expect(textsIn(page('checkout.html'), 'p')).toContain(premium.honest);
});

test('the video sample shows the three steps of home, in the same words', () => {
  const { lottery, games, strategy } = stepsTexts;
  const listed = textsIn(page('video.html'), 'li');
  expect(listed).toHaveLength(3);
  for (const [i, { title, text }] of [lottery, games, strategy].entries()) {
    expect(listed[i]).toContain(title);
    expect(listed[i]).toContain(text);
  }
});

test.each(['video.html', 'checkout.html'])(
  '%s has neither script nor inline style, and no search engine lists it',
  (name) => {
    expect(page(name)).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!www\.w3\.org)/);
    expect(page(name)).toContain('<meta name="robots" content="noindex"');
    expect(page(name)).toContain('<html lang="pt-BR">');
  },
);

test('the samples are at most 15 kB together', () => {
  const sizes = readdirSync(FOLDER).map((name) => statSync(FOLDER + name).size);
  expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(15_000);
});
