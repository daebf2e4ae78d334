import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sample } from '#contract/api/samples.ts';
import type { AuditOrder } from '#contract/audit.ts';
import type { SamplePage } from '#contract/sample.ts';
import { deleteAudit } from '#service/audits/delete-audit.ts';
import { readAuditChoices } from '#service/audits/read-audit-choices.ts';
import { createSchedule } from '#service/schedules/create-schedule.ts';
import { listSchedules } from '#service/schedules/list-schedules.ts';
import { runDueSchedules } from '#service/schedules/run-due-schedules.ts';
import { samplesForExport } from '#store/account-export.ts';
import { findAudit } from '#store/audits.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const rows = async (sql: string, values: unknown[] = []) =>
  (await database.current().pool.query(sql, values)).rows;
const home: SamplePage = { url: 'https://exemple.fr/', name: 'Accueil', kind: 'home' };
const contact: SamplePage = { url: 'https://exemple.fr/contact', name: 'Nous écrire', kind: 'contact' };
const make = (body: object = {}) =>
  api.call(api.claire, 'POST', '/api/samples', {
    url: 'exemple.fr',
    name: 'RGAA 2026',
    pages: [home, contact],
    ...body,
  });
const sampleIn = async (response: Response) => ((await response.json()) as { sample: Sample }).sample;
const made = async (body: object = {}) => sampleIn(await make(body));
const change = (id: string, body: object) => api.call(api.claire, 'PUT', `/api/samples/${id}`, body);
const sentenceOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;

