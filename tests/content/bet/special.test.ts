import { expect, test } from 'vitest';
import { specialText } from '../../../src/content/bet/special.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { specialWithin } from '../../../workers/shared/rules/special-days.ts';

test('a special draw is named, with what is not as usual in it, and its shares where they are known', () => {
  const virada = specialWithin('megasena', '2026-12-01', 30);
  if (!virada) throw new Error('no special draw');
  expect(specialText(lotteryOf('megasena'), virada, [90, 5, 5], '2026-11-26')).toBe(
    'Mega da Virada, 31/12: nada acumula. Sem acerto na faixa principal, o prêmio vai para a faixa seguinte. Não há teimosinha. Divisão do prêmio: Sena (6) 90%, Quina (5) 5%, Quadra (4) 5%. Pelas regras lidas em 26/11/2026.',
  );
  const saoJoao = { name: 'Quina de São João', day: '2026-06-28' };
  expect(specialText(lotteryOf('quina'), saoJoao, [], '2026-11-26')).not.toContain('Divisão');
});
