import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { expect, test } from 'vitest';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const text = readFileSync('dist/sbom.json', 'utf8');
const list = JSON.parse(text);
const listed: string[] = list.components.map((each: { purl: string }) => decodeURIComponent(each.purl));

test('the list of packages is of this app', () => {
  const component = { name, version, type: 'application' };
  expect(list).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component } });
});

test('it has what ships, and nothing else', () => {
  const licenses = readFileSync('dist/licenses.md', 'utf8');
  const shipped = [...licenses.matchAll(/^## (\S+) - (\S+) /gm)].map(([, of, at]) => `pkg:npm/${of}@${at}`);
  expect(listed.sort()).toEqual(shipped.sort());
});

test('nothing in it is of the machine, the hour or the registry: the next build writes the same', () => {
  expect(text).not.toMatch(/https?:(?!\/\/cyclonedx\.org\/)|file:|serialNumber|timestamp/);
  for (const own of [process.cwd(), homedir()]) expect(text).not.toContain(own);
});
