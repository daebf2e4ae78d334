import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** House rules that the linter cannot hold (HOUSE rules: CONTRIBUTING.md). Directions between zones: import-graph.test.ts. */
const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const product = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
/** Tables of data are as long as what they describe. */
const isData = (path: string) => /^src\/(reference|store\/migrations)\//.test(path);
const lines = (text: string) => text.trimEnd().split('\n').length;
const imports = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
const zoneOf = (path: string) => path.split('/')[1] ?? '';

describe('imports', () => {
  it('by relative path never leave their zone', () => {
    const leaving = files.flatMap(({ path, text }) =>
      imports(text)
        .filter((name) => name.startsWith('.'))
        .map((name) => relative('.', resolve(path, '..', name)).replaceAll('\\', '/'))
        .filter((target) => target.startsWith('src/') && !target.startsWith(`src/${zoneOf(path)}/`))
        .map((target) => `${path} → ${target}`),
    );
    expect(leaving).toEqual([]);
  });

  it('name a zone across zones only, and tests nowhere in the product', () => {
    const found = product.flatMap(({ path, text }) =>
      imports(text)
        .filter((name) => name.startsWith(`#${zoneOf(path)}/`) || name.startsWith('#tests/'))
        .map((name) => `${path} → ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('name the file, with its extension', () => {
    const bare = files.flatMap(({ path, text }) =>
      imports(text)
        .filter(
          (name) =>
            /^[.#]/.test(name) && !/\.(ts|tsx|mjs|css|json)(\?\w+)?$/.test(name) && !name.includes('+types'),
        )
        .map((name) => `${path} → ${name}`),
    );
    expect(bare).toEqual([]);
  });

  it('load JSX in plain code only through the entry points, which compile it', () => {
    const found = product
      .filter(({ path }) => path.endsWith('.ts') && !/^src\/(mail|report|web)\//.test(path))
      .filter(({ text }) => imports(text).some((name) => name.endsWith('.tsx')))
      .map(({ path }) => path);
    expect(found).toEqual([]);
  });
});

describe('sizes', () => {
  const sizes = product
    .filter(({ path }) => !isData(path))
    .map(({ path, text }) => ({ path, size: lines(text) }));

  it('no file is longer than 300 lines', () => {
    expect(sizes.filter(({ size }) => size > 300)).toEqual([]);
  });

  it('no rule is longer than 150 lines', () => {
    expect(
      sizes.filter(
        ({ path, size }) => path.startsWith('src/engine/rules/') && !path.endsWith('/index.ts') && size > 150,
      ),
    ).toEqual([]);
  });
});

describe('forbidden words', () => {
  const offenders = (pattern: RegExp, allowed: RegExp) =>
    files.filter(({ path, text }) => !allowed.test(path) && pattern.test(text)).map(({ path }) => path);

  it('process.env is read in platform/config.ts alone, passed on to our processes and to the browser, and asked for the key of the command line', () => {
    expect(
      offenders(
        /\bprocess\.env\b/,
        /^src\/(platform\/(?:config|environment)|engine\/browser\/browser-environment|cli\/remote\/client-environment)\.ts$|\.test\.tsx?$/,
      ),
    ).toEqual([]);
  });

  it('no compiler silencing, no promise of later work', () => {
    expect(offenders(/@ts-(ignore|expect-error|nocheck)|\b(TODO|FIXME)\b/, /^$/)).toEqual([]);
  });

  it('the value of a setting is shown by one function, which knows those that are secret', () => {
    expect(
      offenders(/Réglage \$?\{?\w+\}? incorrect \(« \$\{/, /^src\/platform\/setting-error\.ts$|\.test\.ts$/),
    ).toEqual([]);
  });

  it('a default export is a rule, a page, an e-mail, or what a framework asks for', () => {
    const expected =
      /^src\/(engine\/rules\/|mail\/|web\/(pages|shell)\/|web\/(root|entry\.\w+)\.tsx$|web\/routes\.ts$)/;
    expect(offenders(/^export default/m, expected)).toEqual([]);
  });
});

describe('names', () => {
  it('are kebab-case', () => {
    const odd = files
      .map(({ path }) => path)
      .filter((path) => path.split('/').some((part) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(part)));
    expect(odd).toEqual([]);
  });
});
