import { beforeEach, describe, expect, test, vi } from 'vitest';

type Rules = { createScriptURL(address: string): string };

const OTHERS = [
  ...['', '/', 'sw.js', '/sw.js?', '/sw.js#x', ' /sw.js', '/SW.JS', '//sw.js', '/other/sw.js'],
  ...['https://example.com/sw.js', 'http://localhost/sw.js', 'data:text/javascript,1', 'blob:x', 'javascript:1'],
];

let trustedScript: typeof import('../../src/platform/trusted-script.ts').trustedScript;

/** A browser with Trusted Types, and what was asked of it. */
function useTrustedTypes() {
  const made: { name: string; rules: Rules }[] = [];
  const createPolicy = (name: string, rules: Rules) => {
    made.push({ name, rules });
    // What a policy has made is no text.
    return { createScriptURL: (address: string) => Object(rules.createScriptURL(address)) };
  };
  vi.stubGlobal('trustedTypes', { createPolicy });
  return made;
}

beforeEach(async () => {
  vi.resetModules();
  ({ trustedScript } = await import('../../src/platform/trusted-script.ts'));
});

test('a browser without Trusted Types gets the addresses as they are', () => {
  expect(trustedScript('worker')).toMatch(/^\/workers\/entry\.ts\?/);
  expect(trustedScript('serviceWorker')).toBe('/sw.js');
});

describe('a browser with Trusted Types', () => {
  test('one policy, made once, gives both addresses in the form that the browser asks for', () => {
    const made = useTrustedTypes();
    expect(made).toEqual([]);
    for (const script of ['worker', 'serviceWorker', 'worker'] as const) {
      expect(trustedScript(script)).toBeInstanceOf(String);
    }
    expect(made.map(({ name }) => name)).toEqual(['robo']);
  });

  test('the policy takes the two addresses and refuses every other', () => {
    const made = useTrustedTypes();
    const worker = String(trustedScript('worker'));
    const { rules } = made[0] ?? expect.unreachable();
    expect(rules.createScriptURL(worker)).toBe(worker);
    expect(rules.createScriptURL('/sw.js')).toBe('/sw.js');
    for (const address of [...OTHERS, `${worker}x`, `/x${worker}`]) {
      expect(() => rules.createScriptURL(address), address).toThrow(TypeError);
    }
    expect(Object.keys(rules)).toEqual(['createScriptURL']);
  });

  test('a policy that the browser forbids is an error for who asks, each time', () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: () => {
        throw new TypeError('Policy "robo" disallowed.');
      },
    });
    expect(() => trustedScript('worker')).toThrow('disallowed');
    expect(() => trustedScript('serviceWorker')).toThrow('disallowed');
  });
});
