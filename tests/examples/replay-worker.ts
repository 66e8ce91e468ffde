import { type Endpoint, expose } from 'comlink';
import { type Receipt, replay } from 'robo-da-sorte';

const api = { ready: () => true, replay: (receipt: Receipt) => replay(receipt) };

export type ReplayApi = typeof api;

// Named, since under Vitest the worker's `self` is not Comlink's own.
expose(api, self as Endpoint);
