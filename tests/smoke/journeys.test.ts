import { expect, onTestFinished, test } from 'vitest';
import type { Journey } from '#contract/journey/journey.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { auditSite } from '#engine/audit-site.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { systemClock } from '#platform/clock.ts';
import { testChromium } from '#tests/support/chromium.ts';
import { journeyOf } from '#tests/support/journey-of.ts';
import { checkout, profileMenu, shopPassword, signInByForm } from '#tests/support/recordings.ts';
import { serveShop } from '#tests/support/shop-site.ts';

type Shop = Awaited<ReturnType<typeof serveShop>>;

async function audit(site: Shop, journeys: readonly Journey[], typed: Readonly<Record<string, string>> = {}) {
  const { path: executablePath } = await testChromium();
  const policy = { allow: [site.target] };
  const logged: string[] = [];
  const hear = (data: object, message: string) => void logged.push(`${message} ${JSON.stringify(data)}`);
  const log = { info: hear, warn: hear };
  const publicUrl = 'https://constat.test';
  const access: SiteAccess = { origin: site.origin, headers: [], cookies: [], typed };
  const pool = createVisitPool({ executablePath, policy, publicUrl, log, access });
  onTestFinished(() => pool.close());
  const outcome = await auditSite(
    {
      ...{
        url: `${site.origin}/`,
        scope: 'page',
        maxPages: 1,
        device: 'desktop',
        exclude: [],
        profile: null,
      },
      journeys,
    } as const,
    {
      ...{ pool, policy, clock: systemClock, engineVersion: 'test', publicUrl, log, access },
      limits: { idleWaitMs: 0 },
    },
    { signal: new AbortController().signal },
  );
  if (outcome.kind !== 'report') throw new Error(`${outcome.code} ${outcome.detail}`);
  return { ...outcome, logged };
}

test('marked steps are judged like pages, a step that fails is named, and what is typed in secret is nowhere', async () => {
  const shop = await serveShop();
  const host = new URL(shop.origin).host;
  const signIn = journeyOf(signInByForm(shop.origin), host, { 9: 'Mon compte' });
  const buying = journeyOf(checkout(shop.origin), host, { 4: 'Panier', 5: 'Livraison', 10: 'Récapitulatif' });
  const menu = journeyOf(profileMenu(shop.origin), host, { 10: 'Menu ouvert' });
  const lost = journeyOf(
    {
      title: 'Perdu',
      steps: [
        { type: 'navigate', url: `${shop.origin}/produit` },
        { type: 'click', selectors: [['#parti']], timeout: 600 },
        { type: 'scroll', y: 10 },
      ],
    },
    host,
    { 2: 'Jamais', 3: 'Encore moins' },
  );
  const dangerous = journeyOf(
    {
      title: 'Danger',
      steps: [
        { type: 'navigate', url: `${shop.origin}/` },
        { type: 'click', selectors: [['#efface']] },
      ],
    },
    host,
    { 2: 'Effacé' },
  );
  shop.forgetAt('/compte/factures');
  const signing = signInByForm(shop.origin);
  const bills = {
    assertedEvents: [{ type: 'navigation', url: `${shop.origin}/compte/factures`, title: '' }],
  };
  const ended = journeyOf(
    {
      title: 'Session finie',
      steps: [...signing.steps, { type: 'click', selectors: [['text/Factures']], ...bills }],
    },
    host,
    { 10: 'Factures' },
  );
  const leaving = journeyOf(
    {
      title: 'Dehors',
      steps: [
        { type: 'navigate', url: `${shop.origin}/` },
        { type: 'click', selectors: [['#dehors']], timeout: 2_000 },
      ],
    },
    host,
    { 2: 'Ailleurs' },
  );
  const all = [signIn, buying, menu, lost, dangerous, ended, leaving].map(({ journey }) => journey);
  const { report, screenshots, journal, logged } = await audit(shop, all, signIn.secrets);

  const states = report.pages.filter(({ state }) => state);
  expect(states.map(({ state, title, screenshot }) => [state?.name, title, screenshot !== null])).toEqual([
    ['Mon compte', 'Mon compte (Connexion, étape 9)', true],
    ['Panier', 'Panier (Commande, étape 4)', true],
    ['Livraison', 'Livraison (Commande, étape 5)', true],
    ['Récapitulatif', 'Récapitulatif (Commande, étape 10)', true],
    ['Menu ouvert', 'Menu ouvert (Menu, étape 10)', true],
  ]);
  expect(states.map(({ url }) => new URL(url).hash)).toHaveLength(new Set(states.map(({ url }) => url)).size);

  // What is wrong in a state is a finding of that state.
  const summary = states[3]?.url;
  const alt = report.findings.find(({ pages }) => pages.some(({ url }) => url === summary));
  expect(alt).toBeDefined();
  expect(shop.orders).toEqual([]);
  expect(shop.signIns).toEqual(['good', 'good']);

  const left = report.notAnalysed.filter(({ reason }) => reason === 'journey');
  expect(left.map(({ detail = '' }) => detail.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringContaining('étape 2, Cliquer sur « #parti » : l’élément n’a pas été trouvé'),
    expect.stringContaining('étape 2, Cliquer sur « #parti »'),
    expect.stringContaining('étape 2, Cliquer sur « #efface » : elle déconnecte, supprime'),
    expect.stringContaining('étape 10, Cliquer sur « Factures » : le site demande de se connecter'),
    expect.stringContaining('étape 2, Cliquer sur « #dehors » : elle mène à un autre site'),
  ]);
  const keys = new Set(screenshots.map(({ key }) => key));
  for (const { screenshot } of [left[0], left[2]].flatMap((one) => one ?? []))
    expect(keys.has(screenshot?.key ?? '')).toBe(true);

  // What was measured on the way is told by journey, also of one that stopped; nothing of it is in a score.
  const measured = new Map((report.journeys ?? []).map((journey) => [journey.name, journey]));
  expect([...measured.keys()]).toEqual(all.map(({ name }) => name));
  const [opened] = measured.get('Commande')?.steps ?? [];
  expect(opened?.load?.loadMs).toBeGreaterThan(0);
  expect(measured.get('Perdu')?.steps.map(({ step }) => step)).toContain(1);
  expect(states.map(({ performanceScore }) => performanceScore)).toEqual(states.map(() => null));

  for (const output of [JSON.stringify(report), JSON.stringify(journal), logged.join('\n')])
    expect(output).not.toContain(shopPassword);
});
