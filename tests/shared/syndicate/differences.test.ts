import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceLine } from '../../../src/content/syndicate/difference-line.ts';
import { differences } from '../../../workers/shared/syndicate/differences.ts';
import type { Member, Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { withoutNames } from '../../../workers/shared/syndicate/syndicate-link.ts';
import { FRIENDS, groups } from './any-group.ts';

const [ana, bruno, caio] = FRIENDS.members as readonly [Member, Member, Member];
const linesOf = (before: Syndicate, after: Syndicate) =>
  differences(before, after).map((difference) => {
    const { of, what } = differenceLine(difference);
    return `${of}: ${what}`;
  });
const lines = (change: Partial<Syndicate>) => linesOf(FRIENDS, { ...FRIENDS, ...change });

test('a group and itself do not differ, nor the copy without its names', () => {
  fc.assert(
    fc.property(groups, (group) => {
      expect(differences(group, { ...group, revision: 1 })).toEqual([]);
      expect(differences(group, withoutNames(group))).toEqual([]);
    }),
    { seed: 43 },
  );
});

test('two groups with the same differences from each other are the same: none is missed', () => {
  fc.assert(
    fc.property(groups, groups, (one, two) => {
      const content = ({ id: _, revision: __, ...rest }: Syndicate) => rest;
      expect(differences(one, two).length > 0).toBe(JSON.stringify(content(one)) !== JSON.stringify(content(two)));
    }),
    { seed: 44 },
  );
});

describe('what differs is said', () => {
  test.each<[string, Partial<Syndicate>, readonly string[]]>([
    ['the name', { name: 'Outra' }, ['Nome do bolão: “Outra” (antes: “Turma da firma”)']],
    ['the contest', { follow: { from: 2944, draws: 2 } }, ['Concurso: 2.944 a 2.945 (antes: 2.943)']],
    ['the receipt', { receipt: 'B' }, ['Comprovante: B (antes: A1-42)']],
    ['a prize', { prize: 123_456 }, ['Prêmio: R$\u00a01.234,56 (antes: nada)']],
    [
      'one who came',
      { members: [ana, bruno, caio, { id: 9, name: 'Dora', quotas: 1, paid: false }] },
      ['Dora: entrou, 1 cota, ainda não pagou'],
    ],
    ['one who went', { members: [ana, caio] }, ['Bruno: saiu']],
    ['another name', { members: [{ ...ana, name: 'Ana Maria' }, bruno, caio] }, ['Ana: agora com o nome Ana Maria']],
    ['other quotas', { members: [{ ...ana, quotas: 5 }, bruno, caio] }, ['Ana: 5 cotas (antes: 2)']],
    ['a payment', { members: [ana, { ...bruno, paid: true }, caio] }, ['Bruno: pagou']],
    ['a payment that was none', { members: [{ ...ana, paid: false }, bruno, caio] }, ['Ana: ainda não pagou']],
    ['another order', { members: [bruno, ana, caio] }, ['Ordem: a lista está em outra ordem']],
    [
      'another game',
      { games: [{ numbers: [1, 2, 3, 4, 5, 7] }, ...FRIENDS.games.slice(1)] },
      ['01 02 03 04 05 06: jogo que saiu', '01 02 03 04 05 07: jogo que entrou'],
    ],
    [
      'one of two equal games',
      { games: [...FRIENDS.games, ...FRIENDS.games.slice(0, 1)] },
      ['01 02 03 04 05 06: jogo que entrou'],
    ],
  ])('%s', (_, change, said) => {
    expect(lines(change)).toEqual(said);
  });

  test('without names by the place in the list that is kept', () => {
    const bare = withoutNames(FRIENDS);
    const [, second, third] = bare.members as readonly [Member, Member, Member];
    expect(linesOf(bare, { ...bare, members: [{ ...second, paid: true }, third, { ...second, id: 1 }] })).toEqual([
      'Pessoa 1: saiu',
      'Mais uma pessoa: entrou, 1 cota, ainda não pagou',
      'Pessoa 2: pagou',
    ]);
  });

  test('names that come for members without are news', () => {
    expect(linesOf(withoutNames(FRIENDS), FRIENDS)[0]).toBe('Pessoa 1: agora com o nome Ana');
  });
});
