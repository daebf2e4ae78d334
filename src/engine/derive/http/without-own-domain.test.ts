import { expect, test } from 'vitest';
import { isWithoutOwnDomain } from './without-own-domain.ts';

test.each([
  '127.0.0.1',
  '[::1]',
  '192.168.1.20',
  'localhost',
  'site.local',
  'mairie.test',
  'moi.github.io',
  'mon-site.netlify.app',
])('%s is lent', (host) => expect(isWithoutOwnDomain(host)).toBe(true));

test.each(['www.exemple.fr', 'exemple.com', 'blog.exemple.co.uk', 'github.com'])('%s is not', (host) =>
  expect(isWithoutOwnDomain(host)).toBe(false),
);
