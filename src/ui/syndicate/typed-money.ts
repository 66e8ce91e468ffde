/** Cents as one types them: «1234,50». */
export function typedMoney(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
