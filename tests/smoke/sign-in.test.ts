import { expect, onTestFinished, test } from 'vitest';
import type { SiteAccess } from '#contract/site-access.ts';
import type { SignedInSign } from '#contract/site-sign-in.ts';
import { auditSite } from '#engine/audit-site.ts';
import { trySite } from '#engine/visiting/try-site.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { readSignIn } from '#service/site-access/read-sign-in.ts';
import { testChromium } from '#tests/support/chromium.ts';
import { serveClosedShop, shopSecrets, shopSignIn } from '#tests/support/closed-shop.ts';
import { casesInScope, testOfAll } from '#tests/support/scope.ts';

type Shop = Awaited<ReturnType<typeof serveClosedShop>>;

async function serveShop(...asked: Parameters<typeof serveClosedShop>): Promise<Shop> {
  const shop = await serveClosedShop(...asked);
  onTestFinished(shop.close);
  return shop;
}

const { signal } = new AbortController();
const publicUrl = 'https://constat.test';
const hello: SignedInSign = { kind: 'text', value: 'Bonjour Camille' };

function accessOf({ origin }: Shop, sign = hello, password: string = shopSecrets.form): SiteAccess {
  const recording = JSON.stringify(shopSignIn(origin, password));
  const signIn = readSignIn({ recording, sign, secrets: [] }, new URL(origin).host);
  return { origin, headers: [], cookies: [], signIn };
}

async function poolFor(shop: Shop, access: SiteAccess, logged: string[] = []) {
  const { path: executablePath } = await testChromium();
  const hear = (data: object, message: string) => void logged.push(`${message} ${JSON.stringify(data)}`);
  const log = { info: hear, warn: hear };
  const policy = { allow: [shop.target] };
  const pool = createVisitPool({ executablePath, policy, publicUrl, log, access });
  onTestFinished(() => pool.close());
  return { pool, policy, log };
}

async function audit(shop: Shop, access: SiteAccess, maxPages: number) {
  const logged: string[] = [];
  const { pool, policy, log } = await poolFor(shop, access, logged);
  const saved: string[] = [];
  const outcome = await auditSite(
    {
      ...{ url: `${shop.origin}/`, scope: 'site', maxPages, device: 'mobile', exclude: [], profile: null },
      access: 'used',
    } as const,
    {
      ...{ pool, policy, clock: systemClock, engineVersion: 'test', publicUrl, log, access },
      limits: { idleWaitMs: 0 },
      keep: {
        page: (artifacts) => void saved.push(JSON.stringify(artifacts)),
        site: async (gathered) => void saved.push(JSON.stringify(gathered)),
      },
    },
    { signal },
  );
  return { outcome, logged, saved };
}

const pathsOf = (pages: readonly { readonly url: string }[]) => pages.map(({ url }) => new URL(url).pathname);

testOfAll(
  'an audit signs in once by the form, reads what is behind it, sends nothing else, and says no secret',
  async () => {
    const shop = await serveShop('form', { templateCount: 2 });
    const { outcome, logged, saved } = await audit(shop, accessOf(shop), 8);
    if (outcome.kind !== 'report') throw new Error(`${outcome.code} ${outcome.detail}`);
    const { report } = outcome;
    expect(report.access).toBe('used');
    // The page that the sign-in led to is linked by none.
    expect(pathsOf(report.pages)).toEqual(
      expect.arrayContaining(['/', '/accueil', '/categorie', '/compte', '/echo', '/produit']),
    );
    expect(shop.signIns).toEqual(['good']);
    expect(shop.acts).toEqual([]);
    const told = { report, journal: outcome.journal, saved, logged };
    expect(JSON.stringify(report)).toContain('•••');
    for (const [name, output] of Object.entries(told)) {
      const text = JSON.stringify(output);
      const plain = Array.isArray(output) ? output.join('\n') : text;
      const found = shop.canaries().filter((one) => text.includes(one) || plain.includes(one));
      expect([name, found]).toEqual([name, []]);
    }
    expect(report.pages.find(({ url }) => url.endsWith('/echo'))?.screenshot).toBeNull();
    expect(report.pages.find(({ url }) => url.endsWith('/compte'))?.screenshot).not.toBeNull();
  },
  300_000,
);

testOfAll(
  'a session that ends in the middle is opened again; one that ends too often is told on the pages it closes',
  async () => {
    const shop = await serveShop('form', { templateCount: 20 });
    const { pool } = await poolFor(shop, accessOf(shop));
    const visit = (path: string) =>
      pool.visit(
        {
          ...{ url: `${shop.origin}${path}`, isHome: false, device: 'mobile', siteDomain: '127.0.0.1' },
          ...{ deadlineMs: 60_000, keepArtifacts: false, only: { rules: [], artifacts: ['dom'] } },
        },
        signal,
      );
    expect(await visit('/fiche')).toMatchObject({ kind: 'page' });
    for (const path of ['/marque', '/avis', '/aide']) {
      shop.forget();
      expect(await visit(path)).toMatchObject({ kind: 'page' });
    }
    expect(shop.signIns).toHaveLength(4);
    shop.forget();
    const closed = await visit('/cgv');
    expect(closed).toMatchObject({ kind: 'not-analysed', reason: 'login' });
    expect(JSON.stringify(closed)).toContain('la session s’est fermée trop souvent');
    expect(shop.signIns).toHaveLength(4);
  },
  200_000,
);

