import { expect, test } from 'vitest';
import { createRobotsJudge, parseRobots } from '../address/robots.ts';
import { createScope } from '../address/scope.ts';
import { createFrontier } from './frontier.ts';
import { createListedFrontier } from './listed-pages.ts';
import { createTrapGuard } from './traps.ts';

const origin = 'https://exemple.fr';

function listed(...paths: readonly string[]) {
  const robots = parseRobots(`${origin}/robots.txt`, 200, 'User-agent: *\nDisallow: /interdit');
  const scope = createScope(new URL(origin), { exclude: ['/exclu'] });
  const isAllowed = createRobotsJudge(robots);
  const crawled = createFrontier({ maxPages: 10, seed: 'x', scope, isAllowed, trap: createTrapGuard() });
  const pages = paths.map((path) => `${origin}${path}`);
  return createListedFrontier(crawled, {
    pages,
    scope,
    isAllowed,
    isHome: ({ pathname }) => pathname === '/',
  });
}

function drain(frontier: ReturnType<typeof listed>): string[] {
  const next = frontier.next();
  return next ? [next.url.replace(origin, ''), ...drain(frontier)] : [];
}

test('gives the pages of the list in its order, the home page first, whatever pages link to', () => {
  const frontier = listed('/b', '/', '/a');
  frontier.add(`${origin}/contact`, { text: 'Contact', region: 'nav', depth: 1 });
  expect(drain(frontier)).toEqual(['/', '/b', '/a']);
  expect(frontier.depthOf(`${origin}/contact`)).toBe(1);
});

test('tells what robots.txt and exclusions keep out, and what was not reached', () => {
  const frontier = listed('/interdit/a', '/exclu', '/a', '/b');
  expect(frontier.next()?.url).toBe(`${origin}/a`);
  expect(frontier.rest()).toEqual([
    { url: `${origin}/interdit/a`, reason: 'robots' },
    { url: `${origin}/exclu`, reason: 'excluded' },
    { url: `${origin}/b`, reason: 'limit' },
  ]);
  expect(frontier.openCount()).toBe(1);
});

test('gives no page twice that another one led to', () => {
  const frontier = listed('/ancienne', '/nouvelle', '/autre');
  frontier.next();
  expect(frontier.claim(`${origin}/nouvelle`)).toBe(true);
  expect(frontier.claim(`${origin}/nouvelle/`)).toBe(false);
  expect(drain(frontier)).toEqual(['/autre']);
});
