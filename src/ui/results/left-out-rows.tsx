import { differencesText, differentPartsText } from '../../content/results/differences.ts';
import { rowFault } from '../../content/results/refusals.ts';
import { reportTexts } from '../../content/results/report.ts';
import type { FoundResults } from '../../state/results/importing.ts';
import { Folded } from './folded.tsx';

interface Props {
  readonly rows: FoundResults['report']['leftOut'];
  /** How many there are, listed or not. */
  readonly count: number;
}

/** The rows of a file that were left out, each with its reason. */
export function LeftOutRows({ rows, count }: Props) {
  if (count === 0) return null;
  const items = rows.map(({ row, contest, fault, value, differs, draw }) => (
    <li key={row}>
      <b>{reportTexts.row(row, contest)}</b>: {rowFault(fault)}
      {value ? ` (${value})` : null}
      {differs && draw ? `: ${differencesText(differs)} (${differentPartsText(draw, differs)})` : null}
    </li>
  ));
  return <Folded title={reportTexts.leftOutTitle(count)} items={items} count={count} />;
}
