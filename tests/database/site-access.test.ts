import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverables } from '#contract/deliverables.ts';
import type { ProofCheck } from '#contract/domain-proof.ts';
import type { SiteAccess } from '#contract/site-access.ts';
import { rotateIdentitySecret } from '#platform/identity/secret.ts';
import { exportAccount } from '#service/accounts/export-account.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { sealAllAgain } from '#service/site-access/seal-all-again.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { shopSignIn } from '#tests/support/closed-shop.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { proofChecks } from '#tests/support/proofs.ts';

const database = testDatabase();
let api: AuditApi;
/** What the file of the proof answers to whoever has no access. */
let shut: Partial<ProofCheck> | undefined;
let isProved: boolean;
const path = '/api/sites/exemple.fr/access';
const signIn = {
  recording: JSON.stringify(shopSignIn('https://exemple.fr', 'connexion-canari-77b1')),
  sign: { kind: 'text', value: 'Mon compte' },
};
const secrets = {
  signIn,
  basic: { user: 'recette', password: 'S3cr3t-canari' },
  headers: [{ name: 'X-Apercu', value: 'jeton-canari-8f3a' }],
  cookies: [{ name: 'garde', value: 'cookie-canari-51d2' }],
};
const canaries = ['S3cr3t-canari', 'jeton-canari-8f3a', 'cookie-canari-51d2', 'connexion-canari-77b1'];

beforeEach(async () => {
  isProved = true;
  shut = undefined;
  api = await createAuditApi(database.current(), {
    proveDomain: async ({ access }) =>
      proofChecks(
        isProved ? { dns: { outcome: 'proved' } } : shut && { file: access ? { outcome: 'proved' } : shut },
      ),
  });
  await rows(`update users set plan = 'pro'`);
  await prove();
});
afterEach(() => api.world.close());

const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;
async function prove() {
  const added = await api.call(api.claire, 'POST', '/api/domains', { host: 'exemple.fr' });
  const { domain } = (await added.json()) as { domain: { id: string } };
  return checkAgain(domain.id);
}
const checkAgain = (id: string) => api.call(api.claire, 'POST', `/api/domains/${id}/check`);
const save = (body: object = secrets, person = api.claire) => api.call(person, 'PUT', path, body);
const read = async () => (await (await api.call(api.claire, 'GET', path)).json()) as Record<string, unknown>;

/** Everything in every table, as text; the bytes of what is sealed among them. */
async function wholeDatabase(): Promise<string> {
  const tables = await rows(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      (await rows(`select t::text as row from ${name} t`)).map(({ row }) => row),
    ),
  );
  return texts.flat().join('\n');
}
const canariesIn = (text: string) =>
  canaries.filter((one) =>
    [one, Buffer.from(one).toString('base64'), Buffer.from(one).toString('hex')].some((form) =>
      text.includes(form),
    ),
  );

interface Asked {
  readonly order: Parameters<AuditRunner>[0];
  readonly access: SiteAccess | undefined;
}
/** Runs one audit of the site. @returns what the engine was asked */
async function audit(outcome?: 'refused'): Promise<{ asked: Asked[]; id: string; status: string }> {
  const asked: Asked[] = [];
  const worker = await api.world.startWorker(async (order, world) => {
    asked.push({ order, access: world.access });
    if (outcome)
      return { kind: 'failure', code: 'preflight/access-refused', detail: 'HTTP 401', journal: [] };
    const done = await instantRunner(order, world);
    if (done.kind !== 'report') return done;
    return { ...done, report: { ...done.report, ...(order.access && { access: order.access }) } };
  });
  const { id } = (await (await api.start(api.claire)).json()) as { id: string };
  const status = await eventually(async () => {
    const [row] = await rows(`select status from audits where id = '${id}'`);
    return ['done', 'error'].includes(row.status) ? (row.status as string) : false;
  });
  await worker.stop();
  return { asked, id, status: String(status) };
}

