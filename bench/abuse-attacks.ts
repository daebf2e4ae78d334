import { Agent, fetch } from 'undici';
import type { AbuseSite } from '#tests/support/abuse-sites.ts';

/** What an attack may use: a free account, its own large report, and sites of its own. */
export interface AttackWorld {
  readonly origin: string;
  readonly cookie: string;
  readonly reportId: string;
  readonly ports: Readonly<Record<AbuseSite, number>>;
  /** Of this machine, where the requests come from. */
  readonly address: string;
}

/** Goes on until the signal aborts; counts every answer by its status. */
export type Attack = (
  world: AttackWorld,
  count: (status: string) => void,
  stop: AbortSignal,
) => Promise<void>;

interface Asked {
  readonly method?: string;
  readonly body?: string | Buffer | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const agents = new Map<string, Agent>();
function agentAt(localAddress: string): Agent {
  const agent = agents.get(localAddress) ?? new Agent({ localAddress, connections: 64 });
  agents.set(localAddress, agent);
  return agent;
}

/** Requests under way at once, where an attack is made of requests. */
const atOnce = 20;

const json = (body: unknown): Asked => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

async function ask(
  world: AttackWorld,
  path: string,
  { method = 'GET', body = null, headers = {} }: Asked = {},
) {
  const answer = await fetch(world.origin + path, {
    ...{ method, body, dispatcher: agentAt(world.address) },
    redirect: 'manual',
    headers: { origin: world.origin, cookie: world.cookie, ...headers },
  });
  return { status: answer.status, text: await answer.text() };
}

/** The same kind of request, so many at once, again and again. */
function flood(next: (world: AttackWorld, at: number) => [path: string, asked?: Asked]): Attack {
  return async (world, count, stop) => {
    let at = 0;
    const lane = async () => {
      while (!stop.aborted) {
        at += 1;
        const status = await ask(world, ...next(world, at)).then(
          (answer) => String(answer.status),
          (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message),
        );
        count(status);
        // Whoever is refused asks again a little later, as a program would.
        if (status !== '200') await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  };
}

/** One audit of that site after the other. */
function auditOf(site: AbuseSite, scope: 'page' | 'site'): Attack {
  return async (world, count, stop) => {
    const url = `http://127.0.0.1:${world.ports[site]}/`;
    while (!stop.aborted) {
      const started = await ask(world, '/api/audits', json({ url, scope }));
      count(`start ${started.status}`);
      const { id } = JSON.parse(started.text) as { id?: string };
      if (id === undefined) return;
      let status = 'queued';
      while (!stop.aborted && (status === 'queued' || status === 'running')) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const read = await ask(world, `/api/reports/${id}?report=0`);
        const told = JSON.parse(read.text) as { status?: string; errorCode?: string | null };
        status = told.errorCode ?? told.status ?? status;
      }
      count(status);
      if (stop.aborted) await ask(world, `/api/audits/${id}/cancel`, json({}));
    }
  };
}

const form = Buffer.alloc(2_000_000, 'a&');
const absentReport = '/api/reports/00000000-0000-7000-8000-000000000000/shares';

async function checkCodings(world: AttackWorld, count: (status: string) => void, stop: AbortSignal) {
  const made = await ask(world, '/api/domains', json({ host: `127.0.0.1:${world.ports.codings}` }));
  const { domain } = JSON.parse(made.text) as { domain?: { id: string } };
  if (domain === undefined) return count(`domain ${made.status}`);
  await flood(() => [`/api/domains/${domain.id}/check`, json({})])(world, count, stop);
}

/** The attacks of the security review, by the name they have there. */
export const attacks: Readonly<Record<string, Attack>> = {
  'A1 forms of 2 MB': flood(() => [
    '/partage/x',
    { method: 'POST', body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ]),
  'A2 codings, check of a domain': checkCodings,
  'A2 codings, audit': auditOf('codings', 'page'),
  'A3 nested document': auditOf('odt', 'page'),
  'A3 robots.txt': auditOf('robots', 'page'),
  'A6 protected shares': flood((_world, at) => {
    const { body, headers, ...asked } = json({ label: 'x', days: 30, password: 'abcdefghij' });
    const key = { 'idempotency-key': `abuse-${process.pid}-${at}-${Date.now()}` };
    return [absentReport, { ...asked, body: body ?? null, headers: { ...headers, ...key } }];
  }),
  'B2 public report': flood(() => ['/exemple', { headers: { cookie: '' } }]),
  'B3 site map of tags': auditOf('sitemap', 'site'),
  'N2 own report, page': flood(({ reportId }) => [`/reports/${reportId}`]),
  'N2 own report, JSON': flood(({ reportId }) => [`/api/reports/${reportId}?report=1`]),
  'N2 own report, fixes': flood(({ reportId }) => [`/api/reports/${reportId}/fixes`]),
};
