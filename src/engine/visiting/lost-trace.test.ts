import { expect, test } from 'vitest';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import type { Visit } from '../gather/visit-page.ts';
import { visitUntilMeasured } from './lost-trace.ts';

const page = (artifactError?: string): Visit => ({
  kind: 'page',
  artifacts: pageArtifacts('<p>a</p>', artifactError ? { lighthouse: { artifactError } as never } : {}),
  screenshot: null,
  frames: [],
  timings: {},
});
const good = page();
const lost = page('lighthouseRules : Un problème est survenu. (NO_NAVSTART)');
const timedOut: Visit = { kind: 'not-analysed', reason: 'timeout', detail: '' };

/** Plays visits of 10 s each; gives the chosen one and how many there were. */
async function play(...visits: Visit[]) {
  let now = 0;
  let count = 0;
  const deadlines: number[] = [];
  const chosen = await visitUntilMeasured(
    async (deadlineMs) => {
      deadlines.push(deadlineMs);
      now += 10_000;
      return visits[count++] ?? timedOut;
    },
    30_000,
    () => now,
  );
  return { chosen, deadlines };
}

test('a page that was measured is visited once', async () => {
  expect(await play(good)).toEqual({ chosen: good, deadlines: [30_000] });
  expect(await play(timedOut)).toEqual({ chosen: timedOut, deadlines: [30_000] });
});

test('a failure of the page’s own making is no reason to visit it again', async () => {
  const blank = page('lighthouseRules : La page n’affiche rien. (NO_FCP)');
  expect((await play(blank, good)).chosen).toBe(blank);
});

test('a lost recording is made again, in the time that is left', async () => {
  expect(await play(lost, good)).toEqual({ chosen: good, deadlines: [30_000, 20_000] });
});

test('the first visit stands when the second is no better', async () => {
  expect((await play(lost, lost)).chosen).toBe(lost);
  expect((await play(lost, timedOut)).chosen).toBe(lost);
});

test('no second visit begins when more than half of the time is gone', async () => {
  let now = 0;
  const visited = visitUntilMeasured(
    async () => {
      now += 16_000;
      return lost;
    },
    30_000,
    () => now,
  );
  expect(await visited).toBe(lost);
  expect(now).toBe(16_000);
});
