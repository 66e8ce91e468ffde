/** When a fact about a lottery was read. Where it was stands above each: no page needs it. */
export interface Source {
  /** `YYYY-MM-DD`. */
  readonly read: string;
}

/** What the rules of this folder rest on, by the name that they give it. */
export const SOURCES = {
  /** The operator's answers for the contests from January 2025 to August 2026, kept in public repositories. */
  draws: { read: '2026-08-20' },
  /** Articles on the operator's new prices of July 2025. */
  prices: { read: '2026-08-20' },
  /** Articles on the new prices of September 2009, May 2014, May 2015, November 2019 and April 2023. */
  pastPrices: { read: '2026-11-26' },
  /** Three of four articles on the draws on Sundays; one says Sunday 10 h 45. */
  sales: { read: '2026-08-20' },
  /** The operator's answer to its own bet page of December 2023, and its list of questions of 2026. */
  teimosinha: { read: '2026-08-20' },
  /** Articles of July and October 2025 and of February 2026 on how prizes are paid; they are announced after tax. */
  payout: { read: '2026-11-26' },
  /** Articles of 2024 to 2026 on the special draws; the shares of the Mega da Virada since August 2025. */
  specials: { read: '2026-11-26' },
  /** Three public files of results that agree on the contest, the day and the hour. */
  independence: { read: '2026-11-29' },
  /** The operator's playslips. */
  playslips: { read: '2026-08-20' },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceName = keyof typeof SOURCES;
