import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a line is like: bits a second in each direction, milliseconds there and back. */
export interface Conditions {
  readonly rate: number;
  readonly latency: number;
}

/** The most that goes at a time, so that connections share the line. */
const PIECE = 1400;

/** How often the line looks at the clock; what it is late for it makes good. */
const TICK = 2;

/** One direction of a line: pieces of the connections in turn, each as late as rate and way make it. */
function direction(conditions: () => Conditions, arrived: (bytes: number) => void = () => {}) {
  /** What each connection has to send; null ends it. */
  const waiting = new Map<Socket, (Buffer | null)[]>();
  const underWay: { at: number; to: Socket; piece: Buffer | null }[] = [];
  let freeAt = 0;
  const depart = (now: number) => {
    for (const [to, [chunk = null, ...rest]] of waiting) {
      if (freeAt > now) return;
      const { rate, latency } = conditions();
      const piece = chunk?.subarray(0, PIECE) ?? null;
      const left = chunk && chunk.length > PIECE ? [chunk.subarray(PIECE), ...rest] : rest;
      // Last in its turn now.
      waiting.delete(to);
      if (left.length > 0) waiting.set(to, left);
      freeAt += ((piece?.length ?? 0) * 8000) / rate;
      underWay.push({ at: freeAt + latency / 2, to, piece });
    }
  };
  const goOn = () => {
    const now = performance.now();
    depart(now);
    while (underWay[0] && underWay[0].at <= now) {
      const { to, piece } = underWay[0];
      underWay.shift();
      arrived(piece?.length ?? 0);
      if (piece === null) to.end();
      else if (!to.destroyed) to.write(piece);
    }
  };
  const clock = setInterval(goOn, TICK);
  return {
    send(to: Socket, chunk: Buffer | null): void {
      if (waiting.size === 0) freeAt = Math.max(freeAt, performance.now());
      waiting.set(to, [...(waiting.get(to) ?? []), chunk]);
      goOn();
    },
    stop: () => clearInterval(clock),
  };
}

/**
 * A slow line to a server on this machine, which all connections share: what the page, its worker and a service worker
 * ask for goes through it alike. Opening a connection takes no time.
 */
export async function slowLine(serverPort: number) {
  let conditions: Conditions = { rate: Number.POSITIVE_INFINITY, latency: 0 };
  let received = 0;
  const open = new Set<Socket>();
  const up = direction(() => conditions);
  const down = direction(
    () => conditions,
    (bytes) => {
      received += bytes;
    },
  );
  const server = createServer((client) => {
    const origin = connect(serverPort, '127.0.0.1');
    for (const socket of [client, origin]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', () => {});
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (chunk) => up.send(origin, chunk)).on('close', () => origin.destroy());
    origin.on('data', (chunk) => down.send(client, chunk));
    // After what is still under way.
    origin.on('end', () => down.send(client, null));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Bytes that have arrived at the browser, headers too. */
    received: () => received,
    set(wanted: Conditions): void {
      conditions = wanted;
    },
    /** No network any more. */
    cut(): void {
      server.close();
      up.stop();
      down.stop();
      for (const socket of open) socket.destroy();
    },
  };
}