describe('a sample', () => {
  it('is kept with its site, cleaned, and tells what the method asks for', async () => {
    const response = await make({
      name: '  RGAA\n2026 ',
      pages: [
        { url: ' /#haut ', name: ' Accueil\u0007 ', kind: 'home' },
        { url: 'exemple.fr/aide?utm_source=x', name: 'Aide', kind: 'help' },
      ],
    });
    expect(response.status).toBe(201);
    expect(await sampleIn(response)).toMatchObject({
      host: 'exemple.fr',
      name: 'RGAA 2026',
      version: 1,
      pages: [home, { url: 'https://exemple.fr/aide', name: 'Aide', kind: 'help' }],
      gaps: expect.arrayContaining([
        'Aucune page de contact trouvée\u00a0: ajoutez-la si elle existe.',
        '0 page tirée au hasard\u00a0: la méthode en demande au moins un dixième des autres, soit 1 ici.'.replace(
          '0 ',
          '0\u00a0',
        ),
      ]),
      schedules: 0,
    });
    const listed = await (await api.call(api.claire, 'GET', '/api/samples?host=exemple.fr')).json();
    expect(listed).toMatchObject({ samples: [{ name: 'RGAA 2026', pageCount: 2, version: 1 }] });
    expect(await (await api.call(api.claire, 'GET', '/api/samples?host=autre.fr')).json()).toEqual({
      samples: [],
    });
  });

  it.each([
    [{ name: ' ' }, [400, 'sample/name', 'name']],
    [{ name: 'x'.repeat(101) }, [400, 'sample/name', 'name']],
    [{ pages: [] }, [400, 'sample/empty', 'pages']],
    [{ pages: [home, { ...contact, url: 'https://autre.fr/' }] }, [400, 'sample/refused', 'pages.1']],
    [{ pages: [home, { ...contact, url: '/?utm_source=a' }] }, [400, 'sample/refused', 'pages.1']],
    [{ pages: [{ ...home, url: '/deconnexion' }] }, [400, 'sample/refused', 'pages.0']],
    [{ pages: [home, { ...contact, name: 'x'.repeat(500) }] }, [400, 'sample/refused', 'pages.1']],
    [{ pages: [{ ...home, name: '\u200b' }] }, [400, 'sample/refused', 'pages.0']],
    [
      { pages: Array.from({ length: 11 }, (_, at) => ({ ...home, url: `/${at}` })) },
      [409, 'sample/over-plan', 'pages'],
    ],
    [
      { pages: Array.from({ length: 5_000 }, (_, at) => ({ ...home, url: `/${at}` })) },
      [409, 'sample/over-plan', 'pages'],
    ],
    [{ url: '10.0.0.1' }, [400, 'target/private', 'url']],
    [{ pages: [{ ...home, kind: 'inconnu' }] }, [400, 'request/invalid']],
  ])('is refused whole, case %#', async (body, expected) => {
    expect((await codeOf(await make(body))).slice(0, expected.length)).toEqual(expected);
    expect(await rows('select 1 from samples')).toEqual([]);
  });

  it('says which page and why', async () => {
    const sentence = await sentenceOf(
      await make({ pages: [home, { ...contact, url: 'https://autre.fr/' }] }),
    );
    expect(sentence).toMatch(/^La page 2 de l’échantillon ne peut pas être gardée : .*exemple\.fr/);
  });

  it('has a name of its own on its site', async () => {
    const { id } = await made();
    expect(await codeOf(await make({ name: 'rgaa 2026' }))).toEqual([409, 'sample/name-taken', 'name']);
    const other = await made({ name: 'Autre' });
    const body = { name: 'RGAA 2026', pages: [home], version: 1 };
    expect(await codeOf(await change(other.id, body))).toEqual([409, 'sample/name-taken', 'name']);
    expect((await change(id, { ...body, name: 'RGAA 2026' })).status).toBe(200);
    expect((await make({ url: 'autre.fr', pages: [{ ...home, url: '/' }] })).status).toBe(201);
  });

  it('has a version a save, which stays readable; a save that changes nothing makes none', async () => {
    const { id } = await made();
    const same = { name: 'RGAA 2026', pages: [home, contact], version: 1 };
    expect(await sampleIn(await change(id, same))).toMatchObject({ version: 1 });
    const next = await sampleIn(await change(id, { ...same, pages: [contact, home] }));
    expect(next).toMatchObject({
      version: 2,
      pages: [contact, home],
      versions: [{ version: 2 }, { version: 1 }],
    });
    const before = await sampleIn(await api.call(api.claire, 'GET', `/api/samples/${id}?version=1`));
    expect(before).toMatchObject({ version: 2, shownVersion: 1, pages: [home, contact] });
    expect((await api.call(api.claire, 'GET', `/api/samples/${id}?version=9`)).status).toBe(404);
  });

  it('edited by two at once loses nothing: the second is told, and may save over the first', async () => {
    const { id } = await made();
    const first = { name: 'RGAA 2026', pages: [home], version: 1 };
    const answers = await Promise.all([change(id, first), change(id, { ...first, pages: [contact] })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && (await sentenceOf(refused))).toMatch(/version 2.*version 1.*Rien n’est perdu/);
    const over = await change(id, { ...first, pages: [home, contact], version: 2 });
    expect(await sampleIn(over)).toMatchObject({ version: 3, versions: { length: 3 } });
  });

  it('of another account is not there, whatever is asked', async () => {
    const { id } = await made();
    const asked = [
      await api.call(api.marc, 'GET', `/api/samples/${id}`),
      await api.call(api.marc, 'PUT', `/api/samples/${id}`, { name: 'x', pages: [home], version: 1 }),
      await api.call(api.marc, 'DELETE', `/api/samples/${id}`),
      await api.start(api.marc, { scope: 'sample', sample: id }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await (await api.call(api.marc, 'GET', '/api/samples')).json()).toEqual({ samples: [] });
  });
});

describe('an audit of a sample', () => {
  const startOf = async (id: string) =>
    ((await (await api.start(api.claire, { scope: 'sample', sample: id })).json()) as { id: string }).id;

  it('visits its pages under their names, keeps its version, and can be asked for again', async () => {
    const { id } = await made();
    const auditId = await startOf(id);
    await change(id, { name: 'RGAA 2026', pages: [home], version: 1 });
    const orders: AuditOrder[] = [];
    await api.world.startWorker((order, world) => {
      orders.push(order);
      return instantRunner(order, world);
    });
    await eventually(async () => (await findAudit(database.current().db, auditId))?.status === 'done');
    expect(orders).toMatchObject([
      {
        scope: 'sample',
        maxPages: 2,
        pages: [home.url, contact.url],
        sample: { name: 'RGAA 2026', version: 1, pages: [home, contact] },
      },
    ]);
    const choices = () => readAuditChoices(api.world.deps, api.claire.viewer, auditId);
    expect(await choices()).toMatchObject({ scope: 'sample', sample: id });
    expect((await api.call(api.claire, 'DELETE', `/api/samples/${id}`)).status).toBe(204);
    expect(await choices()).toMatchObject({ scope: 'list', pages: [home.url, contact.url] });
    expect(await choices()).not.toHaveProperty('sample');
    await deleteAudit(api.world.deps, api.claire.viewer, auditId);
    expect(await rows('select sample_id, sample_version from audits')).toEqual([
      { sample_id: null, sample_version: null },
    ]);
    expect(await rows('select 1 from audit_pages')).toEqual([]);
  });

  it('is of its site, within the plan, and names its sample', async () => {
    const { id } = await made();
    const codes = async (body: object) => codeOf(await api.start(api.claire, body));
    expect(await codes({ scope: 'sample' })).toEqual([400, 'request/invalid', 'sample']);
    expect(await codes({ scope: 'site', sample: id })).toEqual([400, 'request/invalid', 'sample']);
    expect(await codes({ scope: 'sample', sample: id, url: 'autre.fr' })).toEqual([
      400,
      'sample/other-site',
      'url',
    ]);
    expect(
      (await api.start(api.claire, { scope: 'sample', sample: id, url: 'www.exemple.fr/x' })).status,
    ).toBe(202);
    await rows('delete from audits');
    await rows(
      `update sample_versions set pages = (select jsonb_agg(jsonb_build_object('url', 'https://exemple.fr/' || n,
        'name', n, 'kind', 'other')) from generate_series(1, 11) n)`,
    );
    expect(await codes({ scope: 'sample', sample: id })).toEqual([409, 'sample/over-plan', 'sample']);
  });
});

describe('a schedule of a sample', () => {
  const timing = { frequency: 'weekly', day: 7, hour: 2, mail: 'always' } as const;

  it('audits its newest version, and keeps it from being deleted', async () => {
    api.world.clock.set('2026-11-20T10:00:00Z');
    await rows("update users set plan = 'agency'");
    const { id } = await made();
    const viewer = api.claire.viewer;
    await createSchedule(api.world.deps, viewer, {
      url: 'exemple.fr',
      scope: 'sample',
      sample: id,
      ...timing,
    });
    expect((await listSchedules(api.world.deps, viewer)).schedules).toMatchObject([
      { scope: 'sample', sample: id, maxPages: 2 },
    ]);
    const refused = await api.call(api.claire, 'DELETE', `/api/samples/${id}`);
    expect(refused.status).toBe(409);
    expect(await sentenceOf(refused)).toContain('1\u00a0audit programmé');
    await change(id, { name: 'RGAA 2026', pages: [home, contact, { ...home, url: '/aide' }], version: 1 });
    api.world.clock.set('2026-11-22T01:00:00Z');
    await runDueSchedules(api.world.deps);
    expect(
      await rows(
        `select scope, max_pages, sample_version, p.sample->>'version' as kept, jsonb_array_length(p.pages) as pages
         from audits join audit_pages p on p.audit_id = id`,
      ),
    ).toEqual([{ scope: 'sample', max_pages: 3, sample_version: 2, kept: '2', pages: 3 }]);
  });
});

it('is in the archive of the account, with its versions', async () => {
  const { id } = await made();
  await change(id, { name: 'RGAA 2026', pages: [contact], version: 1 });
  const [kept] = await samplesForExport(database.current().db, api.claire.viewer.uid);
  expect(kept).toMatchObject({
    name: 'RGAA 2026',
    versions: [
      { version: 1, pages: [home, contact] },
      { version: 2, pages: [contact] },
    ],
  });
});

describe('GET /api/audits/:id/sample-proposal', () => {
  it('proposes from the report of a finished audit of one’s own, and keeps nothing', async () => {
    const response = await api.start(api.claire, { scope: 'site' });
    const { id } = (await response.json()) as { id: string };
    const propose = (who = api.claire) => api.call(who, 'GET', `/api/audits/${id}/sample-proposal?draw=2`);
    expect((await propose()).status).toBe(404);
    await api.world.startWorker(instantRunner);
    await eventually(async () => (await findAudit(database.current().db, id))?.status === 'done');
    const proposal = (await (await propose()).json()) as { pages: SamplePage[] };
    expect(proposal).toMatchObject({ host: 'exemple.fr', draw: 2 });
    expect((await propose(api.marc)).status).toBe(404);
    expect(await rows('select 1 from samples')).toEqual([]);
    await rows('update audits set report_removed_at = now()');
    expect(await codeOf(await propose())).toEqual([410, 'report/removed']);
  });
});
