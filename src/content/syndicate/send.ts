import { formatCents } from '../bet/price.ts';
import { syndicateTexts } from './syndicate.ts';

type SentGroup = { readonly name: string } & Parameters<typeof syndicateTexts.bet>[0];

/** Words of sending a group to others. */
export const sendTexts = {
  withNames: 'Incluir os nomes',
  withNamesHint: 'Sem marcar, quem recebe vê “Pessoa 1”, “Pessoa 2” e as cotas; nenhum nome sai daqui.',
  send: 'Enviar no grupo',
  copy: 'Copiar link',
  file: 'Baixar arquivo',
  linkHint: 'Vai tudo dentro do link; nenhum servidor guarda.',
  tooLong: 'Este bolão não cabe em um link. Mande o arquivo, que está em “Detalhes”.',
  copied: 'Link copiado',
  copyFailed: 'Não deu para copiar.',
  fileFailed: 'Não deu para criar o arquivo.',
  fileName: 'robo-da-sorte-bolao.json',
  /** `quota`: what one costs, in cents; undefined as long as nobody takes part. */
  message: (group: SentGroup, quota: number | undefined, code: string, link: string) =>
    `Bolão “${group.name}”: ${syndicateTexts.bet(group)}${quota === undefined ? '' : `, ${formatCents(quota)} a cota`}. Código: ${syndicateTexts.codeText(code)}.\n${link}`,
} as const;
