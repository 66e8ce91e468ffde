import { MAX_INCOMING_BYTES, MAX_INCOMING_FILES } from '../../../workers/shared/incoming/handover.ts';
import { counted } from '../counted.ts';
import { resultsTexts } from '../results/results.ts';

const INSTEAD = `abra o arquivo aqui em “${resultsTexts.choose}”.`;

/** Words for what comes into the app from others: shared with it, or opened with it. */
export const incomingTexts = {
  /** A file that came without a name, and a text. */
  unnamed: 'Arquivo sem nome',
  text: 'Texto',
  faults: {
    'too-large': `O que você compartilhou é grande demais: o limite é ${Math.round(MAX_INCOMING_BYTES / 1e6)} MB por vez. Compartilhe menos de uma vez ou ${INSTEAD}`,
    'too-many': `Você compartilhou arquivos demais: o limite é ${MAX_INCOMING_FILES} por vez. Compartilhe menos de uma vez ou ${INSTEAD}`,
    nothing: `Não chegou nenhum arquivo nem texto. Compartilhe de novo ou ${INSTEAD}`,
    refused: `O navegador não deixou receber o que você compartilhou: falta espaço, ou os dados estão bloqueados. Libere espaço ou ${INSTEAD}`,
    lost: `O que você compartilhou não chegou até aqui. Compartilhe de novo ou ${INSTEAD}`,
    unreadable: `O sistema não entregou o arquivo. Ele pode ter mudado de lugar ou estar só na nuvem. Tente de novo ou ${INSTEAD}`,
  },
  dismiss: 'Entendi',
  outside: 'Recebido de fora',
  anybody: 'Pode ser de qualquer pessoa.',
  others: (rest: number) => `e mais ${counted(rest, 'arquivo')}`,
  resultsTitle: 'Podem ser resultados de sorteios, ou jogos',
  results: 'Nada foi lido nem guardado ainda.',
  /** Has what has come read. */
  read: 'Ler os resultados',
  check: 'Conferir os jogos',
  gamesTitle: 'Este arquivo tem jogos salvos',
  games: 'É uma cópia de “Meus jogos”, sem resultados de sorteios. Nada foi guardado ainda.',
  bringIn: 'Trazer para “Meus jogos”',
  toGames: 'Ver “Meus jogos”',
  groupTitle: 'Este arquivo é um bolão',
  group: 'Alguém mandou este bolão para você. Nada foi guardado ainda.',
  toGroup: 'Ver o bolão',
  close: 'Fechar',
} as const;
