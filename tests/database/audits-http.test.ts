import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReportResponse } from '#contract/api/reports.ts';
import { createHttpApp } from '#http/app.ts';
import { type AuditApi, codeOf, createAuditApi } from '../support/audit-api.ts';
import { instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
});
afterEach(() => api.world.close());

const call: AuditApi['call'] = (...input) => api.call(...input);
const start: AuditApi['start'] = (...input) => api.start(...input);

describe('POST /api/audits', () => {
  it('answers 202 with the address as understood and where to look', async () => {
    const response = await start(api.claire);
    expect(response.status).toBe(202);
    const audit = (await response.json()) as { id: string };
    expect(audit).toEqual({ id: expect.any(String), status: 'queued', url: 'https://exemple.fr/' });
    expect(response.headers.get('location')).toBe(`/api/reports/${audit.id}`);
  });

  it.each([
    [{ url: '' }, [400, 'target/empty', 'url']],
    [{ url: 'pas une adresse' }, [400, 'target/invalid', 'url']],
    [{ url: 'ftp://exemple.fr' }, [400, 'target/scheme', 'url']],
    [{ url: 'https://moi:secret@exemple.fr' }, [400, 'target/credentials', 'url']],
    [{ url: 'http://169.254.169.254/latest' }, [400, 'target/private', 'url']],
    [{ url: 'http://[::ffff:10.0.0.1]/' }, [400, 'target/private', 'url']],
    [{ url: 'http://2130706433/' }, [400, 'target/private', 'url']],
    [{ maxPages: 0 }, [400, 'request/invalid', 'maxPages']],
    [{ unknown: 1 }, [400, 'request/invalid']],
  ])('refuses %j before anything is queued', async (body, expected) => {
    expect((await codeOf(await start(api.claire, body))).slice(0, expected.length)).toEqual(expected);
    expect((await api.world.deps.queue.counts()).audit.queued).toBe(0);
  });

  it('replays an idempotency key and refuses a malformed one', async () => {
    const first = await (await start(api.claire, {}, { 'idempotency-key': 'k' })).json();
    expect(await (await start(api.claire, {}, { 'idempotency-key': 'k' })).json()).toEqual(first);
    expect(await codeOf(await start(api.claire, { scope: 'site' }, { 'idempotency-key': 'k' }))).toEqual([
      422,
      'idempotency/conflict',
    ]);
    expect(await codeOf(await start(api.marc, {}, { 'idempotency-key': 'é'.repeat(3) }))).toEqual([
      400,
      'request/invalid',
    ]);
  });
});

