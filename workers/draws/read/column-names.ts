/** What columns of tables and keys of JSON are called, as plain words: see `plainWord`. */
export const COLUMN_NAMES = {
  contest: /^(?:n|no|nro|numero)?(?:do)?conc(?:urso)?(?:n|no|nro|numero)?$/,
  date: /^data(?:(?:do)?(?:sorteio|concurso)|apuracao|daapuracao)?$/,
  /** One for all numbers, or of Dupla Sena one for each draw. */
  numbers: /^(?:dezenas|numeros|bolas|resultados?)(?:sortead[ao]s)?1?$/,
  second: /^(?:dezenas|numeros|bolas|resultados?)(?:sortead[ao]s)?2$/,
  team: /^time(?:do)?coracao$/,
  month: /^mes(?:d[ae])?sorte$/,
  takings: /^arrecadacaototal$/,
  /** Of +Milionária. */
  clovers: /^trevos?\d?(?:sorteados)?$/,
} as const;
