import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Domain, domainResponse, domainsResponse } from '#contract/api/domains.ts';
import { proofLifeDays } from '#contract/domain-proof.ts';
import type { Deps } from '#service/deps.ts';
import { mostDomains } from '#service/domains/add-domain.ts';
import { listDomains } from '#service/domains/list-domains.ts';
import { domains } from '#store/schema.ts';
import { type AuditApi, codeOf, createAuditApi, type Person } from '../support/audit-api.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { nothingProved, proofChecks } from '../support/proofs.ts';

const database = testDatabase();
const dayMs = 24 * 3600 * 1000;
let api: AuditApi;
let probe: Deps['proveDomain'];
beforeEach(async () => {
  probe = nothingProved;
  api = await createAuditApi(database.current(), { proveDomain: (...input) => probe(...input) });
});
afterEach(() => api.world.close());

const proved: Deps['proveDomain'] = async () => proofChecks({ file: { outcome: 'proved' } });

async function add(person: Person, host: string): Promise<Domain> {
  const answer = await api.call(person, 'POST', '/api/domains', { host });
  expect(answer.status).toBe(201);
  return domainResponse.strict().parse(await answer.json()).domain;
}

async function check(person: Person, id: string): Promise<Domain> {
  const answer = await api.call(person, 'POST', `/api/domains/${id}/check`, {});
  expect(answer.status).toBe(200);
  return domainResponse.strict().parse(await answer.json()).domain;
}

async function list(person: Person): Promise<Domain[]> {
  const answer = await api.call(person, 'GET', '/api/domains');
  return domainsResponse.strict().parse(await answer.json()).domains;
}

