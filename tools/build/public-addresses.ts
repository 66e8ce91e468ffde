import { loadEnv, type Plugin } from 'vite';

/** The addresses outside the site, checked. */
export interface PublicAddresses {
  /** Where Premium is bought. */
  readonly checkout: string;
  /** The explainer video's frame. */
  readonly video: string;
  /** The video's origin: no frame may come from any other. */
  readonly videoOrigin: string;
}

/** On a reserved domain, so that a build without settings leads nowhere real. */
const DEFAULTS = {
  VITE_CHECKOUT_URL: 'https://checkout.example/robo-da-sorte',
  VITE_VIDEO_URL: 'https://video.example/embed/robo-da-sorte',
} as const;

/**
 * Reads the public addresses from environment variables. Throws a message that names the variable when one is not a
 * plain https address.
 */
export function publicAddresses(env: Readonly<Record<string, string | undefined>>): PublicAddresses {
  const checkout = readPublicAddress('VITE_CHECKOUT_URL', env);
  const video = readPublicAddress('VITE_VIDEO_URL', env);
  return { checkout: checkout.href, video: video.href, videoOrigin: video.origin };
}

/** Checks the addresses when a build or the server starts, and puts them into `import.meta.env`. */
export function publicAddressesPlugin(): Plugin {
  return {
    name: 'public-addresses',
    config({ envDir, root }, { mode }) {
      const dir = envDir === false ? false : (envDir ?? root ?? process.cwd());
      const { checkout, video } = publicAddresses(loadEnv(mode, dir, 'VITE_'));
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

function readPublicAddress(name: keyof typeof DEFAULTS, env: Readonly<Record<string, string | undefined>>): URL {
  return checkAddress(name, env[name] ?? DEFAULTS[name], DEFAULTS[name]);
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
