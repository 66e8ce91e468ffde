import { cvvPhone, footerTexts } from '../shell/footer.ts';

/** Who helps, and how to reach them. */
interface Helper {
  readonly name: string;
  readonly text: string;
  readonly phone?: string;
}

/** Words of «Ajuda». */
export const helpTexts = {
  title: 'Ajuda',
  lead: 'Se o jogo está pesando, para você ou para alguém perto, dá para conversar de graça:',
  call: (phone: string) => `Ligar para ${phone}`,
  facts: 'Informações de meados de 2026.',
} as const;

export const helpers: readonly Helper[] = [
  { name: 'CVV', text: footerTexts.help, phone: cvvPhone },
  {
    name: 'Jogadores Anônimos',
    text: 'Grupos de ajuda mútua de quem quer parar de jogar, presenciais e pela internet.',
  },
  {
    name: 'Teleatendimento do SUS',
    text: 'Desde março de 2026, no aplicativo Meu SUS Digital: em “Miniapps”, toque em “Problemas com jogos de apostas?”. Para maiores de 18 anos e para a família.',
  },
  { name: 'Ouvidoria do SUS', text: 'Diz onde há atendimento perto de você.', phone: '136' },
  {
    name: 'CAPS e UBS',
    text: 'Centros de Atenção Psicossocial e postos de saúde: atendem pessoalmente. Procure o mais perto de casa.',
  },
];
