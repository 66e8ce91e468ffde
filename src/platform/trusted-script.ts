import workerAddress from '../../workers/entry.ts?worker&url';

/** The scripts that the page starts beside its own, by their address. */
const ADDRESSES = {
  worker: workerAddress,
  serviceWorker: `${import.meta.env.BASE_URL}sw.js`,
} as const;

/** What a policy makes stands where the DOM wants a text: TypeScript does not know of it yet. */
interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    if (Object.values(ADDRESSES).includes(address)) return address;
    throw new TypeError(`not a script of the app: ${address}`);
  },
};

let policy: ScriptPolicy | undefined;

/**
 * The address of a script that the page starts beside its own, in the form that the browser asks for: where it has
 * Trusted Types, it takes no text for it, and only the one policy that the site's headers name makes another form.
 * Throws where the browser forbids that policy.
 */
export function trustedScript(script: keyof typeof ADDRESSES): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes ? trustedTypes.createPolicy('robo', rules) : rules;
  return policy.createScriptURL(ADDRESSES[script]);
}
