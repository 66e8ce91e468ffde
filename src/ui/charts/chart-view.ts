import type { ChartTable } from '../../content/charts/chart-table.ts';
import type { Room, Scene } from './scene.ts';

/** A chart with its words, as whoever has the data makes it. */
export interface ChartView {
  readonly title: string;
  /** One line, beside the title of the folded part. */
  readonly found: string;
  /** What the data are of. */
  readonly source: string;
  /** How to read it. */
  readonly reading: string;
  readonly notMeant: string;
  readonly sceneIn: (room: Room) => Scene;
  /** Asked for when it is shown. */
  readonly table: () => ChartTable;
}
