import { isSkilled, type PopularityReport } from '../../../workers/shared/lab/popularity-report.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole } from '../format.ts';
import type { Finding } from './finding.ts';
import { formatDecimal } from './lab-numbers.ts';

/** Most numbers that are named one by one. */
const MOST_NAMED = 6;

const NOT_CHANCE = 'A chance de ganhar é a mesma com qualquer número: muda só com quantos o prêmio seria dividido.';

/** What winners and takings say of the numbers that people play. */
export function popularityFinding(report: PopularityReport): Finding {
  if (!report.ok) {
    const { draws, needed } = report;
    return {
      kind: 'none',
      found: `Ainda não dá para medir: há ${counted(draws, 'concurso')} com ganhadores e arrecadação, e são precisos ${needed}.`,
      follows: 'A planilha oficial tem as duas coisas. Traga o arquivo dela em “Conferir”, mesmo que já tenha outro.',
    };
  }
  const { numbers, skill, draws } = report;
  const sure = [...numbers].filter(({ isSure }) => isSure).sort((a, b) => b.ratio - a.ratio);
  const more = sure.filter(({ ratio }) => ratio > 1).slice(0, MOST_NAMED);
  const less = sure
    .filter(({ ratio }) => ratio < 1)
    .slice(-MOST_NAMED)
    .reverse();
  if (sure.length === 0) {
    return {
      kind: 'none',
      found: `Em ${counted(draws, 'concurso')}, nenhum número foi claramente mais jogado que os outros.`,
      follows: NOT_CHANCE,
    };
  }
  const list = (some: typeof sure) => some.map(({ number }) => formatNumber(number)).join(' ');
  const parts = [
    ...(more.length > 0 ? [`mais ganhadores quando saem ${list(more)}`] : []),
    ...(less.length > 0 ? [`menos quando saem ${list(less)}`] : []),
  ];
  const holds = isSkilled(skill)
    ? `Vale também para a frente: só com o passado, acertou se viriam mais ou menos ganhadores em ${formatWhole(skill.right)} de ${counted(skill.draws, 'concurso seguinte', 'concursos seguintes')} (${formatDecimal((100 * skill.right) / skill.draws, 0)}%; no chute, 50%).`
    : 'Mas só com o passado não deu para prever os concursos seguintes: não conte com isso.';
  return {
    kind: 'chance',
    found: `Em ${counted(draws, 'concurso')}, ${parts.join('; ')}.`,
    follows: `${NOT_CHANCE} ${holds}`,
  };
}
