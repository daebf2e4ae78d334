import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Webhook, WebhookDelivery } from '#contract/api/webhooks.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { deliverEventJob } from '#service/webhooks/deliver-event.ts';
import { eventBody, queueDelivery } from '#service/webhooks/queue-delivery.ts';
import { reconcileDeliveries } from '#service/webhooks/reconcile-deliveries.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { instantRunner } from '../support/audit-world.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
const hourMs = 3_600_000;
let site: TestSite;
let cookie: string;
/** What the address was sent, and what it answers. */
let sent: { url: string; body: string; headers: Readonly<Record<string, string>> }[];
let answers: number;

const rows = async (sql: string) =>
  (await database.current().pool.query(sql)).rows as Record<string, string | null>[];
const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
  const answer = await site.call(method, path, { cookie, body });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
};

beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
  await rows(`update users set plan = 'pro'`);
  sent = [];
  answers = 200;
});

const add = (events = ['audit.done'], url = 'https://outils.exemple.fr/constat') =>
  call<{ webhook: Webhook; secret: string }>('POST', '/api/webhooks', { url, events });
const webhooksOf = async () => (await call<{ webhooks: Webhook[] }>('GET', '/api/webhooks')).webhooks;
const deliveriesOf = (id: string, query = '') =>
  call<{ items: WebhookDelivery[]; nextCursor: string | null }>(
    'GET',
    `/api/webhooks/${id}/deliveries${query}`,
  );

const job = (data: object, lastTry: boolean) =>
  ({ id: 'x', data, retryCount: 0, lastTry, signal: new AbortController().signal }) as never;

/** Does what the queue would with every delivery that waits. @returns how many were not taken */
async function deliver({ lastTry = false } = {}): Promise<number> {
  const deliverEvent = deliverEventJob(site.deps, async ({ url, body, headers }) => {
    sent.push({ url, body, headers });
    return { status: answers, answer: 'réponse', failure: null };
  });
  let refused = 0;
  for (const { id } of await rows(`select id from webhook_deliveries where state = 'waiting' order by id`))
    await deliverEvent(job({ deliveryId: id }, lastTry)).catch(() => {
      refused += 1;
    });
  return refused;
}

async function finishedAudit(run = instantRunner): Promise<string> {
  const { id } = await call<{ id: string }>('POST', '/api/audits', { url: 'exemple.fr', scope: 'page' });
  await runAuditJob(site.deps, { run, workerId: 'w' })(job({ auditId: id, round: 0 }, true));
  return id;
}

it('tells a finished audit to who wants it, signed with the secret that was shown once', async () => {
  const { webhook, secret } = await add();
  await add(['audit.failed'], 'https://autre.exemple.fr/');
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  expect(JSON.stringify(await webhooksOf())).not.toContain(secret);
  const id = await finishedAudit();
  expect(await deliver()).toBe(0);
  expect(sent).toHaveLength(1);
  const [event] = sent;
  if (!event) throw new Error('nothing was sent');
  const told = JSON.parse(event.body);
  expect(told).toMatchObject({
    type: 'audit.done',
    data: {
      audit: { id, host: 'exemple.fr', status: 'done', score: 82 },
      reportUrl: expect.stringContaining(id),
    },
  });
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(event.headers['constat-signature'] ?? '') ?? [];
  expect(createHmac('sha256', secret).update(`${seconds}.${event.body}`).digest('hex')).toBe(signature);
  const { items } = await deliveriesOf(webhook.id);
  expect(items).toMatchObject([
    { eventId: told.id, state: 'delivered', attempts: 1, status: 200, answer: 'réponse', failure: null },
  ]);
  expect(site.log.lines.join('\n')).not.toContain(secret);
});

