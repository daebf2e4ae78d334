import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveMembership } from '#store/organisations.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { signInPerson } from '../support/audit-api.ts';
import { axeViolations } from '../support/e2e-axe.ts';
import {
  launchBrowser,
  openWatched,
  untilHydrated,
  visit,
  type WatchedContext,
} from '../support/e2e-browser.ts';
import { type E2eSite, startE2eSite } from '../support/e2e-site.ts';
import { agent, type OidcDouble, openOidcDouble } from '../support/oidc-double.ts';

let double: OidcDouble;
let site: E2eSite;
let browser: Browser;
let watched: WatchedContext;
let page: Page;

beforeAll(async () => {
  double = await openOidcDouble({ id: 'proconnect', publicUrl: () => site.url, algorithm: 'ES256' });
  const { CONSTAT_ALLOW_TARGETS, ...env } = double.env;
  site = await startE2eSite({
    allowTargets: [CONSTAT_ALLOW_TARGETS],
    env: { ...env, OIDC_PROCONNECT_PRESET: 'proconnect', OIDC_PROCONNECT_SECOND_FACTOR: 'required' },
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await double?.close();
});
beforeEach(async () => {
  Object.assign(double.state, { person: agent(), acr: 'eidas1-mfa' });
  watched = await openWatched(browser, site.url, { width: 320, still: true });
  page = await watched.context.newPage();
  return async () => {
    // The provider is elsewhere: going there is what was asked for.
    const there = `http://127.0.0.1:${double.port}/`;
    expect(watched.problems.filter((problem) => !problem.includes(there))).toEqual([]);
    await watched.close();
  };
});

const button = () => page.getByRole('link', { name: 'S’identifier avec ProConnect' });

it('an agent signs in by ProConnect, sees the identity in the profile, and leaves both', async () => {
  await visit(page, `${site.url}/connexion`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await button().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site.url}/dashboard**`);
  await visit(page, `${site.url}/dashboard?tab=settings`);
  const linked = page.getByRole('region', { name: 'Connexions liées' });
  await linked.getByText('angela@exemple.gouv.fr').first().waitFor();
  await linked.getByText('Commune de Clamart', { exact: false }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  // The only way in stays.
  watched.expectOnce(/409/);
  await linked.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByText('C’est votre seul moyen de vous connecter', { exact: false }).waitFor();
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/auth/session', { method: 'DELETE' });
    return (await response.json()) as { next: string };
  });
  await page.goto(answer.next);
  await page.getByRole('button', { name: 'Sortir' }).click();
  await page.waitForURL(`${site.url}/constat`);
  expect(double.state.endings).toBe(1);
});

testOfAll('an agent without a second factor, then without a SIRET, is told what to do', async () => {
  double.state.acr = 'eidas1';
  await visit(page, `${site.url}/connexion?suite=%2Fdashboard%2Fsites`);
  await button().click();
  await page.getByText('Un second facteur est exigé ici', { exact: false }).waitFor();
  await untilHydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  Object.assign(double.state, {
    acr: 'eidas1-mfa',
    person: { ...agent(), sub: 'agente-2', siret: undefined },
  });
  await button().click();
  await page.getByText('n’a pas transmis de SIRET valide', { exact: false }).waitFor();
  expect(await site.rows(`select 1 from identity_links where subject like '%agente-2'`)).toEqual([]);
});

testOfAll(
  'an agent who arrives with a SIRET asks for the organisation that has it, is let in, and needs no other second factor',
  async () => {
    const { api } = site;
    const person = (email: string) => signInPerson(api.world, { email, displayName: '' });
    const [owner, member] = [await person('maire@clamart.fr'), await person('stage@clamart.fr')];
    const made = await api.call(owner, 'POST', '/api/organisations', { name: 'Commune de Clamart' });
    const { uid } = (await made.json()) as { uid: string };
    await site.rows(`update users set plan = 'pro' where uid = '${uid}'`);
    await api.call(owner, 'PUT', '/api/organisation/siret', { siret: agent().siret });
    await visit(page, `${site.url}/connexion`);
    await button().click();
    await page.waitForURL(`${site.url}/dashboard**`);
    await page.getByText('Votre organisation est peut-être déjà ici').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Demander à rejoindre une organisation' }).press('Enter');
    await page.waitForURL(`${site.url}/espaces`);
    await page.getByText('Votre organisation est peut-être déjà ici').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Demander à rejoindre Commune de Clamart' }).press('Enter');
    await page.getByText('Votre demande est partie.', { exact: false }).waitFor();

    const office = await openWatched(browser, site.url, { still: true, cookie: owner.cookie });
    const desk = await office.context.newPage();
    await visit(desk, `${site.url}/organisation`);
    expect(await axeViolations(desk)).toEqual([]);
    await desk.getByRole('button', { name: /^Accepter/ }).press('Enter');
    await desk.getByText('Cette personne fait maintenant partie', { exact: false }).waitFor();
    await office.close();

    // From now on the organisation is closed without a second factor: the provider saw that of the agent, nobody one of the trainee.
    await saveMembership(api.world.deps.db, {
      ...{ organisation: uid, person: member.viewer.uid, role: 'member', mayAct: false, hosts: [] },
      now: api.world.clock.now(),
    });
    await api.call(member, 'PUT', '/api/account/space', { organisation: uid });
    await site.rows(`update users set factor_from = now() - interval '1 day' where uid = '${uid}'`);
    await visit(page, `${site.url}/espaces`);
    await page.getByRole('button', { name: 'Ouvrir Commune de Clamart' }).press('Enter');
    await page.waitForURL(/tab=overview/);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    const room = await openWatched(browser, site.url, { still: true, cookie: member.cookie });
    const trainee = await room.context.newPage();
    await visit(trainee, `${site.url}/dashboard?tab=overview`);
    expect(new URL(trainee.url()).pathname).toBe('/organisation/protection');
    await trainee
      .getByRole('heading', { level: 1, name: 'Commune de Clamart demande une deuxième étape' })
      .waitFor();
    await trainee.getByRole('button', { name: 'Ouvrir mon espace personnel' }).press('Enter');
    await trainee.waitForURL(/tab=overview/);
    await room.close();
  },
);
