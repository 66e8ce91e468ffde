import type { CountRange } from '../../../workers/shared/run/request.ts';
import { NOT_LOADED, runFailed } from './not-loaded.ts';

/** How many numbers a wheel can have for the games asked for. */
export const numberPoolRangeText = ({ min, max }: CountRange): string =>
  `Com essa quantidade de jogos dá para cercar de ${min} a ${max} números com garantia.`;

/** What is behind each code of a failure that was none of the visitor's fault. */
export const FAILURE_REASONS = {
  timeout: 'O gerador demorou demais.',
  crashed: 'O navegador encerrou o gerador: feche outros apps.',
  'spawn-failed': 'O gerador não iniciou: veja se há internet ou recarregue a página.',
  'not-loaded': NOT_LOADED,
  failed: 'Houve um erro do app, não do seu aparelho.',
} as const;

/** Words for a run that failed, on home. */
export const failureTexts = {
  failed: (code: keyof typeof FAILURE_REASONS) => runFailed(FAILURE_REASONS[code]),
  refused: 'Não deu para gerar os bilhetes agora. Suas escolhas continuam aqui.',
  clock: 'Com a data deste aparelho não dá para gerar bilhetes. Acerte a data e a hora e tente de novo.',
  options: (range: CountRange | undefined) =>
    `${range ? numberPoolRangeText(range) : 'As opções da estratégia não servem para esta loteria.'} O que você digitou continua na estratégia.`,
  back: 'Voltar à estratégia',
} as const;