it('tells of a failed audit, and nothing while it is paused or the plan has no webhooks', async () => {
  const { webhook } = await add(['audit.failed', 'audit.done']);
  await finishedAudit(async () => ({
    kind: 'failure',
    code: 'preflight/http-error',
    detail: '503',
    journal: [],
  }));
  await deliver();
  expect(sent.map(({ headers }) => headers['constat-event'])).toEqual(['audit.failed']);
  await call('PATCH', `/api/webhooks/${webhook.id}`, { enabled: false });
  expect(await webhooksOf()).toMatchObject([{ state: 'paused' }]);
  await finishedAudit();
  await call('PATCH', `/api/webhooks/${webhook.id}`, { enabled: true });
  await rows(`update users set plan = 'free'`);
  await finishedAudit();
  await deliver();
  expect(sent).toHaveLength(1);
  expect(await webhooksOf()).toHaveLength(1);
});

it('signs with both secrets for a day after they change', async () => {
  const { webhook, secret } = await add();
  const renewed = await call<{ secret: string; webhook: Webhook }>(
    'POST',
    `/api/webhooks/${webhook.id}/secret`,
  );
  expect(renewed.secret).not.toBe(secret);
  const signatures = async () => {
    await call('POST', `/api/webhooks/${webhook.id}/test`);
    await deliver();
    const header = sent.at(-1)?.headers['constat-signature'] ?? '';
    const [time = '', ...rest] = header.split(',');
    const by = (key: string) =>
      `v1=${createHmac('sha256', key)
        .update(`${time.slice(2)}.${sent.at(-1)?.body}`)
        .digest('hex')}`;
    return rest.map((one) => (one === by(renewed.secret) ? 'new' : one === by(secret) ? 'former' : 'wrong'));
  };
  expect(await signatures()).toEqual(['new', 'former']);
  site.clock.forward(25 * hourMs);
  expect(await signatures()).toEqual(['new']);
});

it('is tried until the last time, then disabled, and its owner told once', async () => {
  const { webhook } = await add();
  answers = 500;
  await finishedAudit();
  expect(await deliver()).toBe(1);
  expect((await deliveriesOf(webhook.id)).items).toMatchObject([
    { state: 'waiting', attempts: 1, status: 500 },
  ]);
  site.clock.forward(72 * hourMs);
  expect(await deliver({ lastTry: true })).toBe(0);
  expect((await deliveriesOf(webhook.id)).items).toMatchObject([{ state: 'failed', attempts: 2 }]);
  expect(await webhooksOf()).toMatchObject([{ state: 'failing' }]);
  expect(await site.mailTo(email, 'webhook-disabled')).toMatchObject({ data: { host: 'outils.exemple.fr' } });
  await finishedAudit();
  expect(await rows(`select 1 from webhook_deliveries where state = 'waiting'`)).toEqual([]);
  await call('PATCH', `/api/webhooks/${webhook.id}`, { enabled: true });
  expect(await webhooksOf()).toMatchObject([{ state: 'active' }]);
});

it('stays on when it took something else meanwhile', async () => {
  await add();
  answers = 500;
  await finishedAudit();
  await deliver();
  const [old] = await rows('select id from webhook_deliveries');
  site.clock.forward(hourMs);
  answers = 200;
  await finishedAudit();
  await rows(`update webhook_deliveries set state = 'delivered' where id = '${old?.id}'`);
  await deliver();
  await rows(`update webhook_deliveries set state = 'waiting' where id = '${old?.id}'`);
  answers = 500;
  await deliver({ lastTry: true });
  expect(await webhooksOf()).toMatchObject([{ state: 'active' }]);
});

it('is tried and replayed on request, once each, with the same event', async () => {
  const { webhook } = await add();
  answers = 404;
  await call('POST', `/api/webhooks/${webhook.id}/test`);
  expect(await deliver()).toBe(0);
  const { items } = await deliveriesOf(webhook.id);
  expect(items).toMatchObject([{ event: 'webhook.test', state: 'failed', status: 404 }]);
  expect(await webhooksOf()).toMatchObject([{ state: 'active' }]);
  answers = 200;
  await call('POST', `/api/webhooks/${webhook.id}/deliveries/${items[0]?.id}/replay`);
  await deliver();
  const after = await deliveriesOf(webhook.id);
  expect(after.items.map(({ state }) => state)).toEqual(['delivered', 'failed']);
  expect(new Set(after.items.map(({ eventId }) => eventId)).size).toBe(1);
  expect(sent[1]?.body).toBe(sent[0]?.body);
});

