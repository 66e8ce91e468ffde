import { cutOffAll, processes } from '../cluster/processes.ts';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * From now on all that this process has started ends with it when a signal ends it, or when whoever has started it is
 * gone: npm hands a signal on to its shell alone, and the shell to nobody.
 */
export function endTogether(): void {
  const { ppid } = process;
  const end = () => {
    cutOffAll(processes(process.pid));
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  setInterval(() => process.ppid !== ppid && end(), 200).unref();
}
