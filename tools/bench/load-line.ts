import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Conditions, direction } from './load-direction.ts';

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
