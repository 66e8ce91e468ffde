import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';
import { textType } from './media-types.ts';

/** Shorter files are not compressed, in bytes: the headers would be longer than what is saved. */
const LEAST_BYTES = 200;

const BEST_BROTLI = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
};

/** Ways to compress, the better one first. */
const METHODS = {
  br: (data: Buffer) => promisify(brotliCompress)(data, { params: BEST_BROTLI }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside each text file of the build, and tables of draws; the last of all plugins. */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compress',
    enforce: 'post',
    apply: ({ mode }, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && mode !== 'profile',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: (error?: Error) => (error ? undefined : compressFiles(resolve(config.root, config.build.outDir))),
    },
  };
}

/** Writes `.br` and `.gz` beside such files of a folder, where that is shorter. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => canShrink(name) && !basename(name).startsWith('_'));
  await Promise.all(
    files.map(async (name) => {
      const data = await readFile(join(folder, name));
      if (data.length < LEAST_BYTES) return;
      await Promise.all(
        Object.entries(METHODS).map(async ([end, method]) => {
          const shorter = await method(data);
          if (shorter.length < data.length) await writeFile(join(folder, `${name}.${end}`), shorter);
        }),
      );
    }),
  );
}

const canShrink = (name: string) => textType(name) !== undefined || name.endsWith('.bin');
