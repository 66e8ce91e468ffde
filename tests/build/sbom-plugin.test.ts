import { afterEach, expect, test, vi } from 'vitest';
import { listPackages, publicSbom } from '../../tools/build/sbom-plugin.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const APP = '@somebody/app@1.2.3';
const IDB = { 'bom-ref': 'idb@8.0.4', name: 'idb', hashes: [{ alg: 'SHA-512', content: '00' }] };

/** npm's answer, as from a machine and a registry of somebody's own. */
const ANSWER = JSON.stringify({
  bomFormat: 'CycloneDX',
  serialNumber: 'urn:uuid:40796812-87bc-4f9f-84ff-4a0e474bea66',
  metadata: {
    timestamp: '2026-11-25T20:08:42.581Z',
    component: {
      'bom-ref': APP,
      name: 'folder-of-mine',
      externalReferences: [{ type: 'vcs', url: 'git+ssh://me@host/app.git' }],
    },
  },
  components: [
    {
      ...IDB,
      externalReferences: [{ type: 'distribution', url: 'https://registry.example/idb.tgz' }],
      scope: 'optional',
      properties: [{ name: 'cdx:npm:package:development', value: 'true' }],
    },
    { 'bom-ref': 'vite@8.3.8', name: 'vite' },
  ],
  dependencies: [
    { ref: APP, dependsOn: ['idb@8.0.4', 'vite@8.3.8'] },
    { ref: 'vite@8.3.8', dependsOn: [] },
    { ref: 'idb@8.0.4', dependsOn: [] },
  ],
});

test('what is published of npm’s list is what ships, and nothing of who built it, when, where and from which registry', () => {
  expect(JSON.parse(publicSbom(ANSWER, ['idb@8.0.4']))).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': APP, name: '@somebody/app' } },
    components: [{ ...IDB, scope: 'required', properties: [] }],
    dependencies: [
      { ref: APP, dependsOn: ['idb@8.0.4'] },
      { ref: 'idb@8.0.4', dependsOn: [] },
    ],
  });
});

test('a package that ships in a version that the lockfile does not have fails the build', () => {
  expect(() => publicSbom(ANSWER, ['idb@8.0.5'])).toThrow('not in package-lock.json: idb@8.0.5');
});

test('a build without npm fails, and says what is missing', async () => {
  vi.stubEnv('PATH', '');
  await expect(listPackages('.')).rejects.toThrow(/^the list of packages takes npm 10 or later, on the PATH: .*ENOENT/);
});
