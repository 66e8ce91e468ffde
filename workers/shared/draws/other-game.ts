/** Games of the operator that this product does not have. */
export type OtherGame = 'maismilionaria' | 'supersete' | 'loteca' | 'federal' | 'lotogol';