testOfAll(
  'repeated loads and a choice on cookies are made by a new session where theirs is over',
  async () => {
    const shop = await serveShop('form');
    const { pool } = await poolFor(shop, accessOf(shop));
    const common = {
      url: `${shop.origin}/fiche`,
      siteDomain: '127.0.0.1',
      device: 'mobile',
      deadlineMs: 60_000,
    } as const;
    await pool.enter?.(signal);
    shop.forget();
    expect(await pool.measure({ ...common, times: 1, warm: true }, signal)).toMatchObject({
      kind: 'measured',
    });
    shop.forget();
    const chosen = await pool.choose({ ...common, choice: 'refuse', nextPages: [] }, signal);
    expect(chosen).toMatchObject({ kind: 'chosen', choice: { pages: [common.url] } });
    expect(shop.signIns).toHaveLength(3);
  },
  120_000,
);

const wrong = 'pas le bon 4f81';

const refusals = [
  ['a wrong password', 'form', {}, hello, wrong, 'refused', ['wrong']],
  ['a second factor', 'form', { asks: 'code' }, hello, shopSecrets.form, 'second-factor', ['good']],
  ['a CAPTCHA, before anything is sent', 'form', { asks: 'captcha' }, hello, shopSecrets.form, 'captcha', []],
  [
    'a sign that nobody sees',
    'form',
    {},
    { kind: 'text', value: 'Jamais' },
    shopSecrets.form,
    'sign-missing',
    ['good'],
  ],
  [
    'a sign that everybody sees',
    'form',
    {},
    { kind: 'text', value: 'Connexion' },
    shopSecrets.form,
    'sign-before',
    [],
  ],
] as const;

test.each(casesInScope(refusals, ([name]) => name === 'a second factor'))(
  '%s is named, after one try',
  async (_name, protection, world, sign, password, why, sent) => {
    const shop = await serveShop(protection, world);
    const { pool } = await poolFor(shop, accessOf(shop, sign, password));
    const entered = await pool.enter?.(signal);
    expect(entered).toMatchObject({ kind: 'not-signed-in', why });
    expect(await pool.enter?.(signal)).toBe(entered);
    expect(shop.signIns).toEqual(sent);
  },
  90_000,
);

const signs = [
  { kind: 'address', value: '/compte' },
  { kind: 'selector', value: '#bonjour' },
] as const;

testOfAll.each(signs)('the sign may be %o', async (sign) => {
  const shop = await serveShop('form');
  const { pool } = await poolFor(shop, accessOf(shop, sign));
  expect(await pool.enter?.(signal)).toMatchObject({
    kind: 'signed-in',
    session: { address: `${shop.origin}/compte`, cookies: [{ name: 'session' }] },
  });
});

const tryOrder = ({ origin }: Shop, path = '/') => ({
  ...({ url: origin + path, siteDomain: '127.0.0.1', device: 'desktop', deadlineMs: 40_000 } as const),
});

test('a try signs in and shows the page that it reached, with its status', async () => {
  const shop = await serveShop('form');
  const { pool } = await poolFor(shop, accessOf(shop));
  const answer = await trySite(tryOrder(shop), pool, signal);
  expect(answer).toMatchObject({ kind: 'tried', status: 200, reached: `${shop.origin}/compte` });
  expect(answer).toHaveProperty('picture.width');
});

testOfAll(
  'a try of cookies tells an error of the site, and a journey stops at a page that answers by one',
  async () => {
    const shop = await serveShop('cookie');
    const { name, value } = shopSecrets.cookie;
    const access = { origin: shop.origin, headers: [], cookies: [{ name, value }] };
    const { pool } = await poolFor(shop, access);
    expect(await trySite(tryOrder(shop, '/nulle-part'), pool, signal)).toMatchObject({ status: 404 });
    const { host } = new URL(shop.origin);
    const steps = ['/produit', '/nulle-part', '/'].map((path) => ({
      ...({ type: 'navigate', url: shop.origin + path, navigates: false, timeoutMs: 5_000 } as const),
    }));
    const journey = { steps, host, limitMs: 20_000 };
    const walked = await trySite({ ...tryOrder(shop), journey }, pool, signal);
    expect(walked).toMatchObject({ steps: [{ failure: null }, { failure: 'http-error' }] });
  },
);

test('an audit whose password is wrong ends at once, with its reason', async () => {
  const shop = await serveShop('form');
  const { outcome } = await audit(shop, accessOf(shop, hello, wrong), 3);
  expect(outcome).toMatchObject({ kind: 'failure', code: 'preflight/access-refused' });
  expect(shop.signIns).toEqual(['wrong']);
  expect(shop.opened).toEqual([]);
});
