import { type SyntheticEvent, useId, useState } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { type ChartTable, chartTable } from '../../content/statistics/chart-tables.ts';
import { type ChartId, chartWords } from '../../content/statistics/charts.ts';
import { sourceWords, statisticsTexts } from '../../content/statistics/statistics.ts';
import { Button } from '../parts/button.tsx';
import css from './chart-part.module.css';
import { chartScene } from './chart-scene.ts';
import { saveChart } from './save-chart.ts';
import { ScenePicture } from './scene-picture.tsx';

interface Props {
  readonly id: ChartId;
  readonly answer: DrawStatistics;
  readonly startsOpen?: boolean;
}

/** A chart that is folded to its name and what it found; it is drawn when it is opened. */
export function ChartPart({ id, answer, startsOpen = false }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { title, found } = chartWords[id];
  const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return (
    <details className={css.part} open={isOpen} onToggle={toggle}>
      <summary className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <span className={css.found}>{found(answer)}</span>
      </summary>
      {isOpen ? <Chart id={id} answer={answer} /> : null}
    </details>
  );
}

function Chart({ id, answer }: Omit<Props, 'startsOpen'>) {
  const [hasTable, setTable] = useState(false);
  const textId = useId();
  const { title, reading, notMeant } = chartWords[id];
  const { table, save, tableName, saveName } = statisticsTexts;
  return (
    <div className={css.body}>
      <ScenePicture sceneIn={(room) => chartScene(id, answer, room)} name={title} describedBy={textId} />
      <div id={textId} className={css.words}>
        <p className={css.source}>{sourceWords(lotteryOf(answer.lottery).name, answer)}</p>
        <p>{reading(answer)}</p>
      </div>
      <p className={css.notMeant}>{notMeant(answer)}</p>
      <div className={css.actions}>
        <Button
          aria-expanded={hasTable}
          aria-label={hasTable ? undefined : tableName(title)}
          onClick={() => setTable(!hasTable)}
        >
          {hasTable ? table.hide : table.show}
        </Button>
        <Button aria-label={saveName(title)} onClick={() => void saveChart(id, answer)}>
          {save}
        </Button>
      </div>
      {hasTable ? <ChartRows table={chartTable(id, answer)} /> : null}
    </div>
  );
}

/** The table behind a chart. */
function ChartRows({ table: { caption, head, rows } }: { readonly table: ChartTable }) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
