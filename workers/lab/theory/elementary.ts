/** Terms of a series; what follows them is below half a digit of a float. */
const TERMS = 20;

/** The logarithm of 2 in two parts: the first has so few digits that a small whole multiple of it is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/**
 * The natural logarithm of x > 0, of sums and products alone. The language leaves what `Math.log` gives in the last digit
 * to each engine; these functions give the same in all of them, to 15 digits.
 */
export function log(x: number): number {
  let [part, power] = [x, 0];
  for (; part > Math.SQRT2; power++) part /= 2;
  for (; part < Math.SQRT1_2; power--) part *= 2;
  const s = (part - 1) / (part + 1);
  const square = s * s;
  let sum = 0;
  for (let k = TERMS; k >= 0; k--) sum = sum * square + 1 / (2 * k + 1);
  return power * LN2_HIGH + (2 * s * sum + power * LN2_LOW);
}

/** e to the power of x. */
export function exp(x: number): number {
  // Beyond these a float is 0 or infinite.
  if (x < -746) return 0;
  if (x > 710) return Number.POSITIVE_INFINITY;
  const power = Math.round(x / Math.LN2);
  const rest = x - power * LN2_HIGH - power * LN2_LOW;
  let sum = 1;
  for (let k = TERMS; k > 0; k--) sum = 1 + (sum * rest) / k;
  return sum * timesTwo(power);
}

/** 2 to a whole power, exact; one that is too small for a float in one factor is none of those that are asked for. */
function timesTwo(power: number): number {
  let [product, factor] = [1, power < 0 ? 0.5 : 2];
  for (let rest = Math.abs(power); rest > 0; rest >>= 1) {
    if (rest & 1) product *= factor;
    factor *= factor;
  }
  return product;
}

/** The cube root of x ≥ 0. */
export function cubeRoot(x: number): number {
  if (x === 0) return 0;
  const near = exp(log(x) / 3);
  return near - (near - x / (near * near)) / 3;
}
