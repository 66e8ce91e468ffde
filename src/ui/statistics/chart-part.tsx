import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { DrawStatistics } from '../../../workers/shared/statistics/statistics.ts';
import { chartTable } from '../../content/statistics/chart-tables.ts';
import { type ChartId, chartWords } from '../../content/statistics/charts.ts';
import { sourceWords, statisticsTexts } from '../../content/statistics/statistics.ts';
import { Button } from '../parts/button.tsx';
import css from './chart-part.module.css';
import { ChartRows } from './chart-rows.tsx';
import { chartScene } from './chart-scene.ts';
import { saveChart } from './save-chart.ts';
import { ScenePicture } from './scene-picture.tsx';
import { useRoom } from './use-room.ts';

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
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const [hasTable, setTable] = useState(false);
  const textId = useId();
  const { title, reading, notMeant } = chartWords[id];
  const { table, save, tableName, saveName } = statisticsTexts;
  return (
    <div className={css.body}>
      <div id={textId} className={css.words}>
        <p className={css.source}>{sourceWords(lotteryOf(answer.lottery).name, answer)}</p>
        <p>{reading(answer)}</p>
      </div>
      <div ref={place}>
        {room ? <ScenePicture scene={chartScene(id, answer, room)} name={title} describedBy={textId} /> : null}
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
