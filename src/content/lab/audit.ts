import {
  type AuditReport,
  type AuditTestId,
  caughtBy,
  isCaught,
  type SamplerId,
} from '../../../workers/shared/lab/audit-report.ts';
import { type DrawsAudit, SUSPICIOUS_LOG, SUSPICIOUS_P } from '../../../workers/shared/lab/draws-audit.ts';
import { counted } from '../counted.ts';
import { formatMoney, formatNumber, formatWhole, formatWholeMoney } from '../format.ts';
import { chanceText, type Finding } from './finding.ts';

/** What is audited, and what is wrong with it on purpose. */
export const SAMPLER_NAMES: Readonly<Record<SamplerId, readonly [name: string, about: string]>> = {
  engine: ['Este app', 'O gerador que faz os seus bilhetes.'],
  modulo: ['Resto da divisão', 'Um byte dividido pela quantidade de números: os primeiros saem mais.'],
  'sort-random': ['Embaralhar ordenando', 'Ordenar com comparação ao acaso, um erro comum em sites.'],
  stuck: ['Emperrado', 'Um bilhete em cada 50 repete o anterior.'],
  'arc4-keys': ['Chaves repetidas', 'Sementes diferentes que dão a mesma sequência.'],
  'engine-2': ['Versão 2 deste app', 'Sequências vizinhas davam números parecidos. Foi corrigido.'],
};

/** What each test looks at. */
const TEST_NAMES: Readonly<Record<AuditTestId, string>> = {
  singles: 'números',
  pairs: 'pares',
  gaps: 'intervalos',
  neighbours: 'bilhetes vizinhos',
  streams: 'sequências vizinhas',
  lines: 'sequências em linha',
  curves: 'sequências em curva',
};

const namesOf = (tests: readonly AuditTestId[]) => tests.map((id) => TEST_NAMES[id]).join(', ');

/** Words of the table of an audit. */
export const auditTexts = {
  caption: 'Quem os testes pegaram',
  passed: 'passou em todos os testes',
  caught: (tests: readonly AuditTestId[]) => `pego: ${namesOf(tests)}`,
} as const;

/** What an audit of the generator found. */
export function auditFinding({ samplers, tickets }: AuditReport): Finding {
  const [engine, ...controls] = samplers;
  const missed = controls.filter((control) => !isCaught(control));
  if (engine && isCaught(engine)) {
    return {
      kind: 'found',
      found: `Um teste distinguiu o gerador do acaso: ${namesOf(caughtBy(engine))}.`,
      follows:
        'Por acaso, isso acontece em até 1 de cada 1.000 auditorias. Repita com outra semente: se repetir, avise.',
    };
  }
  if (missed.length > 0) {
    return {
      kind: 'chance',
      found: `O gerador passou, mas ${counted(tickets, 'bilhete')} são poucos para pegar: ${missed
        .map(({ id }) => SAMPLER_NAMES[id][0])
        .join(', ')}.`,
      follows: 'Um teste que não pega um gerador estragado não prova nada. Repita com mais bilhetes.',
    };
  }
  return {
    kind: 'none',
    found: `O gerador passou: em ${counted(tickets, 'bilhete')}, nenhum teste o distingue do acaso.`,
    follows: `Os mesmos testes pegaram os ${controls.length} geradores estragados de propósito: eles teriam notado.`,
  };
}

const CHECK_THE_FILE = 'Confira se o arquivo está certo: um arquivo mexido é a explicação mais comum.';

/** What an audit of real draws found. */
export function drawsFinding({ draws, chiSquare, bet }: DrawsAudit): Finding {
  const unit = `Quem apostasse 1 real contra a honestidade do sorteio teria chegado, no máximo, a ${becameText(bet.most)}`;
  if (bet.most >= SUSPICIOUS_LOG) {
    return {
      kind: 'found',
      found: `Em ${counted(draws, 'sorteio')}, o número ${formatNumber(bet.number)} saiu com uma frequência que o acaso só dá em até 1 de cada ${formatWhole(10 ** SUSPICIOUS_LOG)} vezes.`,
      follows: `${unit}. ${CHECK_THE_FILE}`,
    };
  }
  if (chiSquare.p < SUSPICIOUS_P) {
    const isEven = chiSquare.statistic < chiSquare.freedom;
    return {
      kind: 'found',
      found: `Em ${counted(draws, 'sorteio')}, os números saíram ${isEven ? 'mais iguais' : 'menos iguais'} do que o acaso faz em 999 de cada 1.000 vezes.`,
      follows: `Nenhum número sozinho explica isso. ${CHECK_THE_FILE}`,
    };
  }
  return {
    kind: 'none',
    found: `Nada de estranho em ${counted(draws, 'sorteio')}: os números saíram tão iguais quanto o acaso deixa (p = ${chanceText(chiSquare.p)}).`,
    follows: `${unit}; só a partir de ${formatWholeMoney(10 ** SUSPICIOUS_LOG)} seria sinal. Esta conta pode ser refeita depois de cada sorteio.`,
  };
}

/** The decimal logarithm of what is no longer told to the cent. */
const TRILLION_LOG = 12;

function becameText(log: number): string {
  return log < TRILLION_LOG ? formatMoney(10 ** log) : 'mais de 1 trilhão de reais';
}
