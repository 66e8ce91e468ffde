/** Length of the longest sequence of neighbours n, n+1, … among ascending numbers; 0 for none. */
export function longestSequence(numbers: ArrayLike<number>): number {
  let longest = 0;
  let sequence = 0;
  for (let i = 0; i < numbers.length; i++) {
    sequence = i > 0 && numbers[i] === (numbers[i - 1] as number) + 1 ? sequence + 1 : 1;
    if (sequence > longest) longest = sequence;
  }
  return longest;
}

/** How many of these ascending numbers have their successor among them. */
export function neighbourPairs(numbers: readonly number[]): number {
  return numbers.filter((n, i) => numbers[i + 1] === n + 1).length;
}
