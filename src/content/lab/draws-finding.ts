import {
  DRAW_TESTS,
  type DrawsAudit,
  FEWEST_EXPECTED,
  SUSPICIOUS_LOG,
  SUSPICIOUS_P,
} from '../../../workers/shared/lab/draws-audit.ts';
import { counted } from '../counted.ts';
import { formatMoney, formatNumber, formatWhole, formatWholeMoney } from '../format.ts';
import { chanceText, type Finding } from './finding.ts';
import { formatDecimal, formatExpected, outOf } from './lab-numbers.ts';

const WHAT_EXPLAINS =
  'Pode ser acaso, as bolas e máquinas da época ou um erro no arquivo: o teste não diz qual. Sorteio a sorteio, compare com o site oficial.';

/** What an audit of real draws found. It accuses nobody: it cannot tell a flaw from a file with a fault, or from luck. */
export function drawsFinding({ draws, chiSquare, farthest, bet }: DrawsAudit): Finding {
  const on = `Em ${counted(draws, 'sorteio')}`;
  const unit = `Quem apostasse 1 real em que algum número sai mais, ou menos, que os outros teria chegado, no máximo, a ${becameText(bet.most)}`;
  const rareBet = formatWhole(10 ** SUSPICIOUS_LOG);
  const spread = Math.sqrt(chiSquare.statistic / chiSquare.freedom);
  const uneven = `as diferenças entre os números foram ${formatDecimal(spread, 1)} ${spread < 2 ? 'vez' : 'vezes'} as que o acaso costuma dar`;
  if (bet.most >= SUSPICIOUS_LOG) {
    return {
      kind: 'found',
      found: `${on}, o número ${formatNumber(bet.number)} chegou a sair ${bet.isMore ? 'mais' : 'menos'} do que o acaso costuma deixar, até o ${formatWhole(bet.after)}º. Em sorteios honestos, algum número chega a isso em até 1 de cada ${rareBet} vezes.`,
      follows: `No fim, ${uneven}. ${unit}. Foram ${DRAW_TESTS} testes. ${WHAT_EXPLAINS}`,
    };
  }
  if (farthest.expected < FEWEST_EXPECTED) {
    // What is left of a sum that is whole is not another draw.
    const needed = Math.ceil((FEWEST_EXPECTED * draws) / farthest.expected - 1e-9);
    return {
      kind: 'none',
      found: `${on} não dá para saber: são precisos pelo menos ${needed}, em que cada número é esperado ${FEWEST_EXPECTED} vezes.`,
      follows: `${unit}; só a partir de ${formatWholeMoney(10 ** SUSPICIOUS_LOG)} seria raro.`,
    };
  }
  if (chiSquare.p < SUSPICIOUS_P) {
    return {
      kind: 'found',
      found: `${on}, ${uneven}. Sorteios honestos ficam tão longe disso, ou mais, em ${outOf(chiSquare.p)} vezes. O número mais distante é o ${formatNumber(farthest.number)}: saiu ${counted(farthest.times, 'vez', 'vezes')}, e o esperado é ${formatExpected(farthest.expected)}.`,
      follows: `Foram ${DRAW_TESTS} testes: com sorteios honestos, algum deles dá algo tão raro em até ${outOf(DRAW_TESTS * chiSquare.p)} vezes. ${WHAT_EXPLAINS}`,
    };
  }
  return {
    kind: 'none',
    found: `Nada de raro em ${counted(draws, 'sorteio')}: os números saíram tão iguais quanto o acaso deixa (p = ${chanceText(chiSquare.p)}).`,
    follows: `${unit}; só a partir de ${formatWholeMoney(10 ** SUSPICIOUS_LOG)} seria raro. Esta conta pode ser refeita depois de cada sorteio.`,
  };
}

/** The decimal logarithm of what is no longer told to the cent. */
const TRILLION_LOG = 12;

function becameText(log: number): string {
  return log < TRILLION_LOG ? formatMoney(10 ** log) : 'mais de 1 trilhão de reais';
}
