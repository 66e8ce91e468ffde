declare global {
  /** False in the default build, which has no code for profiling: `tools/build/profile-plugin.ts`. */
  const __PROFILE__: boolean;
}

/** What an entry of the DevTools performance panel says besides its times. */
export interface TrackProperties {
  /** The line that it shows under the pointer. */
  readonly tooltipText: string;
  /** The table that it shows when it is chosen. */
  readonly properties: readonly (readonly [name: string, value: string])[];
}

/** The fields of a request that name the work; never `options`, which may say who somebody is. */
const NAMED = ['lottery', 'games', 'strategy', 'first', 'count', 'hits'];

/** What an entry says of the request that it is about, of the message that it carries, and `more`. */
export function trackProperties(
  request: object,
  message: unknown,
  more: Readonly<Record<string, string | number>> = {},
): TrackProperties {
  const fields: Readonly<Record<string, unknown>> = { ...request };
  const entries = [
    ...NAMED.filter((name) => name in fields).map((name) => [name, fields[name]] as const),
    ...Object.entries({ bytes: bytesOf(message), ...more }),
  ];
  const properties = entries.map(([name, value]) => [name, String(value)] as const);
  return { properties, tooltipText: properties.map((pair) => pair.join(' ')).join(' · ') };
}

/**
 * The approximate size of a message in bytes, which browsers do not tell: the contents of typed arrays, and the length
 * of the rest as JSON. 0 for undefined.
 */
export function bytesOf(message: unknown): number {
  let held = 0;
  const text = JSON.stringify(message, (_, part) => {
    if (!ArrayBuffer.isView(part)) return part;
    held += part.byteLength;
    return undefined;
  });
  return held + (text?.length ?? 0);
}
