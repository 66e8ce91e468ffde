import { expect, test } from 'vitest';
import { linkProblemText } from '../../../src/content/address/link-problem.ts';
import { EDITIONS } from '../../../src/editions.ts';
import { parseSearch } from '../../../src/routes/search.ts';
import { readAddress } from '../../state/address/read-address.ts';

/** Packed, of another run. */
const PACKED = '?r=A7MABuB_9wBgf_cAYH_3AGB_9wBABEiM0RVZneImaq7zN3u_y0vRjosZ_hIlQLmK-B';

const LINK =
  '?view=result&lottery=quina&games=2&strategy=numerologia&seed=abc&history=h1' +
  '&date=2026-11-20&now=2026-11-20T12%3A00%3A00.000Z&engine=3&root=7';

/** What is said of a link; undefined when it can be opened. */
function said(link: string): string | undefined {
  const { problem } = readAddress(parseSearch(link), EDITIONS[0].views);
  return problem && linkProblemText(problem);
}

test.each([
  ['&lottery=quina', 'falta a loteria'],
  ['&games=2', 'falta a quantidade de jogos'],
  ['&strategy=numerologia', 'falta a estratégia'],
  ['&seed=abc', 'falta a semente do sorteio'],
  ['&history=h1', 'falta a semente do histórico'],
  ['&date=2026-11-20', 'falta a data do histórico'],
  ['&now=2026-11-20T12%3A00%3A00.000Z', 'falta o horário'],
])('a link without %s came cut: %s', (part, reason) => {
  expect(said(LINK.replace(part, ''))).toBe(
    `O link chegou cortado: ${reason}. Peça o link de novo ou gere novos bilhetes aqui.`,
  );
});

test.each([
  ['&lottery=lotof', 'a loteria não existe'],
  ['&lottery=quina&games=2&strategy=numer', 'falta a semente do histórico'],
  ['&lottery=quina&games=2&strategy=quick&seed=abc&history=h1&date=2026-11', 'a data do histórico'],
  [
    '&lottery=quina&games=2&strategy=quick&seed=abc&history=h1&date=2026-11-20&now=2026-1',
    'não deu para ler o horário',
  ],
])('a link that ends with %s came cut, and says what is broken', (end, reason) => {
  expect(said(`?view=result${end}`)).toMatch(`O link chegou cortado: ${reason}`);
});

test.each([
  ['lottery=quina', 'lottery=loteca', 'a loteria não existe'],
  ['seed=abc', 'seed=a%20b', 'a semente do sorteio está danificada'],
  ['history=h1', 'history=a%20b', 'a semente do histórico está danificada'],
  ['root=7', 'root=70', 'a raiz não é um número de 1 a 9'],
  ['engine=3', 'engine=99', 'foi feito com uma versão do gerador'],
])('a link that has every part, but with %s as %s, is not called cut', (from, to, reason) => {
  const text = said(LINK.replace(from, to));
  expect(text).toMatch(`Não deu para abrir este link: ${reason}`);
});

test('a link of before 0.2.0 that is cut before its options is refused as cut', () => {
  const whole = LINK.indexOf('&root=7');
  for (let end = LINK.indexOf('&lottery=') + 10; end < whole; end++) {
    expect(said(LINK.slice(0, end))).toMatch(/^O link chegou cortado: /);
  }
});

test('a link of a newer engine is told as that, whatever else it has', () => {
  const newer = LINK.replace('engine=3', 'engine=5').replace('&seed=abc', '');
  expect(said(newer)).toBe(
    'Não deu para abrir este link: foi feito com uma versão do gerador que esta página não ' +
      'conhece. Recarregue a página para atualizá-la ou gere novos bilhetes aqui.',
  );
});

test('a link made since 0.2.0 that is cut anywhere is refused as cut', () => {
  const link = LINK.replace('history=', 'historySeed=').replace(/(&engine=3)(&root=7)/, '$2$1');
  expect(said(link)).toBeUndefined();
  for (let end = LINK.indexOf('&lottery=') + 10; end < link.length; end++) {
    expect(said(link.slice(0, end))).toMatch(/^O link chegou cortado: /);
  }
});

test.each([
  [PACKED, undefined],
  [`${PACKED}).`, undefined],
  [PACKED.slice(0, -1), 'O link chegou cortado: falta o final. Peça o link de novo'],
  ['?r=', 'O link chegou cortado: falta o final. Peça o link de novo'],
  [PACKED.replace('f_c', 'f_C'), 'Não deu para abrir este link: algum caractere mudou no caminho. Peça o link de novo'],
  // No content, its checksum and the packing 2.
  [
    '?r=AAKXbUD',
    'Não deu para abrir este link: foi feito com uma versão do gerador que esta página não ' +
      'conhece. Recarregue a página para atualizá-la',
  ],
])('a packed link %s is told of: %s', (link, words) => {
  expect(said(link)).toBe(words && `${words} ou gere novos bilhetes aqui.`);
});
