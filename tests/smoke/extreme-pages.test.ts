import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isArtifactError } from '#engine/artifacts.ts';
import type { VisitOutcome } from '#engine/ports/visit.ts';
import { extremePages, oddAnswers } from '#tests/support/extreme-site.ts';
import {
  deadlineMs,
  endingOf,
  type HostileVisits,
  openHostileVisits,
  testMs,
} from '#tests/support/hostile-visits.ts';
import { casesInScope, testOfAll } from '#tests/support/scope.ts';

let visits: HostileVisits;
beforeAll(async () => {
  visits = await openHostileVisits({ ...extremePages, ...oddAnswers });
});
afterAll(async () => {
  await visits?.expectNextPage();
  await visits?.close();
});

/** A page that was analysed is itself the next page of the one before; after any other ending the good one is visited. */
async function visitThenNext(url: string, ms?: number): Promise<VisitOutcome> {
  const outcome = await visits.visitInTime(url, ms);
  if (outcome.kind !== 'page') await visits.expectNextPage();
  return outcome;
}
/** What could not be gathered, but for what a busy machine kept from being measured. */
const broken = (outcome: VisitOutcome): string[] =>
  Object.entries((outcome.kind === 'page' && outcome.artifacts) || {}).flatMap(([name, artifact]) =>
    isArtifactError(artifact) && artifact.failure !== 'busy' ? [name] : [],
  );

/** One that Chromium does not survive stands for the others. */
const standing = ['/profonde'];
const endings = casesInScope<[path: string, endings: string[]]>(
  [
    ['/30-mo-html', ['too-large']],
    ['/15-mo-html', ['too-large', 'page']],
    ['/30-mo', ['page']],
    ['/bloque-10-s', ['page']],
    ['/fenetres', ['page']],
    ['/telechargements', ['page']],
    ['/service-worker', ['page']],
    ['/ombre', ['crash']],
    ['/profonde', ['crash']],
    ['/styles', ['page']],
    ['/en-tetes', ['page', 'too-large']],
    ['/bombe-gzip', ['too-large']],
  ],
  ([path]) => standing.includes(path),
);

describe('an extreme page is judged or named, and the next page is analysed', () => {
  test.each(endings)('%s', { timeout: testMs }, async (path, expected) => {
    expect(expected).toContain(endingOf(await visitThenNext(visits.origin + path)));
  });

  testOfAll.each(['/21000-noeuds', '/tableau'])(
    '%s keeps its other artifacts',
    { timeout: testMs },
    async (path) => {
      // axe-core may take half of what is left of it, and would take all.
      const outcome = await visitThenNext(visits.origin + path, deadlineMs - 15_000);
      expect(endingOf(outcome)).toBe('page');
      // What axe-core judges in the other window comes after it, within the same time.
      expect(broken(outcome).filter((name) => name !== 'axe' && name !== 'views')).toEqual([]);
    },
  );

  test.each(
    casesInScope(['/cadres', '/ombre-200', '/profonde-1000', '/temoins'], (path) => path === '/cadres'),
  )('%s is read like any page', { timeout: testMs }, async (path) => {
    const outcome = await visitThenNext(visits.origin + path);
    expect(endingOf(outcome)).toBe('page');
    expect(broken(outcome)).toEqual([]);
  });
});
