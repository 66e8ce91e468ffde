/** What games come to by the text of an official table alone. */
export interface Recount {
  wins: number;
  /** What is known in reais, in cents, and how many wins are not. */
  cents: number;
  unknown: number;
  otherCurrency: number;
  /** Wins by hits. */
  readonly times: Record<number, number>;
}

/**
 * Counts minimum bets in the operator's table as text with tabs, row by row: knows nothing of the app but the rules. A
 * tier counts from the first contest on that somebody won it in, the best one always.
 */
export function recount(text: string, games: readonly (readonly number[])[], tiers: readonly number[]): Recount {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split('\t');
  const rows = lines.map((line) => {
    const cells = line.split('\t');
    const cellOf = (name: string) => cells[names.indexOf(name)] ?? '';
    const tierName = (hits: number) => (hits === 0 ? 'Nenhum Número' : `${hits} acertos`);
    return {
      day: cellOf(names.find((name) => name.startsWith('Data')) ?? '')
        .split('/')
        .reverse()
        .join(''),
      balls: cells.filter((_, i) => names[i]?.startsWith('Bola')).map((ball) => Number(ball)),
      winners: (hits: number) => Number(cellOf(`Ganhadores ${tierName(hits)}`)),
      cents: (hits: number) => Number(cellOf(`Rateio ${tierName(hits)}`).replace(/[^\d]/g, '')),
    };
  });
  // Without a day a contest is as old as the next that has one.
  const dayFrom = (row: number) => rows.slice(row).find(({ day }) => day !== '')?.day ?? '9';
  const isOld = rows.map((_, row) => dayFrom(row) < '19940701');
  const [top] = tiers;
  const firsts = tiers.map((hits) => (hits === top ? 0 : rows.findIndex((row) => row.winners(hits) > 0)));
  const times = Object.fromEntries(tiers.map((hits) => [hits, 0]));
  const count: Recount = { wins: 0, cents: 0, unknown: 0, otherCurrency: 0, times };
  for (const [place, row] of rows.entries()) {
    for (const game of games) {
      const hits = game.filter((n) => row.balls.includes(n % 100)).length;
      const first = firsts[tiers.indexOf(hits)] ?? -1;
      if (first < 0 || place < first) continue;
      times[hits] = (times[hits] ?? 0) + 1;
      count.wins++;
      if (isOld[place]) count.otherCurrency++;
      else if (row.winners(hits) === 0) count.unknown++;
      else count.cents += row.cents(hits);
    }
  }
  return count;
}
