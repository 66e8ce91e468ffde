import { SCORE_MAX, SCORE_MIN } from '../../../workers/shared/run/score.ts';
import { formatWhole } from '../format.ts';

const sections = [
  {
    id: 'historico',
    title: 'O histórico é simulado',
    paragraphs: [
      'Os 30 sorteios em que o robô procura números frequentes são criados por um programa, dentro do app. Não são resultados oficiais.',
      'Por isso “quente” e “frio” descrevem só essa simulação.',
      'Quem traz o arquivo oficial em “Conferir” pode gerar com os sorteios reais; cada resultado diz qual foi usado. A chance não muda: o passado não diz nada sobre o próximo sorteio.',
    ],
  },
  {
    id: 'forca',
    title: 'A força e o prêmio são ilustrações',
    paragraphs: [
      `A força, de ${SCORE_MIN} a ${SCORE_MAX}, é um número ao acaso e não mede nada. Um bilhete com força ${SCORE_MAX} tem exatamente a mesma chance de um com ${SCORE_MIN}.`,
      'O prêmio potencial também não é previsão: parte de um valor fixo de cada loteria e soma até 40% ao acaso. O prêmio real depende do concurso e de quantas pessoas acertam.',
      'As frases que aparecem durante a geração fazem parte do espetáculo.',
    ],
  },
  {
    id: 'estrategias',
    title: 'O que uma estratégia faz',
    paragraphs: [
      'Ela escolhe quais números entram no bilhete, para que o jogo tenha a sua cara. Toda combinação tem a mesma chance: nenhuma estratégia muda isso.',
    ],
  },
  {
    id: 'conferir',
    title: 'Para que serve o link dos bilhetes',
    paragraphs: [
      'Cada geração parte de uma semente, um código curto. Com a mesma semente, qualquer pessoa refaz exatamente os mesmos bilhetes: é o que o link faz.',
      'Assim todo mundo vê que os números não foram trocados depois. O link não é uma aposta registrada: para concorrer, faça o jogo nos canais oficiais da loteria.',
      'O nome e as datas que você digita não vão no link, a não ser que você marque essa opção. No lugar deles vão só os números de que a estratégia precisa.',
    ],
  },
  {
    id: 'aparelho',
    title: 'Nada sai do seu aparelho',
    paragraphs: [
      'Os bilhetes são gerados e salvos aqui, no navegador. Não há cadastro, e o que você escolhe não é enviado a ninguém.',
      'Se este site tem resultados e você tem jogos salvos, o app busca no próprio site os últimos resultados; o pedido é igual para todos.',
      'Só o seu toque leva para fora: o vídeo, a página de compra do Premium, o telefone de ajuda e o que você decide compartilhar.',
    ],
  },
  {
    id: 'vinculo',
    title: 'Sem vínculo com a loteria',
    paragraphs: [
      'Este app é independente. Não tem ligação com a operadora das loterias, não vende apostas e não paga prêmios.',
    ],
  },
] as const;

/** Where someone in Brazil finds help when playing has stopped being fun. */
export const help = {
  title: 'Jogue com responsabilidade',
  adults: '18+',
  adultsText: 'Loteria é só para maiores de 18 anos.',
  lead: 'Jogar precisa caber no bolso e no humor. Se parou de ser diversão, existe ajuda gratuita:',
  places: [
    {
      name: 'CVV, telefone 188',
      text: 'Apoio emocional por telefone, com sigilo, de graça e a qualquer hora, em todo o Brasil.',
    },
    {
      name: 'Jogadores Anônimos',
      text: 'Grupos de ajuda mútua para quem quer parar de jogar. Participar é gratuito e anônimo.',
    },
    {
      name: 'SUS',
      text: 'O posto de saúde e o CAPS do seu bairro acolhem e encaminham.',
    },
  ],
  phone: '188',
  call: 'Ligar para o 188',
} as const;

/** Words of the dialog «Como funciona». */
export const howItWorks = {
  lead: 'O robô monta seus bilhetes no seu aparelho, com regras e sorteio. A “inteligência artificial” é o personagem dele: nem ele nem ninguém prevê um sorteio.',
  toLab: 'Ver no laboratório',
  sections,
  odds: {
    title: 'As chances exatas',
    caption: 'Chance de um bilhete acertar o prêmio máximo',
    lottery: 'Loteria',
    chance: 'Chance',
    value: (odds: number) => `1 em ${formatWhole(odds)}`,
    notes: [
      'Na Dupla Sena, a chance vale para cada um dos dois sorteios do concurso.',
      'Na Lotomania você marca 50 números, de 00 a 99, e 20 são sorteados.',
      'Na Timemania, a conta é para os 7 números do bilhete padrão daqui; na lotérica são 10.',
    ],
  },
  help,
} as const;
