import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JourneyVersion, JourneyView } from '#contract/api/journeys.ts';
import type { Sample } from '#contract/api/samples.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { rotateIdentitySecret } from '#platform/identity/secret.ts';
import { exportAccount } from '#service/accounts/export-account.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { sealAllAgain } from '#service/site-access/seal-all-again.ts';
import { journeysForExport } from '#store/journeys.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { proofChecks } from '#tests/support/proofs.ts';
import { checkout, shopPassword, signInByForm } from '#tests/support/recordings.ts';

const database = testDatabase();
let api: AuditApi;
let isProved: boolean;
const path = '/api/sites/exemple.fr/journeys';
const origin = 'https://exemple.fr';
const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;

beforeEach(async () => {
  isProved = true;
  api = await createAuditApi(database.current(), {
    proveDomain: async () => proofChecks(isProved ? { dns: { outcome: 'proved' } } : {}),
  });
  await rows(`update users set plan = 'pro'`);
});
afterEach(() => api.world.close());

async function prove() {
  const added = await api.call(api.claire, 'POST', '/api/domains', { host: 'exemple.fr' });
  const { domain } = (await added.json()) as { domain: { id: string } };
  await api.call(api.claire, 'POST', `/api/domains/${domain.id}/check`);
  return domain.id;
}
const add = (recording: unknown, name?: string, person = api.claire) =>
  api.call(person, 'POST', path, { recording: JSON.stringify(recording), ...(name && { name }) });
const added = async (recording: unknown) =>
  ((await (await add(recording)).json()) as { journey: JourneyView }).journey;
const all = async () =>
  (await (await api.call(api.claire, 'GET', path)).json()) as { proved: boolean; journeys: JourneyView[] };

async function audit(
  choices: object = { scope: 'site' },
): Promise<{ order: Parameters<AuditRunner>[0]; access: SiteAccess | undefined }[]> {
  const asked: { order: Parameters<AuditRunner>[0]; access: SiteAccess | undefined }[] = [];
  const worker = await api.world.startWorker(async (order, world) => {
    asked.push({ order, access: world.access });
    return instantRunner(order, world);
  });
  const { id } = (await (await api.start(api.claire, choices)).json()) as { id: string };
  await eventually(
    async () => (await rows(`select status from audits where id = '${id}'`))[0].status === 'done',
  );
  await worker.stop();
  return asked;
}

