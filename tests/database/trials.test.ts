import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Trial, TrialResult } from '#contract/api/trials.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import type { TrialAnswer, TrialOrder } from '#engine/ports/trial.ts';
import { forgetTrials } from '#service/trials/run-trial.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { shopCheckout, shopSignIn } from '#tests/support/closed-shop.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { proofChecks } from '#tests/support/proofs.ts';

const database = testDatabase();
const site = '/api/sites/exemple.fr';
const basic = { user: 'recette', password: 'S3cr3t-canari' };
const signIn = {
  recording: JSON.stringify(shopSignIn('https://exemple.fr', 'connexion-canari-77b1')),
  sign: { kind: 'text', value: 'Mon compte' },
};
const picture = {
  ...{ key: 'a.webp', contentType: 'image/webp', bytes: Buffer.from('image'), width: 1280, height: 800 },
} as const;
const opened: TrialAnswer = {
  ...{ kind: 'tried', status: 200, title: 'Recette', reached: 'https://exemple.fr/compte', steps: [] },
  picture,
};

let api: AuditApi;
let answered: 'opened' | 'refused';
let answer: TrialAnswer;
const asked: { order: TrialOrder; access: SiteAccess | undefined }[] = [];
const probed: SiteAccess[] = [];
const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;

beforeEach(async () => {
  answered = 'opened';
  answer = opened;
  asked.length = 0;
  probed.length = 0;
  api = await createAuditApi(database.current(), {
    proveDomain: async () => proofChecks({ dns: { outcome: 'proved' } }),
    tryAccess: async (access) => {
      probed.push(access);
      const status = answered === 'opened' ? 200 : 401;
      return { outcome: answered, status, title: 'Recette', reached: `${access.origin}/` };
    },
  });
  await rows(`update users set plan = 'pro'`);
  const added = await api.call(api.claire, 'POST', '/api/domains', { host: 'exemple.fr' });
  const { domain } = (await added.json()) as { domain: { id: string } };
  await api.call(api.claire, 'POST', `/api/domains/${domain.id}/check`);
  await api.world.startWorker(instantRunner, {
    trial: async (order, { access }) => {
      asked.push({ order, access });
      return answer;
    },
  });
});
afterEach(() => api.world.close());

const save = (body: object) => api.call(api.claire, 'PUT', `${site}/access`, body);
const ask = (what: string, person = api.claire) => api.call(person, 'POST', `${site}/${what}/try`);
async function tried(what: string): Promise<TrialResult> {
  const begun = await ask(what);
  expect(begun.status).toBe(202);
  const { trial } = (await begun.json()) as { trial: Trial };
  return eventually(async () => {
    const now = await api.call(api.claire, 'GET', `${site}/trials/${trial.id}`);
    return ((await now.json()) as { trial: Trial }).trial.result ?? false;
  });
}
const stateOf = async () =>
  ((await (await api.call(api.claire, 'GET', `${site}/access`)).json()) as { access: { state: string } })
    .access.state;

describe('« Essayer l’accès »', () => {
  it('shows the page that it opens, without an audit, and is forgotten after some minutes', async () => {
    await save({ basic });
    const result = await tried('access');
    expect(result).toMatchObject({
      outcome: 'opened',
      title: 'Recette',
      reached: 'https://exemple.fr/compte',
    });
    expect(result.picture).toEqual({
      src: `data:image/webp;base64,${Buffer.from('image').toString('base64')}`,
      ...{ width: 1280, height: 800 },
    });
    expect(await rows('select id from audits')).toEqual([]);
    const stored = (await rows('select trials::text as row from trials')).map(({ row }) => row).join();
    expect(stored).not.toContain('canari');
    await rows(`update trials set created_at = created_at - interval '16 minutes'`);
    await forgetTrials(api.world.deps);
    expect(await rows('select id from trials')).toEqual([]);
  });

  it('is twice at most where the site refuses it, and then no browser is asked', async () => {
    await save({ basic });
    await tried('access');
    answered = 'refused';
    await tried('access');
    expect((await tried('access')).message).toContain('a refusé cet accès');
    expect(await codeOf(await ask('access'))).toEqual([409, 'access/refused-twice']);
    expect([probed.length, asked.length, await stateOf()]).toEqual([3, 1, 'refused']);
    // What replaces it begins anew.
    await save({ basic: { user: 'recette', password: 'autre-S3cr3t' } });
    expect(await stateOf()).toBe('kept');
  });

  it('of a sign-in says what the form answered; a wrong password is tried twice at most, a second factor is no refusal', async () => {
    await save({ signIn });
    answer = { kind: 'not-signed-in', why: 'second-factor', detail: '', picture };
    for (let time = 0; time < 3; time += 1)
      expect(await tried('access')).toMatchObject({ outcome: 'second-factor', picture: { width: 1280 } });
    answer = { kind: 'not-signed-in', why: 'refused', detail: '', picture: null };
    await tried('access');
    expect((await tried('access')).message).toContain('son formulaire est revenu');
    expect(await codeOf(await ask('access'))).toEqual([409, 'access/refused-twice']);
    expect(probed).toEqual([]);
    expect(asked[0]?.access?.signIn?.secrets).toEqual({ 'secret-1': 'connexion-canari-77b1' });
    expect(JSON.stringify(asked.map(({ order }) => order))).not.toContain('canari');
  });

  it('is the owner’s alone', async () => {
    await save({ basic });
    expect(await codeOf(await ask('access', api.marc))).toEqual([404, 'request/not-found']);
    const { trial } = (await (await ask('access')).json()) as { trial: Trial };
    const other = await api.call(api.marc, 'GET', `${site}/trials/${trial.id}`);
    expect(await codeOf(other)).toEqual([404, 'request/not-found']);
  });
});

describe('« Essayer » a journey', () => {
  const add = async () => {
    const recording = JSON.stringify(shopCheckout('https://exemple.fr'));
    const added = await api.call(api.claire, 'POST', `${site}/journeys`, { recording });
    return ((await added.json()) as { journey: { id: string } }).journey.id;
  };
  const step = (failure: 'element-missing' | null = null, shown = false) => ({
    failure,
    picture: shown ? picture : null,
  });

  it('says what became of each step, and shows marked states and the one that fails', async () => {
    const id = await add();
    const steps = [step(), step(null, true), step('element-missing', true)];
    answer = {
      kind: 'tried',
      status: null,
      title: 'Panier',
      reached: 'https://exemple.fr/panier',
      picture: null,
      steps,
    };
    const result = await tried(`journeys/${id}`);
    expect(result.outcome).toBe('stopped');
    expect(result.message).toMatch(/étape 3, Cliquer sur «.Commander.».: l’élément n’a pas été trouvé/);
    expect(result.steps.map(({ outcome, picture: shown }) => [outcome, shown !== null])).toEqual([
      ['made', false],
      ['made', true],
      ['failed', true],
      ['left', false],
      ['left', false],
    ]);
    expect(asked[0]?.order).toMatchObject({
      url: 'https://exemple.fr/produit',
      journey: { host: 'exemple.fr' },
    });
    expect(await rows('select id from audits')).toEqual([]);
  });

  it('that makes all its steps is told as whole', async () => {
    const id = await add();
    answer = { ...opened, steps: Array.from({ length: 5 }, () => step()) };
    expect(await tried(`journeys/${id}`)).toMatchObject({ outcome: 'played' });
  });
});
