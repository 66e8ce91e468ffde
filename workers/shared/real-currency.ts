/**
 * The day from which on amounts are in reais: the Real came into force on 1 July 1994 (Lei nº 8.880/1994,
 * art. 3, and Lei nº 9.069/1995, art. 1). One was 2,750 cruzeiros reais, which sources print with the same «R$».
 */
export const REAL_SINCE = '1994-07-01';
