const whole = new Intl.NumberFormat('pt-BR');

/** A whole number with points: «50.063.860». */
export const formatWhole = (value: number): string => whole.format(value);