describe('journeys of a site', () => {
  it('are kept with a proved site, said in French, and give no secret back', async () => {
    await prove();
    const answer = await add(signInByForm(origin));
    expect(answer.status).toBe(201);
    const text = await answer.text();
    const { journey } = JSON.parse(text) as { journey: JourneyView };
    expect(journey.steps.map(({ words }) => words.replaceAll(/\s/g, ' '))).toContain(
      'Saisir le secret « secret-1 » dans « Mot de passe »',
    );
    expect(journey.steps.flatMap(({ state }, at) => (state ? [at + 1] : []))).toEqual([8, 9]);
    expect(journey.secrets).toEqual([{ name: 'secret-1', kept: true }]);
    const tables = await rows('select journeys::text as row from journeys');
    const stream = await exportAccount(api.world.deps, api.claire.viewer);
    const bytes = Buffer.from(await new Response(stream).arrayBuffer()).toString('latin1');
    const exported =
      JSON.stringify(await journeysForExport(database.current().db, api.claire.viewer.uid)) + bytes;
    const told = [text, JSON.stringify(await all()), JSON.stringify(tables), exported];
    for (const one of told) {
      expect(one).not.toContain(shopPassword);
      expect(one).not.toContain(Buffer.from(shopPassword).toString('hex'));
    }
    expect(exported).toContain('Mot de passe');
  });

  it('want a proof, and are the owner’s alone', async () => {
    expect((await codeOf(await add(checkout(origin))))[1]).toBe('request/not-found');
    await prove();
    const { id } = await added(checkout(origin));
    for (const [method, at, body] of [
      ['GET', path, undefined],
      ['POST', path, { recording: JSON.stringify(checkout(origin)) }],
      ['PUT', `${path}/${id}`, { version: 1, name: 'x', steps: [{ step: 1, state: null }] }],
      ['DELETE', `${path}/${id}`, undefined],
    ] as const)
      expect((await api.call(api.marc, method, at, body)).status).toBe(404);
    expect((await all()).journeys).toHaveLength(1);
  });

  it('are refused in a sentence: another format, another host, an act of danger, a name taken', async () => {
    await prove();
    const why = async (recording: unknown) =>
      ((await (await add(recording)).json()) as { error: { message: string } }).error.message;
    const start = { type: 'navigate', url: `${origin}/` };
    expect(await why({ steps: [start, { type: 'customStep' }] })).toContain('Étape 2');
    expect(await why(checkout('https://ailleurs.fr'))).toContain('ailleurs.fr');
    expect(
      await why({ steps: [start, { type: 'click', selectors: [['aria/Supprimer mon compte']] }] }),
    ).toContain('jamais');
    expect((await codeOf(await add({ steps: [start] })))[1]).toBe('journey/name-missing');
    expect((await codeOf(await add(signInByForm(origin, 'court'))))[1]).toBe('access/cannot-hide');
    expect((await add(checkout(origin))).status).toBe(201);
    expect((await codeOf(await add(checkout(origin))))[1]).toBe('journey/name-taken');
    expect((await api.call(api.claire, 'POST', path, { recording: 'x'.repeat(300_001) })).status).toBe(400);
    expect((await api.call(api.claire, 'POST', path, { recording: 'x'.repeat(5_000_000) })).status).toBe(413);
  });

  it('are changed step by step; of two changes at once the second is told', async () => {
    await prove();
    const { id } = await added(signInByForm(origin));
    const change = (body: object) => api.call(api.claire, 'PUT', `${path}/${id}`, body);
    const steps = [
      { step: 2, state: null },
      { step: 7, state: null },
      { step: 8, state: 'Mon compte' },
    ];
    const answer = await change({ version: 1, name: 'Entrer', steps });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { journey: JourneyView }).journey).toMatchObject({
      ...{ name: 'Entrer', version: 2, secrets: [{ name: 'secret-1', kept: true }] },
      steps: [{ state: null }, { state: null }, { state: 'Mon compte' }],
    });
    expect((await codeOf(await change({ version: 1, name: 'Entrer', steps })))[1]).toBe('journey/changed');
    const two = { version: 2, name: 'Entrer' };
    expect((await codeOf(await change({ ...two, steps: [{ step: 2, state: null }] })))[1]).toBe(
      'journey/refused',
    );
    expect((await codeOf(await change({ ...two, steps: [{ step: 9, state: null }] })))[1]).toBe(
      'journey/refused',
    );
    const secrets = [{ name: 'secret-1', value: 'court' }];
    expect((await codeOf(await change({ ...two, steps: [{ step: 1, state: null }], secrets })))[1]).toBe(
      'access/cannot-hide',
    );
  });

  it('keep their versions, with who saved each; one of before is taken back, and its lost secret asked again', async () => {
    await prove();
    const { id } = await added(signInByForm(origin));
    const steps = [
      { step: 2, state: null },
      { step: 9, state: 'Mon compte' },
    ];
    await api.call(api.claire, 'PUT', `${path}/${id}`, { version: 1, name: 'Entrer', steps });
    const versions = async () => {
      const answer = await api.call(api.claire, 'GET', `${path}/${id}/versions`);
      return ((await answer.json()) as { versions: JourneyVersion[] }).versions;
    };
    const { email, displayName } = api.claire.viewer;
    const savedBy = displayName || email;
    expect(await versions()).toMatchObject([
      { version: 2, name: 'Entrer', savedBy, steps: [{ state: null }, { state: 'Mon compte' }] },
      { version: 1, name: 'Connexion', savedBy },
    ]);
    expect(JSON.stringify(await versions())).not.toContain(shopPassword);
    const restore = (body: object) => api.call(api.claire, 'PUT', `${path}/${id}/version`, body);
    expect((await codeOf(await restore({ version: 1, restore: 1 })))[1]).toBe('journey/changed');
    expect((await codeOf(await restore({ version: 2, restore: 7 })))[1]).toBe('journey/version-unknown');
    const back = (await (await restore({ version: 2, restore: 1 })).json()) as { journey: JourneyView };
    expect(back.journey).toMatchObject({
      ...{ name: 'Connexion', version: 3, secrets: [{ name: 'secret-1', kept: false }] },
    });
    expect(back.journey.steps).toHaveLength(9);
    expect((await versions()).map(({ version }) => version)).toEqual([3, 2, 1]);
    for (const [method, end, body] of [
      ['GET', 'versions', undefined],
      ['PUT', 'version', { version: 3, restore: 1 }],
    ] as const)
      expect((await api.call(api.marc, method, `${path}/${id}/${end}`, body)).status).toBe(404);

    // An audit says which version it replays.
    const [run] = await audit();
    expect(run?.order.journeys).toMatchObject([{ name: 'Connexion', version: 3 }]);
  });

  it('refuse two states of one name: they could not be told apart from one audit to the next', async () => {
    await prove();
    const { id } = await added(signInByForm(origin));
    const steps = [
      { step: 2, state: 'Page' },
      { step: 9, state: 'page' },
    ];
    const answer = await api.call(api.claire, 'PUT', `${path}/${id}`, { version: 1, name: 'x', steps });
    expect(((await answer.json()) as { error: { message: string } }).error.message).toContain('même nom');
  });

  it('belong to samples: those that one names are replayed, their states are its steps of a process', async () => {
    await prove();
    const buying = await added(checkout(origin));
    const other = await added(signInByForm(origin));
    const pages = [{ url: `${origin}/`, name: 'Accueil', kind: 'home' }];
    const make = async (name: string, journeys?: string[]) => {
      const body = { url: 'exemple.fr', name, pages, ...(journeys && { journeys }) };
      const answer = await api.call(api.claire, 'POST', '/api/samples', body);
      return (await answer.json()) as { sample: Sample; error?: { code: string } };
    };
    const replayed = async (sample: string) => {
      const [run] = await audit({ scope: 'sample', sample });
      const { journeys = [], sample: told } = run?.order ?? {};
      return [journeys.map(({ name }) => name), told?.states?.length ?? 0, told && 'journeys' in told];
    };
    const one = (await make('Un', [buying.id])).sample;
    expect(one.journeys).toEqual([buying.id]);
    const states = buying.steps.filter(({ state }) => state !== null).length;
    expect(await replayed(one.id)).toEqual([['Commande'], states, false]);
    expect((await replayed((await make('Aucun', [])).sample.id)).slice(0, 2)).toEqual([[], 0]);
    const all = (await make('Tous')).sample;
    expect(all.journeys).toBeNull();
    expect((await replayed(all.id))[0]).toEqual(['Commande', 'Connexion']);
    expect((await make('Faux', ['01890000-0000-7000-8000-000000000001'])).error?.code).toBe(
      'sample/journey-unknown',
    );

    const change = (body: object) => api.call(api.claire, 'PUT', `/api/samples/${one.id}`, body);
    const sampleOf = async (answer: Response) => ((await answer.json()) as { sample: Sample }).sample;
    // Nothing is said of journeys: those of before, and no new version.
    expect(await sampleOf(await change({ name: 'Un', pages, version: 1 }))).toMatchObject({
      ...{ version: 1, journeys: [buying.id] },
    });
    const next = await sampleOf(await change({ name: 'Un', pages, version: 1, journeys: [other.id] }));
    expect(next).toMatchObject({ version: 2, journeys: [other.id] });
    // A journey that is gone stands in nobody’s way.
    await api.call(api.claire, 'DELETE', `${path}/${other.id}`);
    expect((await replayed(one.id)).slice(0, 2)).toEqual([[], 0]);
    expect((await change({ name: 'Un bis', pages, version: 2, journeys: [other.id] })).status).toBe(200);
  });

  it('are replayed by an audit of a proved site alone, with their secrets beside the order', async () => {
    const domain = await prove();
    await add(signInByForm(origin));
    const [first] = await audit();
    const [journey] = first?.order.journeys ?? [];
    expect(journey?.name).toBe('Connexion');
    expect(JSON.stringify(first?.order)).not.toContain(shopPassword);
    expect(first?.order.access).toBeUndefined();
    expect(Object.values(first?.access?.typed ?? {})).toEqual([shopPassword]);

    const { deps } = api.world;
    rotateIdentitySecret(deps.config.dataFolder, deps.clock.now(), 'access-secret');
    expect(await sealAllAgain(api.world.deps)).toEqual({ again: 1, lost: 0 });
    expect((await all()).journeys[0]?.secrets).toEqual([{ name: 'secret-1', kept: true }]);

    isProved = false;
    await api.call(api.claire, 'POST', `/api/domains/${domain}/check`);
    await api.call(api.claire, 'DELETE', `/api/domains/${domain}`);
    const [second] = await audit();
    expect(second?.order.journeys).toBeUndefined();
    expect(second?.access).toBeUndefined();
    // A sample says that its steps were not replayed.
    const pages = [{ url: `${origin}/`, name: 'Accueil', kind: 'home' }];
    const made = await api.call(api.claire, 'POST', '/api/samples', {
      url: 'exemple.fr',
      name: 'RGAA',
      pages,
    });
    const { sample } = (await made.json()) as { sample: Sample };
    const [third] = await audit({ scope: 'sample', sample: sample.id });
    expect(third?.order.journeys).toBeUndefined();
    expect(third?.order.sample?.states?.length).toBeGreaterThan(0);
  });

  it('are deleted by their owner', async () => {
    await prove();
    const { id } = await added(checkout(origin));
    expect((await api.call(api.claire, 'DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await all()).journeys).toEqual([]);
  });
});
