/** Numbers held lucky, or dear, somewhere, ascending; the reason is in the comment. */
export const LUCKY_NUMBERS = [
  { number: 3, culture: 'christian' }, // the Trinity
  { number: 7, culture: 'western' }, // the proverbial lucky seven
  { number: 8, culture: 'chinese' }, // ba sounds like fa, to prosper
  { number: 9, culture: 'chinese' }, // jiu sounds like long-lasting
  { number: 11, culture: 'numerology' }, // a master number
  { number: 13, culture: 'italian' }, // fare tredici: to hit the jackpot
  { number: 18, culture: 'jewish' }, // the letters of chai, life
  { number: 21, culture: 'card-games' }, // the best hand of blackjack
  { number: 22, culture: 'numerology' }, // a master number
  { number: 24, culture: 'jain' }, // the 24 Tirthankaras
  { number: 27, culture: 'hindu' }, // the 27 nakshatras, the lunar mansions
  { number: 33, culture: 'christian' }, // the traditional age of Christ
  { number: 40, culture: 'christian' }, // forty days: flood, desert, Lent
  { number: 42, culture: 'pop-culture' }, // Douglas Adams: the answer to everything
  { number: 48, culture: 'buddhist' }, // the 48 vows of Amitabha (Pure Land)
  { number: 52, culture: 'mesoamerican' }, // years of the Calendar Round
  { number: 64, culture: 'chinese' }, // the hexagrams of the I Ching
  { number: 68, culture: 'chinese' }, // liu ba: smooth and prosperous
  { number: 77, culture: 'christian' }, // forgive seventy-seven times, Matthew 18:22
  { number: 88, culture: 'chinese' }, // eight, prosperity, twice
  { number: 99, culture: 'chinese' }, // nine, long-lasting, twice
] as const satisfies readonly { number: number; culture: string }[];

export type LuckyNumber = (typeof LUCKY_NUMBERS)[number];

/** Who holds a number lucky, or dear. */
export type LuckyCulture = LuckyNumber['culture'];
