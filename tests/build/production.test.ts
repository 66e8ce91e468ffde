import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['production', 'development', 'test'])(
  'a build is for production where the shell says NODE_ENV=%s',
  async (nodeEnv) => {
    vi.stubEnv('NODE_ENV', nodeEnv);
    const { isProduction } = await resolveConfig({ logLevel: 'silent' }, 'build');
    expect(isProduction).toBe(true);
  },
);

test('a build does not print how long its plugins took', async () => {
  const { build } = await resolveConfig({ logLevel: 'silent' }, 'build');
  expect(build.rolldownOptions.checks).toMatchObject({ bundlerTimings: false });
});
