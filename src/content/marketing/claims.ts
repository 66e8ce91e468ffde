/** Words of a promise. A lottery app may not use them, not even in a sample testimonial. */
const PROMISE =
  /garant(?:e|id|ia|ir)\p{L}*|\bganh(?:ei|ou|amos|aram|ador)\p{L}*|premiad\p{L}*|acertei|acertou|faturei|faturou|fiquei ric[ao]|infal[ií]ve\p{L}*|100\s?%|com certeza|dinheiro f[aá]cil|renda extra|chances? (?:maior|melhor)\p{L}*|(?:aument|melhor|multiplic|dobr)\p{L}* (?:as?|suas?|sua|minhas?) chances?/iu;

/** The first promise in a text, or undefined when there is none. */
export function forbiddenClaim(text: string): string | undefined {
  return PROMISE.exec(text)?.[0];
}
