import { BACKTEST_WINDOW } from '../../../workers/shared/lab/lab-limits.ts';
import { type BacktestDraws, type LabRequest, lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import { riggedRatio } from '../../../workers/shared/lab/rigged-ratio.ts';
import { type Lottery, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { counted } from '../counted.ts';
import { formatNumber, ofLottery } from '../format.ts';
import { strategyName } from '../strategy/strategy-name.ts';
import { ratioText } from './lab-numbers.ts';

/** An experiment in one sentence. */
export function requestText(request: LabRequest): string {
  const lottery = lotteryOf(lotteryOfLab(request));
  const of = ofLottery(lottery);
  switch (request.kind) {
    case 'simulate': {
      const { bet, draws } = request;
      const on = `em ${counted(draws, 'sorteio')} ${of}`;
      if (bet.kind === 'games') return `${counted(bet.games.length, 'jogo')} ${on}.`;
      const { strategy, games } = bet.run;
      return `${counted(games, 'jogo novo', 'jogos novos')} de “${strategyName(strategy)}” por sorteio, ${on}.`;
    }
    case 'walk': {
      const { draws, games } = request;
      return `As estratégias em ${drawsText(draws, lottery)}, com ${counted(games, 'jogo')} por sorteio.`;
    }
  }
}

function drawsText(draws: BacktestDraws, lottery: Lottery): string {
  const { kind, size } = draws;
  const of = ofLottery(lottery);
  switch (kind) {
    case 'imported':
      return `${counted(size, 'sorteio real', 'sorteios reais')} ${of} (os ${BACKTEST_WINDOW} primeiros só são vistos)`;
    case 'simulated':
      return `${counted(size, 'sorteio simulado', 'sorteios simulados')} ${of}`;
    case 'rigged': {
      const { numbers, weight } = draws;
      if (weight === 1) return `${counted(size, 'sorteio honesto', 'sorteios honestos')} ${of}`;
      const favoured = numbers.map(formatNumber).join(' ');
      const ratio = ratioText(riggedRatio(lottery, numbers.length, weight));
      return `${counted(size, 'sorteio viciado', 'sorteios viciados')} ${of} (${favoured}, ${ratio})`;
    }
  }
}
