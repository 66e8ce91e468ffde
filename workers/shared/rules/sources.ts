/** Where a fact about a lottery was read, and when. */
export interface Source {
  readonly where: string;
  /** `YYYY-MM-DD`. */
  readonly read: string;
}

/** What the rules of this folder rest on, by the name that they give it. */
export const SOURCES = {
  draws: {
    where: "the operator's answers for the contests from January 2025 to August 2026, kept in public repositories",
    read: '2026-08-20',
  },
  prices: { where: "articles on the operator's new prices of July 2025", read: '2026-08-20' },
  pastPrices: {
    where: 'articles on the new prices of September 2009, May 2014, May 2015, November 2019 and April 2023',
    read: '2026-11-26',
  },
  sales: { where: 'three of four articles on the draws on Sundays; one says Sunday 10 h 45', read: '2026-08-20' },
  teimosinha: {
    where: "the operator's answer to its own bet page of December 2023, and its list of questions of 2026",
    read: '2026-08-20',
  },
  playslips: { where: "the operator's playslips", read: '2026-08-20' },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceName = keyof typeof SOURCES;
