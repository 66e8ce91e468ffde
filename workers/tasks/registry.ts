import type { TaskName } from './contracts.ts';
import { frequency, generateAtHome, isHomeRun } from './home.ts';
import type { Task } from './task.ts';

/**
 * The task behind each name. Those of home's two buttons come with the worker; others load when they are asked for, so
 * that the worker starts as fast however many there are.
 */
export const TASKS: { readonly [N in TaskName]: Task<N> } = {
  frequency: { load: () => frequency },
  generate: {
    load: (input) => (isHomeRun(input) ? generateAtHome : import('./generate.ts').then((m) => m.generate)),
  },
  wheel: { load: () => import('./wheel.ts').then((m) => m.wheel) },
  wheelSizes: { load: () => import('./wheel.ts').then((m) => m.wheelSizes) },
  rankCandidates: { load: () => import('./champion.ts').then((m) => m.rankCandidates) },
  pickChampions: { load: () => import('./champion.ts').then((m) => m.pickChampions) },
  keptDraws: { load: () => import('./kept-draws.ts').then((m) => m.keptDraws) },
  keepDraws: { load: () => import('./kept-draws.ts').then((m) => m.keepDraws) },
  removeDraws: { load: () => import('./kept-draws.ts').then((m) => m.removeDraws) },
  keptTable: { load: () => import('./kept-draws.ts').then((m) => m.keptTable) },
  keptWindow: { load: () => import('./kept-draws.ts').then((m) => m.keptWindow) },
  checkGames: { load: () => import('./kept-draws.ts').then((m) => m.checkGames) },
  readGames: { load: () => import('./read-games.ts').then((m) => m.readGames) },
  lotteriesOfList: { load: () => import('./read-games.ts').then((m) => m.lotteriesOfList) },
  readReceipt: { load: () => import('./read-receipt.ts').then((m) => m.readReceipt) },
  readResults: { load: () => import('./read-results.ts').then((m) => m.readResults) },
  labPlan: { load: () => import('./lab.ts').then((m) => m.labPlan) },
  labBlock: { load: () => import('./lab.ts').then((m) => m.labBlock) },
  labReport: { load: () => import('./lab.ts').then((m) => m.labReport) },
  labAudit: { load: () => import('./lab.ts').then((m) => m.labAudit) },
  labPopularity: { load: () => import('./lab.ts').then((m) => m.labPopularity) },
  labDraws: { load: () => import('./lab.ts').then((m) => m.labDraws) },
  statistics: { load: () => import('./statistics.ts').then((m) => m.statistics) },
};
