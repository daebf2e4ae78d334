import type { Protocol } from 'puppeteer-core';
import { memoise } from '../derive/memoise.ts';

/** An answer may have twenty thousand headers, and is asked about them each time something comes: read once. */
const byName = memoise(
  (headers: Protocol.Network.Headers): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(headers)
        .reverse()
        .map(([name, value]) => [name.toLowerCase(), value]),
    ),
);

/** The header of that name, which is given in lower case; empty where there is none. */
export const responseHeader = (headers: Protocol.Network.Headers, name: string): string =>
  byName(headers).get(name) ?? '';
