/** 95 % of a normal law lie within so many standard deviations. */
export const WITHIN_95 = 1.959963984540054;
