// `npm start` and `npm run profile`: what can be wrong is found first, then what is missing is installed, the site built
// and served. Plain JavaScript for Node alone, of any version: nothing is there yet.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
// Whole: a Node without `parseArgs` would not start this, nor say why, were it imported by its name.
import util from 'node:util';

const PORT = process.env.PORT || '4173';
const port = Number(PORT);

const { host, mode } = readOptions();
// A server of this machine alone, unless others are to see it.
const address = host ? undefined : 'localhost';

/** Ends with a sentence for who has typed the command. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readOptions() {
  try {
    const options = { host: { type: 'boolean', default: false }, mode: { type: 'string', default: 'production' } };
    return util.parseArgs({ options }).values;
  } catch (error) {
    return refuse(`start: ${error.message.split('\n')[0]}; npm start -- --host serves other machines too`);
  }
}

/** Why a port cannot be listened on, as the system's code; undefined when it can. */
function faultOf(port) {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', ({ code }) => done(code));
    server.listen(port, address, () => server.close(() => done(undefined)));
  });
}

/** What to type for the first port behind another that is free. */
async function commandBehind(free) {
  do free = (free + 1) % 65_536;
  while (await faultOf(free));
  const command = (mode === 'profile' ? 'npm run profile' : 'npm start') + (host ? ' -- --host' : '');
  return process.platform === 'win32' ? `set PORT=${free}&& ${command}` : `PORT=${free} ${command}`;
}

if (!/^\d{1,5}$/.test(PORT) || port > 65_535) {
  refuse(`PORT "${PORT}": expected a whole number, 0 to 65535; type: ${await commandBehind(4172)}`);
}
const fault = await faultOf(port);
if (fault) {
  const why = fault === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${fault})`;
  refuse(`Port ${port} ${why}; type: ${await commandBehind(port)}`);
}
await import('./setup.mjs');
process.stderr.write('Building the site…\n');
const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--mode', mode];
const { status } = spawnSync(process.execPath, build, { stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);
const { loadEnv, preview } = await import('vite');
const server = await preview({ mode, preview: { port, strictPort: true, host: address ?? true } });
const env = loadEnv(mode, process.cwd(), 'VITE_');
const samples = ['video', 'checkout'].filter((page) => env[`VITE_${page.toUpperCase()}_URL`] === undefined);
const told = `Sample pages: ${samples.join(', ')}; docs/hosting.md tells how to set your own.\n`;
if (samples.length > 0) process.stderr.write(told);
server.printUrls();
