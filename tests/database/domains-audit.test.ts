import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AuditOrder, StartAuditRequest } from '#contract/audit.ts';
import type { ProofMethod } from '#contract/domain-proof.ts';
import type { ProofProbe } from '#engine/probe/proof/prove-domain.ts';
import type { AuditRunner } from '#service/audits/audit-runner.ts';
import { startAudit } from '#service/audits/start-audit.ts';
import { addDomain } from '#service/domains/add-domain.ts';
import { checkDomain } from '#service/domains/check-domain.ts';
import { listDomains } from '#service/domains/list-domains.ts';
import type { Viewer } from '#service/viewer.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { type AuditWorld, createAuditWorld, instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { nothingProved, proofChecks } from '../support/proofs.ts';

const database = testDatabase();
const dayMs = 24 * 3600 * 1000;
let world: AuditWorld;
let claire: Viewer;
let probe: ProofProbe;
let asked: string[];
const orders: AuditOrder[] = [];
const runner: AuditRunner = (order, events) => {
  orders.push(order);
  return instantRunner(order, events);
};

beforeEach(async () => {
  orders.length = 0;
  asked = [];
  world = await createAuditWorld(database.current(), {
    proveDomain: (target, signal) => {
      asked.push(target.host);
      return probe(target, signal);
    },
  });
  claire = await world.addUser();
});
afterEach(() => world.close());

async function prove(viewer: Viewer, host: string, method: ProofMethod): Promise<string> {
  probe = async () => proofChecks({ [method]: { outcome: 'proved' } });
  const { id } = await addDomain(world.deps, viewer, host);
  expect((await checkDomain(world.deps, viewer, id)).status).toBe('proved');
  asked.length = 0;
  return id;
}

/** The order an audit of that address gives the engine. */
async function orderFor(viewer: Viewer, ask: string | StartAuditRequest): Promise<AuditOrder | undefined> {
  await startAudit(world.deps, viewer, typeof ask === 'string' ? { url: ask, scope: 'page' } : ask);
  const worker = await world.startWorker(runner);
  await eventually(async () => orders.length === 1);
  await worker.stop();
  return orders[0];
}

describe('an order says that its domain is proved', () => {
  it.each([
    ['www.exemple.fr', 'file', 'https://www.exemple.fr/page', true],
    ['exemple.fr', 'dns', 'https://www.exemple.fr/', true],
    ['exemple.fr', 'file', 'https://www.exemple.fr/', false],
    ['exemple.fr', 'file', 'https://exemple.fr:8443/', false],
    ['contre-exemple.fr', 'dns', 'https://exemple.fr/', false],
  ] as const)('%s proved by %s, for %s: %s', async (host, method, url, expected) => {
    await prove(claire, host, method);
    expect((await orderFor(claire, url))?.ownershipProved).toBe(expected);
  });

  testOfAll('with all proofs of the same site, for an address that leads to another host of it', async () => {
    await prove(claire, 'autre.fr', 'dns');
    await prove(claire, 'www.exemple.fr', 'file');
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({
      ownershipProved: false,
      provedDomains: [{ host: 'www.exemple.fr', subdomains: false }],
    });
    expect(asked).toEqual(['www.exemple.fr']);
  });

  it('never by the proof of somebody else', async () => {
    const marc = await world.addUser();
    await prove(marc, 'exemple.fr', 'dns');
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({
      ownershipProved: false,
      provedDomains: [],
    });
    expect(asked).toEqual([]);
  });
});

describe('the proof is looked at again when the audit starts', () => {
  it('and counts no more when it is gone', async () => {
    await prove(claire, 'exemple.fr', 'dns');
    probe = nothingProved;
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({ ownershipProved: false });
    expect(await listDomains(world.deps, claire)).toMatchObject([{ status: 'lost', method: 'dns' }]);
  });

  it('and still counts when nothing answers, without being renewed', async () => {
    await prove(claire, 'exemple.fr', 'dns');
    const [before] = await listDomains(world.deps, claire);
    probe = async () => proofChecks({ dns: { outcome: 'unreachable' } });
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({ ownershipProved: true });
    expect((await listDomains(world.deps, claire))[0]?.expiresAt).toBe(before?.expiresAt);
  });

  it('and is renewed when it is seen', async () => {
    await prove(claire, 'exemple.fr', 'dns');
    const [before] = await listDomains(world.deps, claire);
    world.clock.move(dayMs);
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({ ownershipProved: true });
    const [after] = await listDomains(world.deps, claire);
    expect(Date.parse(after?.expiresAt ?? '') - Date.parse(before?.expiresAt ?? '')).toBeGreaterThan(
      dayMs / 2,
    );
    expect(after?.provedAt).toBe(before?.provedAt);
  });

  testOfAll('but not once it has expired: the person asks for it', async () => {
    await prove(claire, 'exemple.fr', 'dns');
    world.clock.move(30 * dayMs);
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({ ownershipProved: false });
    expect(asked).toEqual([]);
  });

  testOfAll('and an audit whose proof cannot be looked at at all still runs', async () => {
    await prove(claire, 'exemple.fr', 'dns');
    probe = async () => {
      throw new Error('a fault of ours');
    };
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({ ownershipProved: false });
  });
});

describe('setting robots.txt aside', () => {
  const ask = { url: 'https://exemple.fr/', scope: 'page', ignoreRobots: true } as const;
  const refusal = { code: 'audit/domain-unproved', field: 'ignoreRobots', status: 403 };

  it('is for who has proved a domain of that site, and is in the order', async () => {
    await expect(startAudit(world.deps, claire, ask)).rejects.toMatchObject(refusal);
    await prove(claire, 'www.exemple.fr', 'file');
    const marc = await world.addUser();
    await expect(startAudit(world.deps, marc, ask)).rejects.toMatchObject(refusal);
    expect(await orderFor(claire, ask)).toMatchObject({ ignoreRobots: true });
  });

  it('is not done unless asked for', async () => {
    await prove(claire, 'exemple.fr', 'dns');
    expect(await orderFor(claire, 'https://exemple.fr/')).toMatchObject({ ignoreRobots: false });
  });
});
