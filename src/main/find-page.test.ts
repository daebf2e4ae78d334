import { expect, it } from 'vitest';
import { pageFinder } from './find-page.ts';

const action = () => null;
const find = pageFinder({
  root: { path: '' },
  home: { parentId: 'root', module: { handle: { js: false } } },
  shell: { parentId: 'root' },
  method: { path: 'methode', parentId: 'root', module: { handle: { js: false, kept: 'any-search' } } },
  list: { path: 'reports/admin', parentId: 'shell' },
  report: { path: 'reports/:id', parentId: 'shell' },
  decision: { path: 'reports/:id/decision', parentId: 'shell', module: { action } },
  finding: { path: 'constats/:ruleId', parentId: 'report' },
  other: { path: '*', parentId: 'root', module: { action } },
});

it.each([
  ['/', '/'],
  ['/reports/0199-x', '/reports/:id'],
  ['/reports/0199-x.data', '/reports/:id'],
  ['/reports/0199-x/', '/reports/:id'],
  ['/reports/admin', '/reports/admin'],
  ['/reports/0199-x/constats/sec-hsts', '/reports/:id/constats/:ruleId'],
  ['/partage/secret', '/*'],
  ['/reports/a/b/c', '/*'],
])('%s is measured as %s', (path, template) => {
  expect(find(path).template).toBe(template);
});

it.each([
  ['/reports/0199-x/decision', ['GET', 'HEAD', 'POST']],
  ['/reports/0199-x/decision.data', ['GET', 'HEAD', 'POST']],
  ['/reports/0199-x', ['GET', 'HEAD']],
  ['/', ['GET', 'HEAD']],
  ['/nulle/part', ['GET', 'HEAD']],
])('a form may be sent to %s: %j', (path, methods) => {
  expect(find(path).methods).toEqual(methods);
});

it('only a page that says so is kept', () => {
  expect([find('/methode').kept, find('/methode.data').kept]).toEqual(['any-search', 'any-search']);
  expect([find('/').kept, find('/reports/admin').kept, find('/nulle/part').kept]).toEqual([null, null, null]);
});