it('refuses what is not a public https address, one too many, and a plan without', async () => {
  const refused = async (url: string) => {
    const body = { url, events: ['audit.done'] };
    return (await refusalOf(await site.call('POST', '/api/webhooks', { cookie, body }))).code;
  };
  expect(await refused('http://exemple.fr/')).toBe('webhook/address');
  expect(await refused('https://moi:secret@exemple.fr/')).toBe('webhook/address');
  expect(await refused('exemple.fr')).toBe('webhook/address');
  for (const host of ['127.0.0.1', '[::1]', 'localhost', '10.1.2.3', '169.254.169.254', '0x7f.1'])
    expect(await refused(`https://${host}/`)).toBe('webhook/private');
  for (let count = 0; count < 10; count += 1) await add();
  expect(await refused('https://exemple.fr/')).toBe('webhook/too-many');
  await rows(`update users set plan = 'free'`);
  expect(await refused('https://exemple.fr/')).toBe('webhook/not-in-plan');
});

it('is its owner’s only: another person finds nothing', async () => {
  const { webhook } = await add();
  await call('POST', `/api/webhooks/${webhook.id}/test`);
  const [delivery] = (await deliveriesOf(webhook.id)).items;
  cookie = await site.signedIn('marc@exemple.fr');
  const answers404 = [
    ['PATCH', `/api/webhooks/${webhook.id}`, { enabled: false }],
    ['POST', `/api/webhooks/${webhook.id}/secret`],
    ['POST', `/api/webhooks/${webhook.id}/test`],
    ['GET', `/api/webhooks/${webhook.id}/deliveries`],
    ['POST', `/api/webhooks/${webhook.id}/deliveries/${delivery?.id}/replay`],
    ['DELETE', `/api/webhooks/${webhook.id}`],
  ] as const;
  for (const [method, path, body] of answers404)
    expect([path, (await site.call(method, path, { cookie, body })).status]).toEqual([path, 404]);
});

it('pages deliveries by cursor, neither repeating nor leaving out while new ones come', async () => {
  const { webhook } = await add();
  const told = (n: number) => {
    const eventId = site.deps.ids.uuid();
    const body = eventBody(eventId, 'audit.done', new Date(), { n });
    return queueDelivery(site.deps, site.deps.db, webhook.id, { eventId, event: `e${n}`, body, once: true });
  };
  for (let n = 0; n < 5; n += 1) await told(n);
  const first = await deliveriesOf(webhook.id, '?limit=2');
  await told(5);
  const second = await deliveriesOf(webhook.id, `?limit=2&cursor=${first.nextCursor}`);
  const third = await deliveriesOf(webhook.id, `?limit=2&cursor=${second.nextCursor}`);
  expect([first, second, third].map(({ items }) => items.map(({ event }) => event))).toEqual([
    ['e4', 'e3'],
    ['e2', 'e1'],
    ['e0'],
  ]);
  expect(third.nextCursor).toBeNull();
  const wrong = await site.call('GET', `/api/webhooks/${webhook.id}/deliveries?cursor=0`, { cookie });
  expect(wrong.status).toBe(400);
});

it('loses no delivery with its job, and forgets old ones', async () => {
  const { webhook } = await add();
  await call('POST', `/api/webhooks/${webhook.id}/test`);
  const lost: string[] = [];
  const queue = {
    ...site.deps.queue,
    send: async (_db: unknown, _name: unknown, data: unknown) => {
      lost.push((data as { deliveryId: string }).deliveryId);
      return null;
    },
  };
  site.clock.forward(120_000);
  await reconcileDeliveries({ ...site.deps, queue });
  expect(lost).toEqual((await deliveriesOf(webhook.id)).items.map(({ id }) => id));
  const ended = { ...site.deps.queue, states: async () => new Map(lost.map((id) => [id, 'ended' as const])) };
  await reconcileDeliveries({ ...site.deps, queue: ended });
  expect((await deliveriesOf(webhook.id)).items).toMatchObject([{ state: 'failed', failure: 'lost' }]);
  site.clock.forward(31 * 24 * hourMs);
  await sweep(site.deps);
  expect((await rows('select 1 from webhook_deliveries')).length).toBe(0);
});
