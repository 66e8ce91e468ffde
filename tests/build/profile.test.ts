import { relative } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { PROFILE_GUIDE } from '../../tools/build/profile-plugin.ts';

async function configOf(mode: string) {
  const { root, build, define, resolve } = await resolveConfig({ logLevel: 'silent', mode }, 'build');
  const { sourcemap, minify, manifest } = build;
  const folder = relative(root, build.outDir);
  const react = resolve.alias.find(({ find }) => find.toString().includes('react-dom'));
  return { folder, sourcemap, minify, manifest, define, react: react?.replacement };
}

test('the build for profiling is readable, with React’s own tracks, beside the default build', async () => {
  expect(await configOf('profile')).toMatchObject({
    folder: '.cache/profile',
    sourcemap: true,
    minify: false,
    // The tests read the one of the default build.
    manifest: false,
    define: { __PROFILE__: 'true' },
    react: 'react-dom/profiling',
  });
});

test('the default build has nothing of that', async () => {
  expect(await configOf('production')).toMatchObject({
    folder: 'dist',
    sourcemap: false,
    minify: 'oxc',
    manifest: true,
    define: { __PROFILE__: 'false' },
    react: undefined,
  });
});

test('the guide names the panel, the group and each track', () => {
  expect(PROFILE_GUIDE).toContain('panel «Performance»');
  expect(PROFILE_GUIDE).toContain('group «Robô da Sorte»');
  const tracks = [...PROFILE_GUIDE.matchAll(/^ {5}(\w+) {2,}\S/gm)].map(([, track]) => track);
  expect(tracks).toEqual(['Queue', 'Run', 'Transfer', 'Worker', 'Overlay', 'React']);
});

test('a build for profiling does not reload a development server that runs', async () => {
  const { server } = await resolveConfig({ logLevel: 'silent' }, 'serve');
  const [folder] = (await configOf('profile')).folder.split('/');
  expect(server.watch?.ignored).toContain(`**/${folder}/**`);
});
