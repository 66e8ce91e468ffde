import { expect, test } from 'vitest';
import { plainWord } from '../../../workers/draws/read/plain-words.ts';

test.each([
  ['Mês  da Sorte', 'mesdasorte'],
  ['Concurso n&ccedil;o', 'concursonco'],
  ['a&constructor;', 'aconstructor'],
])('%s is compared as %s', (text, word) => {
  expect(plainWord(text)).toBe(word);
});
