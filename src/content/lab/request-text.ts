import { type LabRequest, lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { counted } from '../counted.ts';
import { formatNumber, ofLottery } from '../format.ts';
import { strategyName } from '../strategy/strategy-name.ts';

/** An experiment in one sentence. */
export function requestText(request: LabRequest): string {
  const of = ofLottery(lotteryOf(lotteryOfLab(request)));
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
      const each = `com ${counted(games, 'jogo')} por sorteio`;
      if (draws.kind === 'rigged') {
        const numbers = draws.numbers.map(formatNumber).join(' ');
        return `As estratégias em ${counted(draws.size, 'sorteio viciado', 'sorteios viciados')} ${of} (${numbers}, ${draws.weight} vezes), ${each}.`;
      }
      const kind = draws.kind === 'imported' ? 'reais' : 'simulados';
      return `As estratégias em ${draws.size} sorteios ${kind} ${of}, ${each}.`;
    }
    case 'audit':
      return `Auditoria de ${counted(request.tickets, 'bilhete')} ${of}.`;
  }
}