describe('what opens a site', () => {
  it('is written once and never given back, and stands sealed in the database', async () => {
    const answer = await save();
    expect(answer.status).toBe(200);
    const told = (await answer.text()) + JSON.stringify(await read());
    expect(canariesIn(told)).toEqual([]);
    expect(await read()).toMatchObject({
      proved: true,
      access: {
        origin: 'https://exemple.fr',
        kinds: ['basic', 'headers', 'cookies', 'sign-in'],
        state: 'kept',
      },
    });
    const all = await wholeDatabase();
    expect(all).toContain('https://exemple.fr');
    expect(canariesIn(all)).toEqual([]);
  });

  it('is the owner’s alone: for another it does not exist', async () => {
    await save();
    for (const [method, at, body] of [
      ['GET', path, undefined],
      ['PUT', path, secrets],
      ['POST', `${path}/try`, undefined],
      ['DELETE', path, undefined],
    ] as const)
      expect(await codeOf(await api.call(api.marc, method, at, body))).toEqual([404, 'request/not-found']);
    expect(await read()).toMatchObject({ access: { state: 'kept' } });
  });

  it('is refused without a proof, empty, or where it could not be hidden', async () => {
    expect(await codeOf(await save({}))).toEqual([400, 'access/empty']);
    for (const password of ['court1', 'motdepasse', 'exemple.fr'])
      expect(await codeOf(await save({ basic: { user: 'a', password } }))).toEqual([
        400,
        'access/cannot-hide',
      ]);
    await api.finishedAudit(api.marc);
    expect(await codeOf(await save(secrets, api.marc))).toEqual([409, 'access/not-proved']);
    expect(await codeOf(await api.call(api.marc, 'GET', '/api/sites/autre.fr/access'))).toEqual([
      404,
      'request/not-found',
    ]);
  });

  it('takes a recorded sign-in apart: its steps, and its password sealed; a recording that is none is refused in a sentence', async () => {
    await save({ signIn: { ...signIn, secrets: [{ name: 'secret-1', value: 'autre-canari-99c2' }] } });
    const { asked } = await audit();
    const [given] = asked;
    expect(given?.access?.signIn).toMatchObject({
      sign: { kind: 'text', value: 'Mon compte' },
      secrets: { 'secret-1': 'autre-canari-99c2' },
    });
    expect(JSON.stringify(given?.access?.signIn?.steps)).not.toContain('canari');
    expect(JSON.stringify(given?.order)).not.toContain('canari');
    const recordings: readonly (readonly [string, RegExp])[] = [
      ['{}', /n’est pas un enregistrement/],
      [
        JSON.stringify(shopSignIn('https://autre.fr', 'connexion-canari-77b1')),
        /autre\.fr, qui n’est pas exemple\.fr/,
      ],
      [JSON.stringify(shopSignIn('https://exemple.fr', '')), /Donnez la valeur de/],
      [
        JSON.stringify({ title: 'Sans', steps: [{ type: 'navigate', url: 'https://exemple.fr/' }] }),
        /ne saisit rien dans un champ de mot de passe/,
      ],
    ];
    for (const [recording, sentence] of recordings) {
      const answer = await save({ signIn: { ...signIn, recording } });
      const text = await answer.text();
      expect([answer.status, text]).toEqual([400, expect.stringMatching(sentence)]);
      expect(canariesIn(text)).toEqual([]);
    }
    const short = JSON.stringify(shopSignIn('https://exemple.fr', 'abc'));
    expect(await codeOf(await save({ signIn: { ...signIn, recording: short } }))).toEqual([
      400,
      'access/cannot-hide',
    ]);
  });

  it('goes', async () => {
    await save();
    expect((await api.call(api.claire, 'DELETE', path)).status).toBe(204);
    expect(await read()).toMatchObject({ access: null });
    expect((await audit()).asked[0]).toMatchObject({ access: undefined });
  });
});