describe('adding a domain', () => {
  it.each([
    ['exemple.fr', 'exemple.fr'],
    [' HTTPS://WWW.Exemple.fr/une/page?x=1 ', 'www.exemple.fr'],
    ['écologie.fr', 'xn--cologie-9xa.fr'],
    ['exemple.fr:8443', 'exemple.fr:8443'],
    ['https://exemple.fr:443', 'exemple.fr'],
    ['8.8.8.8', '8.8.8.8'],
  ])('understands %s', async (typed, host) => {
    expect(await add(api.claire, typed)).toMatchObject({ host, status: 'waiting', method: null, checks: [] });
  });

  it.each([
    ['', 'target/empty'],
    ['pas un domaine', 'target/invalid'],
    ['ftp://exemple.fr', 'target/scheme'],
    ['http://127.0.0.1/', 'target/private'],
    ['co.uk', 'domain/shared-suffix'],
    ['github.io', 'domain/shared-suffix'],
  ])('refuses %j on its field', async (host, code) => {
    const answer = await api.call(api.claire, 'POST', '/api/domains', { host });
    expect(await codeOf(answer)).toEqual([400, code, 'host']);
    expect(await list(api.claire)).toEqual([]);
  });

  it('gives each account and host a code of its own, which nobody can guess', async () => {
    const tokens = [
      (await add(api.claire, 'exemple.fr')).token,
      (await add(api.claire, 'www.exemple.fr')).token,
      (await add(api.marc, 'exemple.fr')).token,
    ];
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('twice at once keeps one', async () => {
    const call = () => api.call(api.claire, 'POST', '/api/domains', { host: 'exemple.fr' });
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await list(api.claire)).toHaveLength(1);
  });

  it('ends at the limit, even when two are the last one at once', async () => {
    const rows = Array.from({ length: mostDomains - 1 }, (_, index) => ({
      id: api.world.deps.ids.uuid(),
      uid: api.claire.viewer.uid,
      host: `site${index}.exemple.fr`,
      token: 'jeton',
      createdAt: new Date(),
    }));
    await database.current().db.insert(domains).values(rows);
    const call = (host: string) => api.call(api.claire, 'POST', '/api/domains', { host });
    const answers = await Promise.all([call('a.exemple.fr'), call('b.exemple.fr')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && (await codeOf(refused))).toEqual([409, 'domain/too-many', 'host']);
    expect(await list(api.claire)).toHaveLength(mostDomains);
  });
});

describe('checking', () => {
  it('asks for the code of that account and host, and says what each method found', async () => {
    const asked: unknown[] = [];
    probe = async (target) => {
      asked.push(target);
      return proofChecks({ meta: { outcome: 'redirected', detail: 'www.exemple.fr' } });
    };
    const { id, token } = await add(api.claire, 'exemple.fr');
    const checked = await check(api.claire, id);
    expect(asked).toEqual([{ host: 'exemple.fr', token }]);
    expect(checked).toMatchObject({ status: 'failed', provedAt: null, expiresAt: null });
    expect(checked.checks.map(({ message }) => message)).toEqual([
      expect.stringContaining('L’enregistrement TXT n’existe pas encore'),
      expect.stringContaining('Le fichier répond 404'),
      expect.stringContaining('redirige vers www.exemple.fr'),
    ]);
    expect(await list(api.claire)).toEqual([checked]);
  });

  it('proves, renews, and lets the proof expire after its 30 days', async () => {
    probe = proved;
    const { id } = await add(api.claire, 'exemple.fr');
    const first = await check(api.claire, id);
    expect(first).toMatchObject({ status: 'proved', method: 'file' });
    const lifeMs = Date.parse(first.expiresAt ?? '') - Date.parse(first.provedAt ?? '');
    expect(lifeMs).toBe(proofLifeDays * dayMs);
    api.world.clock.move(20 * dayMs);
    // Sessions live an hour in these tests: the service is asked directly.
    const statusNow = async () => (await listDomains(api.world.deps, api.claire.viewer))[0]?.status;
    expect(await statusNow()).toBe('proved');
    api.world.clock.move(10 * dayMs);
    expect(await statusNow()).toBe('expired');
  });

  it('of another’s domain answers 404, asks nothing and proves nothing', async () => {
    probe = async () => {
      throw new Error('nobody may be asked');
    };
    const { id } = await add(api.claire, 'exemple.fr');
    const mine = await add(api.marc, 'exemple.fr');
    for (const [method, path] of [
      ['POST', `/api/domains/${id}/check`],
      ['DELETE', `/api/domains/${id}`],
    ] as const) {
      const answer = await api.call(api.marc, method, path, method === 'POST' ? {} : undefined);
      expect(await codeOf(answer)).toEqual([404, 'request/not-found']);
    }
    expect(await list(api.marc)).toEqual([mine]);
    expect(await list(api.claire)).toMatchObject([{ id, status: 'waiting' }]);
  });

  it('that started earlier and ends later does not undo a newer one', async () => {
    const { id } = await add(api.claire, 'exemple.fr');
    const slow = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    probe = async () => {
      started.resolve();
      await slow.promise;
      return proofChecks();
    };
    const older = check(api.claire, id);
    await started.promise;
    api.world.clock.move(1000);
    probe = proved;
    expect(await check(api.claire, id)).toMatchObject({ status: 'proved' });
    slow.resolve();
    expect(await older).toMatchObject({ status: 'proved' });
    expect(await list(api.claire)).toMatchObject([{ status: 'proved', method: 'file' }]);
  });

  it('of a domain removed meanwhile answers 404 and brings nothing back', async () => {
    const { id } = await add(api.claire, 'exemple.fr');
    probe = async () => {
      await api.call(api.claire, 'DELETE', `/api/domains/${id}`);
      return proofChecks({ dns: { outcome: 'proved' } });
    };
    const answer = await api.call(api.claire, 'POST', `/api/domains/${id}/check`, {});
    expect(answer.status).toBe(404);
    expect(await list(api.claire)).toEqual([]);
    // Added again, it starts over with another code.
    expect(await add(api.claire, 'exemple.fr')).toMatchObject({ status: 'waiting' });
  });

  it('is refused beyond ten a minute, to that person alone', async () => {
    const { id } = await add(api.claire, 'exemple.fr');
    for (let count = 0; count < 10; count++) await check(api.claire, id);
    const refused = await api.call(api.claire, 'POST', `/api/domains/${id}/check`, {});
    expect(await codeOf(refused.clone())).toEqual([429, 'request/too-many']);
    expect(refused.headers.get('retry-after')).toBe('60');
    const other = await add(api.marc, 'exemple.fr');
    await check(api.marc, other.id);
    api.world.clock.move(61_000);
    await check(api.claire, id);
  });
});

it('removing a domain takes its proof with it', async () => {
  probe = proved;
  const { id } = await add(api.claire, 'exemple.fr');
  await check(api.claire, id);
  expect((await api.call(api.claire, 'DELETE', `/api/domains/${id}`)).status).toBe(204);
  expect(await database.current().db.select().from(domains)).toEqual([]);
});
