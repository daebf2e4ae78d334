import { expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import { crawlDelayOf, isAllowed, matchesPattern, parseRobots, robotsLimitBytes } from './robots.ts';

const origin = 'https://exemple.fr';
const read = (text: string, status = 200) => parseRobots(`${origin}/robots.txt`, status, text);
const may = (text: string, path: string, agent?: string) => isAllowed(read(text), `${origin}${path}`, agent);

test.each([
  ['/', '/x', true],
  ['/fish', '/fish.html', true],
  ['/fish', '/catfish', false],
  ['/fish*', '/fishheads/yummy.html', true],
  ['/fish/', '/fish', false],
  ['/*.php', '/folder/filename.php?p=1', true],
  ['/*.php$', '/filename.php', true],
  ['/*.php$', '/filename.php?p=1', false],
  ['/*.php$', '/filename.php5', false],
  ['/fish*.php', '/fishheads/catfish.php?p=1', true],
  ['/fish*.php', '/Fish.PHP', false],
  ['/$', '/', true],
  ['/$', '/page', false],
  ['/a*b$', '/ab', true],
  ['/ab*b$', '/ab', false],
  ['*', '/tout', true],
])('pattern %s on %s: %s', (pattern, path, expected) => {
  expect(matchesPattern(pattern, path)).toBe(expected);
});

test('the longest rule wins and allow wins a tie', () => {
  const text = 'User-agent: *\nDisallow: /dossier\nAllow: /dossier/page\nDisallow: /x\nAllow: /x';
  expect(may(text, '/dossier/autre')).toBe(false);
  expect(may(text, '/dossier/page.html')).toBe(true);
  expect(may(text, '/x')).toBe(true);
});

test('an own group replaces the star group and several own groups are merged', () => {
  const text =
    'User-agent: *\nDisallow: /\n\nUser-agent: Constat\nDisallow: /a\n\nuser-agent: constat/2.0\nDisallow: /b';
  expect(may(text, '/')).toBe(true);
  expect(may(text, '/a')).toBe(false);
  expect(may(text, '/b')).toBe(false);
  expect(may(text, '/', 'autre')).toBe(false);
});

test('consecutive agents share the rules that follow, even with a directive of others between groups', () => {
  const text = 'User-agent: un\nUser-agent: constat\nCrawl-delay: 3\nDisallow: /prive\nSitemap: /plan.xml';
  expect(may(text, '/prive')).toBe(false);
  expect(read(text).sitemaps).toEqual([`${origin}/plan.xml`]);
  expect(read(text).errors).toEqual([]);
});

test('escapes are compared decoded when unreserved and in upper case otherwise', () => {
  expect(may('User-agent: *\nDisallow: /caf%c3%a9', '/caf%C3%A9')).toBe(false);
  expect(may('User-agent: *\nDisallow: /café', '/caf%C3%A9/menu')).toBe(false);
  expect(may('User-agent: *\nDisallow: /%61bc', '/abc')).toBe(false);
});

test('an empty disallow allows all, comments and a byte order mark are ignored', () => {
  expect(may('\ufeffUser-agent: * # tous\nDisallow:', '/a')).toBe(true);
  expect(may('User-agent: *\nDisallow: /a # secret', '/a')).toBe(false);
});

test.each([
  [404, true],
  [403, true],
  [500, false],
  [503, false],
  [0, false],
])('status %i: allowed %s', (status, allowed) => {
  expect(isAllowed(read('User-agent: *\nDisallow: /', status), `${origin}/x`)).toBe(allowed);
});

test('rules before any agent, unknown directives and HTML are noted as errors', () => {
  const robots = read('Disallow: /a\n<!doctype html>\nFoo: bar\nUser-agent: *\nDisallow: /b');
  expect(robots.errors.map((error) => error.line)).toEqual([1, 2, 3]);
  expect(isAllowed(robots, `${origin}/a`)).toBe(true);
  expect(isAllowed(robots, `${origin}/b`)).toBe(false);
});

test('what lies beyond 500 KiB is not read', () => {
  const text = `User-agent: *\n${'#'.repeat(robotsLimitBytes)}\nDisallow: /`;
  expect(may(text, '/')).toBe(true);
});

test('robots.txt itself may always be fetched', () => {
  expect(may('User-agent: *\nDisallow: /', '/robots.txt')).toBe(true);
});

test('a hostile pattern does not cost exponential time', () => {
  const ms = processorMs(() =>
    expect(matchesPattern(`/${'a*'.repeat(200)}z$`, `/${'a'.repeat(5000)}`)).toBe(false),
  );
  expect(ms).toBeLessThan(1000);
});

test('a group that names us refuses us whatever the others allow, and sets the pause between pages', () => {
  const text = 'User-agent: *\nAllow: /\nCrawl-delay: 20\n\nUser-agent: Constat/1.0\nDisallow: /';
  expect(may(text, '/')).toBe(false);
  expect(may(text, '/', 'googlebot')).toBe(true);
  // Meant for those who come back every day.
  expect(crawlDelayOf(read(text))).toBe(0);
  expect(crawlDelayOf(read('User-agent: constat\nCrawl-delay: 2.5\nDisallow: /prive'))).toBe(2_500);
  expect(crawlDelayOf(read('User-agent: constat\nCrawl-delay: 86400'))).toBe(0);
  expect(crawlDelayOf(read('User-agent: constat\nCrawl-delay: 3600'))).toBe(30_000);
  expect(read('User-agent: constat\nCrawl-delay: soon').errors).toEqual([]);
});
