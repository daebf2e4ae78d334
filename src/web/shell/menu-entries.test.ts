import { describe, expect, test } from 'vitest';
import { currentEntry, dashboardTab, dashboardTabs, isAppPath, menuEntries } from './menu-entries.ts';

test('the five tabs carry the labels of the specification', () => {
  expect(dashboardTabs).toEqual({
    overview: 'Tableau de bord',
    new: 'Nouvel audit',
    plan: 'Plans & prix',
    settings: 'Mon profil',
    admin: 'Admin',
  });
});

test('« Admin » is the second entry, for administrators only', () => {
  expect(menuEntries(true)[1]).toBe('admin');
  expect(menuEntries(false)).not.toContain('admin');
});

describe('dashboard tab', () => {
  test.each([
    [null, false, 'overview'],
    ['', false, 'overview'],
    ['nonsense', true, 'overview'],
    ['toString', true, 'overview'],
    ['admin', false, 'overview'],
    ['admin', true, 'admin'],
    ['new', false, 'new'],
    ['plan', true, 'plan'],
    ['settings', false, 'settings'],
  ] as const)('%s asked by admin=%s shows %s', (asked, admin, shown) => {
    expect(dashboardTab(asked, admin)).toBe(shown);
  });
});

describe('highlighted entry', () => {
  test.each([
    ['/dashboard', '', 'overview'],
    ['/dashboard', '?tab=plan', 'plan'],
    ['/reports/admin', '', 'admin'],
    ['/reports/admin/0192', '', 'admin'],
    ['/reports/administrator', '', null],
    ['/reports/0192', '', null],
  ])('%s%s → %s', (pathname, search, entry) => {
    expect(currentEntry(pathname, search, true)).toBe(entry);
  });
});

test('the menu stands under /dashboard and /reports only', () => {
  expect(['/dashboard', '/reports/1', '/reports/admin'].every(isAppPath)).toBe(true);
  expect(['/', '/constat', '/dashboards', '/reportsx', '/connexion'].some(isAppPath)).toBe(false);
});
