import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';

/** Made by `npm run docs` (decision 49). */
const generated = new Set(['docs/rules.md', 'docs/openapi.json']);
const roots = ['src', 'tests', 'bench', 'scripts', 'docs', 'integrations', 'deploy'];

const files = [
  ...roots.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|md)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
  ),
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
].filter((path) => !generated.has(path) && !/^(?:tests\/sites|src\/demo\/site)\//.test(path));

/** What a file says to its reader: a document whole, of a source its comments. */
const wordsOf = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.md')) return text;
  const comments = text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm);
  return [...comments].map(([comment]) => comment).join('\n');
};
const read = files.map((path) => ({ path, words: wordsOf(path) }));

/** Names of folders that begin a path: those of the root, the zones, and the rooms of the engine. */
const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const beginnings = new Set([...roots, ...foldersOf('src'), ...foldersOf('src/engine')]);
const pathPattern =
  /(?<![\w/.#@:<>*{}-])((?:\.\.?\/)*[\w-]+(?:\/[\w-]+)*\/[\w.-]+\.(?:tsx?|mjs|md|json|sql|txt))\b/g;

/** A path is named from the root, from `src`, from the engine, or from the file that names it. */
const isThere = (from: string, named: string): boolean =>
  generated.has(named) ||
  ['.', 'src', 'src/engine', dirname(from)].some((base) => existsSync(posix.join(base, named)));

it('every path that a comment or a document names is there', () => {
  const lost = read.flatMap(({ path, words }) =>
    [...words.matchAll(pathPattern)]
      .map(([, named = '']) => named)
      .filter((named) => named.startsWith('.') || beginnings.has(named.split('/')[0] ?? ''))
      .filter((named) => !isThere(path, named))
      .map((named) => `${path}: ${named}`),
  );
  expect(lost).toEqual([]);
});

it('every decision that is named by its number is written', () => {
  const written = new Set(readdirSync('docs/decisions').map((name) => Number(name.slice(0, 4))));
  const lost = read.flatMap(({ path, words }) =>
    [...words.matchAll(/\b(?:ADR|[Dd]ecision) (\d+)\b/g)]
      .filter(([, number]) => !written.has(Number(number)))
      .map(([named]) => `${path}: ${named}`),
  );
  expect(lost).toEqual([]);
});

it('every section of the specification that is named is one of its own', () => {
  const sections = new Set(
    [...readFileSync('docs/specification.txt', 'utf8').matchAll(/^(?:#+\s*)?(\d+)[.)] /gm)].map(([, n]) => n),
  );
  const named = read.flatMap(({ path, words }) =>
    [...words.matchAll(/docs\/specification\.txt §(\d+)((?:(?:,| and) §\d+)*)/g)].flatMap(
      ([, first = '', others = '']) =>
        [first, ...[...others.matchAll(/\d+/g)].map(([n]) => n)].map((section) => ({ path, section })),
    ),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ section }) => !sections.has(section))).toEqual([]);
  // A section without its document cannot be looked up.
  expect(
    read.filter(({ words }) => /(?<!\.)\bspecification,? §/.test(words)).map(({ path }) => path),
  ).toEqual([]);
});
