import { useId, useState } from 'react';
import { chartTexts } from '../../content/charts/chart-texts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './chart-part.module.css';
import type { ChartView } from './chart-view.ts';
import { ScenePicture } from './scene-picture.tsx';
import { WideTable } from './wide-table.tsx';

/** A chart, how it is read, and its table at a tap. */
export function Chart({ view }: { readonly view: ChartView }) {
  const [hasTable, setTable] = useState(false);
  const textId = useId();
  const { title } = view;
  const { table, tableName } = chartTexts;
  return (
    <div className={`${layout.form} ${css.body}`}>
      <ScenePicture sceneIn={view.sceneIn} name={title} describedBy={textId} />
      <div id={textId} className={`${layout.list} ${css.words}`}>
        <p className={common.small}>{view.source}</p>
        <p>{view.reading}</p>
      </div>
      <p className={css.notMeant}>{view.notMeant}</p>
      <div className={common.buttons}>
        <Button
          aria-expanded={hasTable}
          aria-label={hasTable ? undefined : tableName(title)}
          onClick={() => setTable(!hasTable)}
        >
          {hasTable ? table.hide : table.show}
        </Button>
      </div>
      {hasTable ? <WideTable table={view.table()} /> : null}
    </div>
  );
}