describe('an audit of a site that has an access', () => {
  it('is given it apart from its order, and nothing that is kept holds it', async () => {
    await save();
    const { asked, id } = await audit();
    expect(asked[0]?.access).toMatchObject({ origin: 'https://exemple.fr', basic: secrets.basic });
    expect(asked[0]?.order.access).toBe('used');
    expect(canariesIn(JSON.stringify(asked[0]?.order))).toEqual([]);
    expect(canariesIn(await wholeDatabase())).toEqual([]);
    await rows(`update users set plan = 'agency' where uid = '${api.claire.viewer.uid}'`);
    const formats = Object.keys(deliverables).filter((format) => format !== 'pdf');
    const files = formats.map((format) => `/api/reports/${id}/export?format=${format}`);
    for (const at of [`/api/reports/${id}`, ...files]) {
      const answer = await api.call(api.claire, 'GET', at);
      expect(`${answer.status} ${at}`).toBe(`200 ${at}`);
      expect(canariesIn(await answer.text())).toEqual([]);
    }
  });

  it('is shared only by who says so once more, and leaves to nobody by itself', async () => {
    await save();
    const { id } = await audit();
    const share = (body: object) => api.call(api.claire, 'POST', `/api/reports/${id}/shares`, body);
    expect(await codeOf(await share({}))).toEqual([409, 'share/protected-pages']);
    expect(await codeOf(await share({ password: 'un-mot-de-passe-long' }))).toEqual([
      409,
      'share/protected-pages',
    ]);
    expect((await share({ showProtected: true })).status).toBe(201);
    await rows(`insert into recipients (id, uid, host, email, state, created_at)
      select gen_random_uuid(), uid, 'exemple.fr', 'dev@exemple.fr', 'confirmed', now() from users where uid = '${api.claire.viewer.uid}'`);
    const again = await audit();
    const mails = await rows(`select recipient, data from outbox where audit_id = '${again.id}'`);
    expect(mails).toMatchObject([{ recipient: api.claire.viewer.email }]);
    expect(mails[0]?.data.access).toContain('Pages protégées');
  });

  it('does not use it once the proof is lost, and says so', async () => {
    await save();
    isProved = false;
    const { asked, id } = await audit();
    expect(asked[0]).toMatchObject({ access: undefined, order: { access: 'unproved' } });
    const [{ document }] = await rows(`select document from reports where audit_id = '${id}'`);
    expect(document.access).toBe('unproved');
    expect(await codeOf(await save())).toEqual([409, 'access/not-proved']);
  });

  it.each([
    { outcome: 'moved', detail: '/connexion' },
    { outcome: 'redirected', detail: 'connexion.exemple.fr' },
    { outcome: 'http-error', detail: '401' },
  ] as const)('reads the proof through the access where that answers %o', async (answered) => {
    await save();
    await rows(`update domains set method = 'file'`);
    isProved = false;
    shut = answered;
    const { asked } = await audit();
    expect(asked[0]).toMatchObject({ order: { access: 'used' } });
  });

  it('sends nothing to a site that shows another proof: it may be somebody else’s by now', async () => {
    await save();
    await rows(`update domains set method = 'file'`);
    isProved = false;
    shut = { outcome: 'other-value' };
    const { asked } = await audit();
    expect(asked[0]).toMatchObject({ access: undefined, order: { access: 'unproved' } });
  });

  it('is not shared between machines where somebody signs in: they would sign each other out', async () => {
    await save();
    const asked: boolean[] = [];
    const worker = await api.world.startWorker(async (order, world) => {
      asked.push(world.shared !== undefined);
      return instantRunner(order, world);
    });
    for (const body of [secrets, { basic: secrets.basic }]) {
      await save(body);
      const { id } = (await (await api.start(api.claire, { scope: 'site', maxPages: 40 })).json()) as {
        id: string;
      };
      await eventually(
        async () => (await rows(`select status from audits where id = '${id}'`))[0].status === 'done',
      );
    }
    await worker.stop();
    expect(asked).toEqual([false, true]);
  });

  it('ends at once where the site refuses it, at no cost, and is not begun a third time', async () => {
    await save();
    for (const expected of [1, 1, 0]) {
      const { asked, id, status } = await audit('refused');
      expect([asked.length, status]).toEqual([expected, 'error']);
      const [row] = await rows(`select error_code, counts_in_quota from audits where id = '${id}'`);
      expect(row).toEqual({ error_code: 'preflight/access-refused', counts_in_quota: false });
    }
  });
});

describe('the root of the seals', () => {
  it('is renewed with what it sealed; the one before it opens nothing any more', async () => {
    await save();
    const { deps } = api.world;
    const [before] = await rows('select sealed from site_accesses');
    for (let time = 0; time < 2; time += 1) {
      rotateIdentitySecret(deps.config.dataFolder, deps.clock.now(), 'access-secret');
      expect(await sealAllAgain(deps)).toEqual({ again: 1, lost: 0 });
    }
    const [after] = await rows('select sealed from site_accesses');
    expect(after.sealed).not.toEqual(before.sealed);
    expect((await audit()).asked[0]?.access?.basic).toEqual(secrets.basic);
    await database.current().pool.query('update site_accesses set sealed = $1', [before.sealed]);
    expect(await read()).toMatchObject({ access: { state: 'unreadable' } });
  });

  it('is in no copy: without it an access is asked for again, and told', async () => {
    await save();
    rmSync(join(api.world.deps.config.dataFolder, 'access-secret'));
    expect(await read()).toMatchObject({ access: { state: 'unreadable' } });
    expect(await codeOf(await api.call(api.claire, 'POST', `${path}/try`))).toEqual([
      409,
      'access/unreadable',
    ]);
    expect((await audit()).asked[0]).toMatchObject({ access: undefined, order: { access: 'unreadable' } });
  });

  it('opens no row that was moved to another account', async () => {
    await save();
    await rows(`update site_accesses set uid = '${api.marc.viewer.uid}'`);
    await rows(`update domains set uid = '${api.marc.viewer.uid}'`);
    const answer = await api.call(api.marc, 'GET', path);
    expect(await answer.json()).toMatchObject({ access: { state: 'unreadable' } });
  });
});

it('the export of an account says that there is an access, not what it holds', async () => {
  await save();
  const stream = await exportAccount(api.world.deps, api.claire.viewer);
  const bytes = Buffer.from(await new Response(stream).arrayBuffer()).toString('latin1');
  expect(canariesIn(bytes)).toEqual([]);
  const { siteAccessesForExport } = await import('#store/site-accesses.ts');
  const told = await siteAccessesForExport(database.current().db, api.claire.viewer.uid);
  expect(told).toMatchObject([{ host: 'exemple.fr', kinds: ['basic', 'headers', 'cookies', 'sign-in'] }]);
  expect(told[0]).not.toHaveProperty('sealed');
});
