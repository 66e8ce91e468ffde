import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin, ResolvedConfig } from 'vite';
import { LICENSES } from './licenses.mjs';

/** The file that lists the packages of which something ships, as CycloneDX. */
const FILE = 'sbom.json';

// All packages: what is bundled is among those for development, which NODE_ENV=production would leave out.
const LIST = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--include=dev'];

/** What is read or changed of npm's answer here. */
interface Sbom {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: Component };
  components: readonly Component[];
  dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  name: string;
  readonly 'bom-ref': string;
  externalReferences?: unknown;
  scope?: string;
  properties?: readonly { readonly name: string }[];
}

/** Writes npm's list of what ships beside the app. npm makes it while Vite builds; without npm the build fails. */
export function sbom(): Plugin {
  let config: ResolvedConfig;
  let listing: Promise<string> | undefined;
  return {
    name: 'sbom',
    apply: ({ mode }, { command, isSsrBuild }) => command === 'build' && !isSsrBuild && mode !== 'profile',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      listing = listPackages(config.root);
      // Another failure may end the build before anybody asks for the list.
      listing.catch(() => {});
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const licenses = bundle[LICENSES];
        if (licenses?.type !== 'asset' || !listing) throw new Error('no list of licences');
        const shipped = [...String(licenses.source).matchAll(/^## (\S+) - (\S+) \(/gm)].map(
          ([, name, version]) => `${name}@${version}`,
        );
        this.emitFile({ type: 'asset', fileName: FILE, source: publicSbom(await listing, shipped) });
      },
    },
  };
}

/** npm's list of all packages of the project in a folder; throws a message that says what it takes. */
export async function listPackages(cwd: string): Promise<string> {
  const isWindows = process.platform === 'win32';
  const options = { cwd, shell: isWindows, maxBuffer: Number.POSITIVE_INFINITY };
  try {
    return (await promisify(execFile)(isWindows ? 'npm.cmd' : 'npm', LIST, options)).stdout;
  } catch (error) {
    throw new Error(`the list of packages takes npm 10 or later, on the PATH: ${error}`);
  }
}

/**
 * npm's list of the packages that ship, each given as `name@version`, without what differs from one build to the next
 * (its number and time) and what is the builder's own: the name of the folder, which stands for the app's, and the
 * addresses that packages came from. What npm takes for needed in development alone, because it is bundled, is required.
 * Throws when npm does not know one.
 */
export function publicSbom(answer: string, shipped: readonly string[]): string {
  const list: Sbom = JSON.parse(answer);
  const { metadata } = list;
  const app = metadata.component['bom-ref'];
  const isThere = (ref: string) => ref === app || shipped.includes(ref);
  const known = list.components.map((component) => component['bom-ref']);
  const unknown = shipped.filter((ref) => !known.includes(ref));
  if (unknown.length > 0) throw new Error(`not in package-lock.json: ${unknown.join(', ')}`);
  list.components = list.components.filter((component) => isThere(component['bom-ref']));
  for (const component of list.components) {
    component.scope = 'required';
    component.properties = component.properties?.filter(({ name }) => name !== 'cdx:npm:package:development') ?? [];
  }
  list.dependencies = list.dependencies
    .filter(({ ref }) => isThere(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isThere) }));
  delete list.serialNumber;
  delete metadata.timestamp;
  metadata.component.name = app.replace(/@[^@]*$/, '');
  for (const component of [metadata.component, ...list.components]) delete component.externalReferences;
  return `${JSON.stringify(list, null, 1)}\n`;
}
