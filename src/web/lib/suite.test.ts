import { describe, expect, test } from 'vitest';
import { destinationOf, safeSuite, signInPath } from './suite.ts';

describe('suite accepts only a path of this site', () => {
  test.each([
    ['/dashboard?tab=new', '/dashboard?tab=new'],
    ['/reports/0192#constats', '/reports/0192#constats'],
    ['/a/../b', '/b'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/reports?u=https://evil.example', '/reports?u=https://evil.example'],
  ])('%s → %s', (value, expected) => {
    expect(safeSuite(value)).toBe(expected);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'dashboard',
    ' /dashboard',
    '',
    '/'.padEnd(3000, 'a'),
  ])('refuses %j', (value) => {
    expect(safeSuite(value)).toBeNull();
  });

  test.each([null, undefined])('%s is no suite', (value) => {
    expect(safeSuite(value)).toBeNull();
  });
});

test('the login page carries the asked path, encoded', () => {
  expect(signInPath('/reports/1?a=b')).toBe('/connexion?suite=%2Freports%2F1%3Fa%3Db');
  expect(signInPath('//evil.example')).toBe('/connexion');
});

describe('after signing in', () => {
  test.each([
    ['', '/dashboard?tab=overview'],
    ['suite=%2Freports%2F1', '/reports/1'],
    ['suite=%2F%2Fevil.example', '/dashboard?tab=overview'],
    ['url=exemple.fr%2Fa%3Fb%3D1', '/dashboard?tab=new&url=exemple.fr%2Fa%3Fb%3D1'],
    ['suite=https%3A%2F%2Fevil.example&url=exemple.fr', '/dashboard?tab=new&url=exemple.fr'],
  ])('%s → %s', (search, expected) => {
    expect(destinationOf(new URLSearchParams(search))).toBe(expected);
  });
});
