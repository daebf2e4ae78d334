import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { advisoriesIn } from '../../scripts/audit-dependencies.mjs';
import { isAllowed, licencesOf, readLock, refusedLicences } from '../../scripts/licences.mjs';
import { askNpm, lockedComponents, productSbom } from '../../scripts/sbom.mjs';

const root = process.cwd();

describe('licences', () => {
  it('are all of those that were said yes to', () => {
    expect(refusedLicences(licencesOf(readLock(root)))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s may be used: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('are asked of a package that tells none', () => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
    };
    expect(refusedLicences(licencesOf({ packages })).map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('advisories', () => {
  it('are listed as the registry tells them', () => {
    const via = [{ title: 'Prototype pollution' }, 'other'];
    const text = JSON.stringify({
      vulnerabilities: { a: { name: 'a', severity: 'high', range: '<2', via } },
    });
    expect(advisoriesIn(text)).toEqual(['high  a <2: Prototype pollution']);
    expect(advisoriesIn('{"vulnerabilities":{}}')).toEqual([]);
  });

  it.each([null, '', '{"message":"405 Method Not Allowed"}', '<html>'])(
    'are not said to be none by a registry that answers %j',
    (text) => {
      expect(advisoriesIn(text)).toBeNull();
    },
  );
});

describe('the bill of materials', () => {
  it('names every dependency of production and all that is built in, under the product’s name', () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8'));
    const lock = readLock(root);
    const bundled = ['react', '@react-router/node', 'zod'];
    const sbom = productSbom(askNpm(root), own, lockedComponents(lock, bundled));
    const named = new Set(sbom.components.map(({ name }: { name: string }) => name));
    const wanted = [...Object.keys({ ...own.dependencies, ...own.optionalDependencies }), ...bundled];
    expect(wanted.filter((name) => !named.has(name))).toEqual([]);
    expect(named.has('vitest')).toBe(false);
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'constat' } } });
    expect(JSON.stringify(sbom)).not.toContain(root);
  });
});
