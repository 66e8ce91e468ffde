import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const [readme, workflow] = [read('README.md'), read('.github/workflows/test.yml')];
const [, versions = ''] = /node: \[(.+)\]/.exec(workflow) ?? [];
const [oldest, ...supported] = versions.split(', ');

test("the forge's workflow runs README's two commands, and looks where npm start serves", () => {
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  const commands = block.match(/^npm \w+/gm);
  expect(commands).toHaveLength(2);
  expect(workflow.match(/\bnpm \w+/g)?.sort()).toEqual(commands?.sort());
  expect(workflow.match(/http:\S+/)?.[0]).toBe(block.match(/http:\S+/)?.[0]);
});

test('README, the image and engines name the Node versions that the workflow tests', () => {
  expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${oldest}`);
  expect(readme).toContain(`Node ${supported.join(' or ')} (${oldest} at least`);
  expect(read('deploy/Dockerfile')).toContain(`\nFROM node:${supported.at(-1)}-slim\n`);
});
