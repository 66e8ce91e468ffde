import type { Format } from '../../platform/stored-value.ts';

/** The count stays there: nine digits are more games than anybody makes. */
export const MAX_COUNT = 999_999_999;

/** The number of games made in the free trial: a whole number, 0…MAX_COUNT. */
export const GAME_COUNT: Format<number> = {
  empty: 0,
  parse(text) {
    const isWhole = /^(0|[1-9]\d{0,8})$/.test(text);
    return { value: isWhole ? Number(text) : 0, isWhole };
  },
  print: String,
};
