import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChoiceVisit } from '#engine/artifacts.ts';
import { auditSite } from '#engine/audit-site.ts';
import type { ChoiceOrder, ChoiceOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { type BannerSite, bannerSites } from '#tests/support/consent-sites.ts';
import { unmeasuredPool } from '#tests/support/looking-pool.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

let site: StaticServer;
let pool: VisitPool;

beforeAll(async () => {
  site = await startStaticServer(bannerSites);
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

async function choose(name: BannerSite, choice: ChoiceOrder['choice']) {
  const url = `${site.origin}/${name}`;
  const outcome: ChoiceOutcome = await pool.choose(
    {
      url,
      choice,
      nextPages: [`${url}/deux`],
      device: 'mobile',
      siteDomain: '127.0.0.1',
      deadlineMs: 60_000,
    },
    new AbortController().signal,
  );
  if (outcome.kind === 'failed') throw new Error(outcome.detail);
  return outcome;
}

/** Name and page of each cookie written; deletions are none. */
const names = (cookies: ChoiceVisit['cookies']) =>
  cookies.flatMap(({ name, page, lifetimeSeconds }) => (lifetimeSeconds === 0 ? [] : [`${name} ${page}`]));

describe('a banner that works', () => {
  test('refusing leaves no tracker and the banner stays away', async () => {
    const { choice } = await choose('marche', 'refuse');
    expect(choice.clicked).toEqual({ text: 'Tout refuser', selector: '#non', clicks: 1, closed: true });
    expect(choice.cookiesBefore).toEqual([]);
    expect(names(choice.cookies)).toEqual(['choix 0']);
    expect(choice.bannerBackOnNextPage).toBe(false);
    expect(choice.pages).toHaveLength(3);
    expect(choice.requests.some(({ page, url }) => page === 1 && url.endsWith('/deux'))).toBe(true);
    expect(choice.requests.at(-1)?.sentCookies).toContain('choix');
  });

  test('accepting lets trackers in; the permanent link takes the choice back', async () => {
    const { choice, withdraw } = await choose('marche', 'accept');
    expect(choice.clicked).toMatchObject({ text: 'Tout accepter', clicks: 1, closed: true });
    expect(names(choice.cookies)).toEqual(['choix 0', '_ga 0', '_ga 1', '_ga 2']);
    expect(choice.storage).toMatchObject([{ key: 'vu', value: 'oui' }]);
    expect(withdraw?.clicked).toMatchObject({ text: 'Tout refuser', closed: true });
    expect(withdraw?.cookies.filter(({ lifetimeSeconds }) => (lifetimeSeconds ?? 1) > 0)).toMatchObject([
      { name: 'choix' },
    ]);
  });
});

testOfAll('a refusal that changes nothing shows its tracker on the pages after it', async () => {
  const { choice } = await choose('sans-effet', 'refuse');
  expect(choice.clicked?.closed).toBe(true);
  expect(names(choice.cookies)).toEqual(expect.arrayContaining(['_ga 1', '_ga 2']));
});

testOfAll('a whole audit makes the visits and reports that refusal', async () => {
  const outcome = await auditSite(
    {
      url: `${site.origin}/sans-effet`,
      scope: 'page',
      maxPages: 1,
      device: 'mobile',
      exclude: [],
      profile: null,
    },
    {
      pool: unmeasuredPool(pool),
      policy: { allow: [`127.0.0.1:${site.port}`] },
      clock: { now: () => new Date() },
      engineVersion: 'test',
      publicUrl: 'http://localhost:3000',
      limits: { idleWaitMs: 0 },
    },
    { signal: new AbortController().signal },
  );
  if (outcome.kind === 'failure') throw new Error(outcome.detail);
  const { findings, checks } = outcome.report;
  expect(findings.find(({ ruleId }) => ruleId === 'priv-refus-inefficace')).toMatchObject({
    verdict: 'fail',
    evidence: expect.arrayContaining([expect.objectContaining({ type: 'cookie', name: '_ga' })]),
  });
  expect(findings.map(({ ruleId }) => ruleId)).not.toContain('priv-redemande-apres-refus');
  const untested = checks.filter(({ ruleId, status }) => ruleId.startsWith('priv-') && status === 'error');
  expect(untested).toEqual([]);
});

testOfAll('visits side by side leave the browser fit for the next ones', async () => {
  for (const _ of [1, 2]) {
    const both = await Promise.all([choose('marche', 'refuse'), choose('marche', 'accept')]);
    expect(both.map(({ choice }) => choice.clicked?.closed)).toEqual([true, true]);
  }
});

testOfAll('accept only: refusing is not possible, accepting is', async () => {
  expect((await choose('accepter-seul', 'refuse')).choice.clicked).toBeNull();
  expect((await choose('accepter-seul', 'accept')).choice.clicked).toMatchObject({ clicks: 1, closed: true });
});

testOfAll('a refusal behind the settings takes two clicks', async () => {
  const { choice } = await choose('deux-clics', 'refuse');
  expect(choice.clicked).toMatchObject({ text: 'Tout refuser', clicks: 2, closed: true });
});

testOfAll('blocks that are pressed like buttons are pressed, on the banner and in its panel', async () => {
  const { choice } = await choose('blocs', 'refuse');
  expect(choice.clicked).toEqual({ text: 'Tout refuser', selector: '#non', clicks: 1, closed: true });
  expect(names(choice.cookies)).toEqual(['choix 0']);
  expect((await choose('blocs', 'accept')).choice.clicked).toMatchObject({ clicks: 1, closed: true });
  const behind = await choose('blocs-deux-clics', 'refuse');
  expect(behind.choice.clicked).toMatchObject({ text: 'Tout refuser', clicks: 2, closed: true });
});

testOfAll('what is saved without a word of refusal refuses only where empty boxes show it', async () => {
  expect((await choose('cases', 'refuse')).choice.clicked).toMatchObject({ clicks: 2, closed: true });
  expect((await choose('bascules', 'refuse')).choice.clicked).toBeNull();
});

testOfAll('a refusal that has to be saved is told with it', async () => {
  const { choice } = await choose('confirme', 'refuse');
  expect(choice.clicked).toMatchObject({
    text: 'Enregistrer mes choix',
    confirms: 'Tout refuser',
    clicks: 3,
    closed: true,
  });
});

testOfAll('a banner that comes back after a refusal is seen again', async () => {
  const { choice } = await choose('revient', 'refuse');
  expect(choice.clicked?.closed).toBe(true);
  expect(choice.bannerBackOnNextPage).toBe(true);
});

test('a manager in a shadow tree is clicked, and its TCF signal read after the refusal', async () => {
  const { choice } = await choose('ombre', 'refuse');
  expect(choice.clicked).toMatchObject({ text: 'Continuer sans accepter', clicks: 1, closed: true });
  expect(choice.tcf).toMatchObject({ purposes: [1, 7], eventStatus: 'useractioncomplete', segments: [1, 3] });
});

test('a banner in a frame is clicked', async () => {
  const { choice } = await choose('cadre', 'refuse');
  expect(choice.clicked).toMatchObject({ text: 'Tout refuser', clicks: 1, closed: true });
});

test('a button that would send a form sends nothing', async () => {
  const { choice } = await choose('formulaire', 'refuse');
  expect(choice.clicked).toMatchObject({ text: 'Tout refuser', closed: false });
  expect(site.hits).not.toContain('/envoi');
});

test('an address that does not answer is a failure, and the next visit works', async () => {
  const order: ChoiceOrder = {
    url: 'http://127.0.0.1:1/',
    choice: 'refuse',
    nextPages: [],
    device: 'mobile',
    siteDomain: '127.0.0.1',
    deadlineMs: 10_000,
  };
  expect(await pool.choose(order, new AbortController().signal)).toMatchObject({ kind: 'failed' });
  expect((await choose('marche', 'refuse')).choice.clicked?.closed).toBe(true);
});
