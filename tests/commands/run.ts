// `npm run commands`: a round of each script that takes too long for a test, or serves until it is ended.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readTool } from '../../tools/cli/read-tool.ts';
import { dayInBrazil } from '../../workers/shared/lottery/day-in-brazil.ts';
import { ensureChromium } from '../e2e/chromium.mjs';
import { silentSpecials } from '../shared/rules/silent-specials.ts';
import { endTogether } from '../support/end-together.ts';
import { LONG_ROUNDS } from './commands.ts';

const { names } = readTool('commands', {}, 'script', Object.keys(LONG_ROUNDS));
endTogether();
const env = { ...process.env, BRIEF: '1', RUNS: '1', PORT: '0', CHROMIUM_PATH: ensureChromium() };

/** Why a script did not do what it should; undefined when it did. One that serves ends when a page is there. */
function faultOf(name: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((done) => {
    const child = spawn('npm', ['run', name, '--', ...args], {
      env: { ...env, NO_COLOR: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      process.stdout.write(text);
      said += text;
      const [, site] = /Local: +(http:\S+)\n/.exec(said) ?? [];
      if (!site) return;
      said = '';
      const read = fetch(site).then(({ status }) => (status === 200 ? undefined : `${status}`));
      // A group of its own: npm, its shell and the server end together.
      read.catch(String).then((fault) => {
        child.removeAllListeners('close');
        process.kill(-Number(child.pid));
        done(fault);
      });
    });
    child.on('error', (error) => done(error.message));
    child.on('close', (status) => done(status === 0 ? undefined : `status ${status}`));
  });
}

/** The committed pictures that are not those that have just been taken. */
function stalePictures(): string[] {
  const [taken, kept] = ['.cache/icons', 'public/icons'];
  return readdirSync(kept).filter((file) => !readFileSync(`${kept}/${file}`).equals(readFileSync(`${taken}/${file}`)));
}

const faults: string[] = [];
for (const name of names) {
  const args = LONG_ROUNDS[name] ?? [];
  process.stdout.write(`\n— npm run ${name} ${args.join(' ')}\n`);
  const fault = await faultOf(name, args);
  if (fault) faults.push(`npm run ${name}: ${fault}`);
}
const stale = names.includes('icons') ? stalePictures() : [];
if (stale.length > 0) faults.push(`npm run icons takes others now: ${stale.join(', ')}`);
const silent = silentSpecials(dayInBrazil(Date.now()));
if (silent.length > 0) process.stdout.write(`\ndocs/rules.md, silent for more than a year:\n${silent.join('\n')}\n`);
process.stdout.write(faults.length > 0 ? `\n${faults.join('\n')}\n` : '\nall of them ran\n');
process.exitCode = faults.length > 0 ? 1 : 0;
