import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length;

it('the README holds 100 lines at most, the architecture 120', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(100);
  expect(linesOf('ARCHITECTURE.md')).toBeLessThanOrEqual(120);
});

it('every file that a document links to is there', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md']);
  expect(documents.length).toBeGreaterThan(40);
  const broken = documents.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('CONTRIBUTING names every test that has more to show in `npm run test:all`', () => {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  const tests = globSync('tests/**/*.test.ts').map((path) => path.replaceAll('\\', '/'));
  const importsScope = /import \{[^}]*(?:casesInScope|isWhole)[^}]*\} from '[^']*support\/scope\.ts'/;
  const scoped = tests.filter(
    // Further tests of a file (`testOfAll`) have their others beside them.
    (path) => path.endsWith('.all.test.ts') || importsScope.test(readFileSync(path, 'utf8')),
  );
  expect(scoped.length).toBeGreaterThan(8);
  const nameOf = (path: string) =>
    path.replace(/\.test\.ts$/, '').replace(/^tests\/faults\/.*/, 'tests/faults');
  const row = (path: string) => contributing.includes(`\`${nameOf(path)}\``);
  expect(scoped.filter((path) => !row(path))).toEqual([]);
});
