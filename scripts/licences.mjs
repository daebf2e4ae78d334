import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be built into the product and given away with it under Apache-2.0, or used to make it. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['MPL-2.0', 'OFL-1.1', 'CC0-1.0', 'CC-BY-4.0', 'Unlicense', 'Python-2.0'],
]);

/** Packages whose licence has no name of its own, read by a person: what it is. */
const READ_BY_A_PERSON = new Map([
  // Of the store that tests speak to: told in their readme, or in the form that package.json had once.
  ['busboy', 'MIT'],
  ['humanize-number', 'MIT'],
  ['streamsearch', 'MIT'],
  ['dejavu-fonts-ttf', 'Bitstream Vera, public domain: free to use and pass on'],
]);

/** `@scope/name` of a path of the lock file. */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The licence of each locked package, by name. From the lock file alone.
 * @returns {{ name: string, version: string, licence: string | null, dev: boolean }[]}
 */
export function licencesOf(lock) {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  // Variants of one package for other platforms, which this registry may not carry, come with it.
  const whole = new Map();
  for (const [, entry] of entries)
    for (const variant of Object.keys(entry.optionalDependencies ?? {}))
      if (entry.license) whole.set(variant, entry.license);
  return entries
    .map(([path, { version, license, dev, optional }]) => ({
      name: nameOf(path),
      version,
      licence: license ?? (optional ? whole.get(nameOf(path)) : undefined) ?? null,
      dev: dev === true,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether an SPDX expression leaves a licence that may be used: one side of an OR, all of an AND. */
export function isAllowed(expression) {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  if (/ OR /.test(bare)) return bare.split(' OR ').some(isAllowed);
  if (/ AND /.test(bare)) return bare.split(' AND ').every(isAllowed);
  return ALLOWED.has(bare);
}

/**
 * Packages whose licence nobody has said yes to.
 * @param {ReturnType<typeof licencesOf>} licences
 */
export function refusedLicences(licences) {
  return licences.filter(
    ({ name, licence }) => !READ_BY_A_PERSON.has(name) && (licence === null || !isAllowed(licence)),
  );
}

/** How many packages have each licence, the most frequent first. */
export function countLicences(licences) {
  const counts = new Map();
  for (const { licence } of licences) counts.set(licence ?? '?', (counts.get(licence ?? '?') ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

export const readLock = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
