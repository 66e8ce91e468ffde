import { engineOf } from '../../../workers/engine/engine.ts';

/** The engine that makes new runs, and so the one whose statistics are tested. */
export const NEWEST = engineOf();

export const { stream } = NEWEST;
