import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { effort } from '../bench/effort.ts';
import { type StreamRequest, streamBytes } from '../cli/lab/generator/stream-bytes.ts';

/** What a program of somebody else says of the generator, and of one that is broken on purpose. */
export interface StreamTest {
  readonly program: string;
  /** Undefined where the program is not installed. */
  readonly engine?: boolean;
  readonly control?: boolean;
}

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  readonly bytes: number;
  /** True when its output says that the bytes passed. */
  readonly passes: (said: string) => boolean;
}

/** Three of Debian's packages: ent, rng-tools-debian and dieharder. */
const PROGRAMS: readonly Program[] = [
  {
    name: 'ent',
    args: ['-t'],
    bytes: effort(50_000_000, 1_000_000),
    // χ² of all bytes, 255 degrees of freedom: chance is beyond these in one case of a thousand.
    passes: (said) => {
      const chi = Number(said.split('\n')[1]?.split(',')[3]);
      return chi > 185 && chi < 331;
    },
  },
  {
    name: 'rngtest',
    args: [],
    bytes: effort(25_000_000, 1_000_000),
    // FIPS 140-2 on blocks of 20,000 bits: about eight in 10,000 fail by chance.
    passes: (said) => {
      const count = (what: string) => Number(new RegExp(`FIPS 140-2 ${what}: (\\d+)`).exec(said)?.[1]);
      return count('failures') < 0.003 * count('successes');
    },
  },
  ...['100', '102'].map((test) => ({
    name: 'dieharder',
    args: ['-g', '200', '-d', test, '-p', `${effort(100, 10)}`, '-t', `${effort(100_000, 10_000)}`],
    // It ends itself; without enough it says nothing.
    bytes: Number.POSITIVE_INFINITY,
    passes: (said: string) => /PASSED|WEAK/.test(said) && !/FAILED/.test(said),
  })),
];

const ENGINE: StreamRequest = { format: 'words', seed: 'release', engine: '4', lottery: 'megasena' };

/** Has each program read the generator's words, and those of the control `modulo`, which it must refuse. */
export async function auditStreams(): Promise<StreamTest[]> {
  const tests: StreamTest[] = [];
  for (const program of PROGRAMS) {
    const engine = await judge(program, ENGINE);
    const control = engine === undefined ? undefined : await judge(program, { ...ENGINE, control: 'modulo' });
    tests.push({
      program: [program.name, ...program.args].join(' '),
      ...(engine !== undefined && { engine }),
      ...(control !== undefined && { control }),
    });
  }
  return tests;
}

/** True when the program lets the bytes pass; undefined where it is not installed. */
function judge({ name, args, bytes, passes }: Program, request: StreamRequest): Promise<boolean | undefined> {
  return new Promise((done) => {
    const child = spawn(name, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', () => done(undefined));
    child.on('close', () => done(passes(said)));
    // It may have seen enough, or not be there.
    void pipeline(Readable.from(streamBytes(request, bytes)), child.stdin).catch(() => {});
  });
}
