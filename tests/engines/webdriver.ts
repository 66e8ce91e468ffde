import { HANG_MS } from './engine.ts';

/** A session of classic WebDriver: commands over HTTP. https://www.w3.org/TR/webdriver2/ */
export interface Session {
  readonly browserVersion: string;
  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
}

interface Answer {
  readonly value: unknown;
}

/** The driver itself gives up before the limit, but for a browser that does not answer it at all. */
async function send(address: string, method: string, body?: unknown, limitMs = 2 * HANG_MS): Promise<unknown> {
  const fail = (why: unknown): never => {
    throw new Error(`${method} ${address} ${JSON.stringify(body)}: ${JSON.stringify(why)}`);
  };
  const json = body === undefined ? null : JSON.stringify(body);
  const signal = AbortSignal.timeout(limitMs);
  const response = await fetch(address, { method, body: json, signal }).catch(({ message, cause }: Error) =>
    fail(`${message} ${cause ?? ''}`),
  );
  const { value } = (await response.json()) as Answer;
  return response.ok ? value : fail(value);
}

/** Opens a browser with the driver at an address; «DELETE» without a path closes it. */
export async function openSession(driver: string, wanted: object, limitMs: number): Promise<Session> {
  const capabilities = { alwaysMatch: wanted };
  const made = (await send(`${driver}/session`, 'POST', { capabilities }, limitMs)) as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
  return {
    browserVersion: made.capabilities.browserVersion,
    command: (method, path, body) => send(`${driver}/session/${made.sessionId}${path}`, method, body),
  };
}

/** Waits until a driver that has just been started answers at its address. */
export async function awaitDriver(driver: string, isRunning: () => boolean): Promise<void> {
  for (;;) {
    try {
      await send(`${driver}/status`, 'GET');
      return;
    } catch (error) {
      if (!isRunning()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
