import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type Engine, HANG_MS, type Key, PHONE, type Visit } from './engine.ts';
import type { WebKitFiles } from './installed.ts';
import { awaitDriver, openSession, type Session } from './webdriver.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

/** Ample: a browser comes in half a second here, in one beside four busy loops. */
const START_MS = 45_000;

/** Starts WebKitGTK's driver on a screen of its own; each visit is a browser of its own. */
export async function launchWebKit({ driver, browser, screen }: WebKitFiles): Promise<Engine> {
  const xvfb = spawn(screen, ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(xvfb);
  const startDriver = async () => {
    const port = await freePort();
    const server = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      // A group: what is left of its browsers ends with it.
      detached: true,
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        // Without a graphics card layers cost more than they save.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    });
    const address = `http://127.0.0.1:${port}`;
    await awaitDriver(address, () => server.exitCode === null);
    const end = () => {
      if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    };
    return { address, end };
  };
  let current = await startDriver();
  const stop = () => {
    current.end();
    xvfb.kill();
  };
  process.once('exit', stop);
  // Once one that was asked for never came. Nothing says what its driver still waits for: another.
  const session = async (others = 2): Promise<Session> => {
    try {
      return await openSession(
        current.address,
        {
          timeouts: { script: HANG_MS, pageLoad: HANG_MS },
          // Its window is wider than a phone unless it fills the screen.
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
        },
        START_MS,
      );
    } catch (error) {
      if (others === 0) throw error;
      current.end();
      current = await startDriver();
      return session(others - 1);
    }
  };
  // The browser says its version only when it runs.
  let first: Session | undefined = await session();
  return {
    name: `WebKitGTK ${first.browserVersion}`,
    async visit() {
      const next = first ?? (await session());
      first = undefined;
      return openVisit(next);
    },
    async close() {
      process.off('exit', stop);
      stop();
    },
  };
}

async function openVisit({ command }: Session): Promise<Visit> {
  await command('POST', '/window/rect', { x: 0, y: 0, ...PHONE });
  const act = (type: 'key' | 'pointer', ...actions: object[]) =>
    command('POST', '/actions', { actions: [{ type, id: type, actions }] });
  return {
    async open(url) {
      const run = (script: string) => command('POST', '/execute/sync', { script, args: [] });
      // From the same page this would be no new one.
      if (url.includes('#')) await command('POST', '/url', { url: 'about:blank' });
      await run('window.isLeft = true');
      await command('POST', '/url', { url });
      // The driver may answer while the page before is still there, and complains when that goes.
      const end = Date.now() + HANG_MS;
      while (!(await run('return !window.isLeft').catch(() => false))) {
        if (Date.now() > end) throw new Error(`${url} does not come`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async evaluate(expression) {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`;
      const answer = await command('POST', '/execute/async', { script, args: [] });
      const { value, error } = answer as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async press(key) {
      const value = KEYS[key];
      await act('key', { type: 'keyDown', value }, { type: 'keyUp', value });
    },
    async clickAt(x, y) {
      const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
      const button = { button: 0 };
      await act('pointer', move, { type: 'pointerDown', ...button }, { type: 'pointerUp', ...button });
    },
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    async close() {
      await command('DELETE', '');
    },
  };
}

/** The first line that a process writes: Xvfb's is the number of its display. */
function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data) => resolve(String(data).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
