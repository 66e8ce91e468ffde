import type { ScoreClass } from '../../workers/domain/score.ts';
import type { StrategyId } from '../../workers/domain/strategies/catalogue.ts';
import { formatMoney, formatWhole, formatWholeMoney } from './format.ts';
import { gamesLabel } from './home.ts';
import { STRATEGY_NAMES } from './strategies.ts';

const CLASSES: Record<ScoreClass, string> = {
  maximum: 'Força Máxima',
  top: 'Top Class',
  'very-strong': 'Muito Forte',
  good: 'Bom',
};

const STRATEGIES: Record<StrategyId, string> = {
  quick: 'Jogo Rápido',
  strategic: 'Jogo Estratégico',
  aggressive: 'Jogo Agressivo',
  uniform: 'Sorteio uniforme',
  ...STRATEGY_NAMES,
};

/** Words of the result view. */
export const resultTexts = {
  title: 'Seus bilhetes',
  newGame: 'Novo Jogo',
  generated: 'Bilhete Premiado Gerado!',
  summary: (games: number, lottery: string, strategy: StrategyId) =>
    `${gamesLabel(games)} · ${lottery} · ${STRATEGIES[strategy]}`,
  ticket: (index: number) => `Bilhete ${index + 1}`,
  numbers: 'Números',
  scoring: 'Calculando força do jogo...',
  score: (score: number) => `Força ${score}`,
  scoreClass: (scoreClass: ScoreClass) => CLASSES[scoreClass],
  minBet: 'Aposta mínima',
  minBetValue: formatMoney,
  prize: 'Prêmio potencial',
  prizeValue: formatWholeMoney,
  odds: 'Chance do prêmio máximo',
  oddsValue: (odds: number) => `1 em ${formatWhole(odds)}`,
  relaxed:
    'As combinações desta estratégia acabaram: este bilhete foi completado por sorteio livre.',
  replaying: 'Refazendo os bilhetes do link…',
  replayFailed: 'Não foi possível refazer os bilhetes agora.',
  retry: 'Tentar de novo',
  otherEngine: (link: string, here: string) =>
    `Este link foi feito com a versão ${link || 'desconhecida'} do gerador; aqui é a ${here}. Os números podem ser diferentes dos originais.`,
  receiptTitle: 'Comprovante',
  receiptText: 'Com estes dados qualquer pessoa refaz exatamente os mesmos bilhetes.',
  seed: 'Semente',
  historySeed: 'Histórico simulado',
  historyDate: 'Sorteios até',
  engine: 'Versão do gerador',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado',
  copyFailed: 'Não foi possível copiar. O link está na barra de endereço.',
} as const;
