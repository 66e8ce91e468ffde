import type { CatalogueId } from '../../workers/domain/strategies/catalogue.ts';

export const STRATEGY_NAMES: Readonly<Record<CatalogueId, string>> = {
  'quentes-frios': 'Números quentes e frios',
  repeticoes: 'Repetições do último sorteio',
  'pares-impares': 'Equilíbrio de pares e ímpares',
  sequencia: 'Sequência equilibrada',
  espelhamento: 'Espelhamento',
  'primos-multiplos': 'Primos e múltiplos',
  quadrante: 'Quadrante inteligente',
  atrasados: 'Números atrasados',
  somatoria: 'Somatória equilibrada',
  'datas-especiais': 'Datas especiais',
  numerologia: 'Numerologia',
  'sorte-global': 'Números da sorte no mundo',
  'combinacao-auto': 'Combinação automática',
  campeao: 'Estratégia campeã',
  cercamento: 'Cercamento inteligente',
  'anti-repeticao': 'Anti-repetição',
};
