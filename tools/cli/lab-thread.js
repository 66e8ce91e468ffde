// What `lab --jobs` starts from source; of the package it is lab/thread.ts, built under the same name. On Node 20 tsx
// serves the first thread alone: every other one asks for it.
import { register } from 'tsx/esm/api';

register();
await import('./lab/thread.ts');
