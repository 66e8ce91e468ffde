/** An object of a JSON text, of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a draw or a tier tells, by the names that fields have: the operator's first, then those of mirrors. */
const NAMES = {
  lottery: ['loteria', 'tipoJogo', 'modalidade', 'nome'],
  contest: ['numero', 'concurso'],
  date: ['dataApuracao', 'data'],
  numbers: ['listaDezenas', 'dezenas', 'dezenasSorteadas', 'resultado', 'numeros'],
  order: ['dezenasSorteadasOrdemSorteio', 'dezenasOrdemSorteio'],
  second: ['listaDezenasSegundoSorteio', 'dezenasSegundoSorteio', 'dezenas2'],
  team: ['timeCoracao', 'nomeTimeCoracaoMesSorte'],
  month: ['mesSorte', 'nomeTimeCoracaoMesSorte'],
  clovers: ['trevos', 'trevosSorteados'],
  takings: ['valorArrecadado', 'arrecadacaoTotal'],
  tiers: ['listaRateioPremio', 'premiacoes'],
  tier: ['descricaoFaixa', 'descricao', 'acertos', 'nome'],
  winners: ['numeroDeGanhadores', 'ganhadores', 'vencedores'],
  prize: ['valorPremio', 'premio', 'valor'],
} as const;

type FieldName = keyof typeof NAMES;

/** Most elements of a list that are looked at: more than any draw has numbers. */
const MAX_LIST = 100;

/** True for an object that is no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first field of a name that says something; undefined where none does. */
export function fieldOf(fields: Fields, name: FieldName): unknown {
  return NAMES[name].map((one) => fields[one]).find((value) => (value ?? '') !== '');
}

/** True for a draw in the operator's own names. */
export function isOfficial(fields: Fields): boolean {
  return [NAMES.numbers[0], NAMES.order[0]].some((name) => (fields[name] ?? '') !== '');
}

/** The first field of a name that is a text or a number, as text; empty where none is. */
export function textOf(fields: Fields, name: FieldName): string {
  return NAMES[name].map((one) => asText(fields[one])).find((text) => text !== '') ?? '';
}

/** A list of texts or numbers as texts; undefined for what is no list. */
export function textsOf(fields: Fields, name: FieldName): string[] | undefined {
  const value = fieldOf(fields, name);
  return Array.isArray(value) ? value.slice(0, MAX_LIST).map(asText) : undefined;
}

/** A text or a number as text; empty for anything else. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}