describe('GET /api/reports/{id}', () => {
  it('holds status, errorMessage and progress at once, the report once done, as the contract says', async () => {
    const { id } = (await (await start(api.claire)).json()) as { id: string };
    const waiting = readReportResponse.parse(
      await (await call(api.claire, 'GET', `/api/reports/${id}`)).json(),
    );
    expect(waiting).toMatchObject({ status: 'queued', errorMessage: null, progress: { stage: 'queued' } });
    expect(waiting.report).toBeUndefined();
    await api.world.startWorker(instantRunner);
    const done = await eventually(async () => {
      const answer = await call(api.claire, 'GET', `/api/reports/${id}`);
      const body = readReportResponse.parse(await answer.json());
      return body.status === 'done' && { body, etag: answer.headers.get('etag') ?? '' };
    });
    expect(done.body.report?.findings[0]?.title).toBe('HSTS absent \u0000 et <script>');
    const again = await call(api.claire, 'GET', `/api/reports/${id}`, undefined, {
      'if-none-match': done.etag,
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(await (await call(api.claire, 'GET', `/api/reports/${id}?report=0`)).json()).not.toHaveProperty(
      'report',
    );
  });

  it('is the same 404 for another’s audit as for none, with all that hangs on it', async () => {
    const id = await api.finishedAudit(api.claire);
    const unknown = '01990000-0000-7000-8000-000000000000';
    for (const path of ['', '/fixes', '/export?format=json', '/screenshots/page-1']) {
      expect(await codeOf(await call(api.marc, 'GET', `/api/reports/${id}${path}`))).toEqual([
        404,
        'request/not-found',
      ]);
      expect((await call(api.marc, 'GET', `/api/reports/${unknown}${path}`)).status).toBe(404);
      expect((await call(null, 'GET', `/api/reports/${id}${path}`)).status).toBe(401);
      expect((await call(api.admin, 'GET', `/api/reports/${id}${path}`)).status).toBe(200);
    }
    for (const [method, path] of [
      ['POST', `/api/audits/${id}/cancel`],
      ['POST', `/api/audits/${id}/retry`],
      ['DELETE', `/api/audits/${id}`],
    ] as const) {
      expect((await call(api.marc, method, path)).status).toBe(404);
    }
    const image = await call(api.claire, 'GET', `/api/reports/${id}/screenshots/page-1`);
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect((await call(api.claire, 'GET', `/api/reports/${id}/screenshots/..%2Fpage-1`)).status).toBe(404);
  });

  it('gives its fixes without those that decisions cover, and its site in the list of sites', async () => {
    const id = await api.finishedAudit(api.claire);
    const told = async (path: string, person = api.claire) => (await call(person, 'GET', path)).json();
    expect(await told(`/api/reports/${id}/fixes`)).toMatchObject({
      fixes: [{ key: 'rule:sec-hsts-absent', findings: [{ ruleId: 'sec-hsts-absent', verdict: 'fail' }] }],
    });
    const reason = 'Prévu avec le nouvel hébergement.';
    const decision = {
      ruleId: 'sec-hsts-absent',
      verdict: 'fail',
      kind: 'third-party',
      scope: 'rule',
      reason,
    };
    expect((await call(api.claire, 'POST', `/api/reports/${id}/decisions`, decision)).status).toBe(201);
    expect(await told(`/api/reports/${id}/fixes`)).toEqual({ fixes: [] });
    expect(await told('/api/sites')).toMatchObject({
      sites: [{ host: 'exemple.fr', auditId: id, score: 82, before: null, auditCount: 1, nextRunAt: null }],
    });
    expect(await told('/api/sites', api.marc)).toEqual({ sites: [] });
  });

  it('exports what the plan allows', async () => {
    const id = await api.finishedAudit(api.claire);
    const path = `/api/reports/${id}/export?format=csv`;
    expect(await codeOf(await call(api.claire, 'GET', path))).toEqual([403, 'plan/feature-missing']);
    await call(api.admin, 'PATCH', `/api/admin/users/${api.claire.viewer.uid}`, { plan: 'pro' });
    const csv = await call(api.claire, 'GET', path);
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="constat-exemple\.fr-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(await csv.text()).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const json = await call(api.claire, 'GET', `/api/reports/${id}/export?format=json`);
    expect(await json.json()).toMatchObject({ schemaVersion: 1 });
  });

  it('goes with the audit when its owner deletes it', async () => {
    const id = await api.finishedAudit(api.claire);
    expect((await call(api.claire, 'DELETE', `/api/audits/${id}`)).status).toBe(204);
    expect((await call(api.claire, 'GET', `/api/reports/${id}`)).status).toBe(404);
    const { rows } = await database
      .current()
      .pool.query(
        'select (select count(*) from reports)::int + (select count(*) from blobs)::int as left_over',
      );
    expect(rows[0].left_over).toBe(0);
  });
});

describe('the local mailbox', () => {
  it('shows the messages to this machine only, and only where the product is published for it alone', async () => {
    await api.finishedAudit(api.claire);
    const { deps } = api.world;
    const publishedAt = (publicUrl: string) =>
      createHttpApp({ deps: { ...deps, config: { ...deps.config, publicUrl } } });
    const local = publishedAt('http://127.0.0.1:3000');
    const list = (headers: Record<string, string>, peer = '127.0.0.1', app = local) =>
      app.request(
        'http://127.0.0.1:3000/boite-mail',
        { headers },
        { incoming: { socket: { remoteAddress: peer } } },
      );
    const page = await eventually(async () => {
      const html = await (await list({ host: '127.0.0.1:3000' })).text();
      return html.includes('[audit-finished]') && html;
    });
    const path = /href="(\/boite-mail\/[^"]+)"/.exec(page)?.[1] ?? '';
    const message = await local.request(
      `http://127.0.0.1:3000${path}`,
      { headers: { host: 'localhost:3000' } },
      {
        incoming: { socket: { remoteAddress: '::1' } },
      },
    );
    expect([message.status, message.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect((await list({ host: 'evil.example' })).status).toBe(404);
    expect((await list({ host: '127.0.0.1:3000' }, '192.0.2.7')).status).toBe(404);
    expect((await list({ host: '127.0.0.1:3000', 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
    // A proxy on the same machine that sends its own name for the Host, and no forwarding header.
    for (const publicUrl of [
      'https://constat.example',
      'http://constat.example',
      'http://192.168.1.4:3000',
    ]) {
      const behindProxy = publishedAt(publicUrl);
      expect((await list({ host: '127.0.0.1:3000' }, '127.0.0.1', behindProxy)).status).toBe(404);
      expect((await behindProxy.request(`http://127.0.0.1:3000${path}`)).status).toBe(404);
    }
  });
});
