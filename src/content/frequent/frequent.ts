import type { History } from '../../../workers/shared/run/history.ts';
import { historyDraws } from '../history/history-name.ts';
import { FAILURE_REASONS } from '../run/failure.ts';

/** Words of the frequent view. */
export const frequentTexts = {
  /** On home, of the draws that the numbers come from. */
  simulated: 'simulados',
  window: (until: string) => `Nos últimos 30 sorteios simulados, até ${until}.`,
  official: (history: History) => `Nos últimos ${historyDraws(history)}.`,
  list: 'Números, do mais ao menos frequente',
  item: (n: number, times: number) => `Número ${n}, saiu ${times === 1 ? '1 vez' : `${times} vezes`}`,
  times: (times: number) => `${times}×`,
  loading: 'Contando os sorteios…',
  failed: (code: keyof typeof FAILURE_REASONS) => `Não deu para contar os sorteios agora. ${FAILURE_REASONS[code]}`,
  clock: 'Com a data deste aparelho não há sorteios para contar. Acerte a data e a hora e tente de novo.',
  generate: { frequent: 'Gerar', hot: 'Gerar jogo' },
  useInStrategy: 'Usar na estratégia',
  honest: 'Frequência passada não muda a chance de um número sair no próximo sorteio.',
} as const;
