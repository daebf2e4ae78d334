import { expect, it } from 'vitest';
import { pageTemplates } from './page-template.ts';

const templateOf = pageTemplates({
  root: { path: '' },
  home: { parentId: 'root' },
  shell: { parentId: 'root' },
  list: { path: 'reports/admin', parentId: 'shell' },
  report: { path: 'reports/:id', parentId: 'shell' },
  finding: { path: 'constats/:ruleId', parentId: 'report' },
  other: { path: '*', parentId: 'root' },
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
  expect(templateOf(path)).toBe(template);
});
