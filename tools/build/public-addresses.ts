import { loadEnv, type Plugin } from 'vite';
import { SAMPLES } from './host-table.ts';

/** The addresses that the host may choose, checked. */
export interface PublicAddresses {
  /** Where Premium is bought. */
  readonly checkout: string;
  /** The explainer video's frame. */
  readonly video: string;
  /** The only source of frames, as the security policy names it. */
  readonly frameSource: string;
}

const EXAMPLES = {
  VITE_CHECKOUT_URL: 'https://checkout.example/robo-da-sorte',
  VITE_VIDEO_URL: 'https://video.example/embed/robo-da-sorte',
} as const;

/**
 * Reads the public addresses from environment variables. Without a variable it is the path of a sample page below the
 * base. Throws a message that names the variable when one is not a plain https address.
 */
export function publicAddresses(env: Readonly<Record<string, string | undefined>>, base: string): PublicAddresses {
  const checkout = readPublicAddress('VITE_CHECKOUT_URL', env);
  const video = readPublicAddress('VITE_VIDEO_URL', env);
  return {
    checkout: checkout?.href ?? `${base}${SAMPLES}/checkout.html`,
    video: video?.href ?? `${base}${SAMPLES}/video.html`,
    frameSource: video?.origin ?? "'self'",
  };
}

/** Checks the addresses when a build or the server starts, and puts them into `import.meta.env`. */
export function publicAddressesPlugin(): Plugin {
  return {
    name: 'public-addresses',
    config({ base = '/', envDir, root }, { mode }) {
      const dir = envDir === false ? false : (envDir ?? root ?? process.cwd());
      const { checkout, video } = publicAddresses(loadEnv(mode, dir, 'VITE_'), base);
      return {
        define: {
          'import.meta.env.VITE_CHECKOUT_URL': JSON.stringify(checkout),
          'import.meta.env.VITE_VIDEO_URL': JSON.stringify(video),
        },
      };
    },
  };
}

/**
 * The address of home, if VITE_SITE_URL tells where the site will be, with a slash at the end; throws a message that
 * names it when it is not an https address, or has another path than the base, which may be left out.
 */
export function siteAddress(env: Readonly<Record<string, string | undefined>>, base: string): string | undefined {
  const value = env.VITE_SITE_URL;
  if (value === undefined) return undefined;
  const example = `https://robo.example${base}`;
  const url = checkAddress('VITE_SITE_URL', value, example);
  const given = url.href.slice(url.origin.length);
  if (['/', base, base.slice(0, -1)].includes(given)) return url.origin + base;
  throw new Error(`VITE_SITE_URL must end with ${base}: "${value}". Give an address like ${example}`);
}

function readPublicAddress(name: keyof typeof EXAMPLES, env: Readonly<Record<string, string | undefined>>) {
  const value = env[name];
  return value === undefined ? undefined : checkAddress(name, value, EXAMPLES[name]);
}

function checkAddress(name: string, value: string, example: string): URL {
  const refuse = (problem: string): never => {
    throw new Error(`${name} ${problem}: "${value}". Give an address like ${example}`);
  };
  if (!URL.canParse(value)) return refuse('is not an address');
  const url = new URL(value);
  if (url.protocol !== 'https:') refuse('must begin with https://');
  if (url.username !== '' || url.password !== '') refuse('must not carry a user name or password');
  // A URL's host may hold «;» and quotes, which would end a directive of the security policy.
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname)) refuse('has no usable host name');
  return url;
}
