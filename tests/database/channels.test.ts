import { beforeEach, describe, expect, it } from 'vitest';
import type { Webhook, WebhookDelivery } from '#contract/api/webhooks.ts';
import { rotateIdentitySecret } from '#platform/identity/secret.ts';
import { runAuditJob } from '#service/audits/run-audit.ts';
import { sealChannelsAgain } from '#service/webhooks/channels/seal-channels-again.ts';
import { deliverEventJob } from '#service/webhooks/deliver-event.ts';
import { instantRunner } from '#tests/support/audit-world.ts';
import { createChannelDoubles } from '#tests/support/channel-doubles.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '#tests/support/http.ts';

const database = testDatabase();
const email = 'camille@exemple.fr';
const room = '!salon:exemple.fr';
const token = 'syt_jeton_du_robot';
const rooms = {
  slack: { kind: 'slack', url: 'https://hooks.slack.com/services/T0/B0/secretDeSlack' },
  mattermost: { kind: 'mattermost', url: 'https://mattermost.exemple.fr/hooks/secretdemattermost' },
  teams: {
    kind: 'teams',
    url: 'https://a1.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/x?api-version=1&sig=secretDeTeams',
  },
  matrix: { kind: 'matrix', url: 'https://matrix.exemple.fr', room, token },
};
const kinds = Object.keys(rooms) as (keyof typeof rooms)[];
let site: TestSite;
let cookie: string;
let doubles: ReturnType<typeof createChannelDoubles>;

const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;
async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await site.call(method, path, { cookie, body });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}
const add = (body: object) =>
  call<{ webhook: Webhook; secret: string }>('POST', '/api/webhooks', { events: ['audit.done'], ...body });
const listed = async () => (await call<{ webhooks: Webhook[] }>('GET', '/api/webhooks')).webhooks;
const deliveriesOf = async (id: string) =>
  (await call<{ items: WebhookDelivery[] }>('GET', `/api/webhooks/${id}/deliveries`)).items;

beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
  await rows(`update users set plan = 'pro'`);
  doubles = createChannelDoubles({ token, room });
});

const job = (data: object) =>
  ({ id: 'x', data, retryCount: 0, lastTry: false, signal: new AbortController().signal }) as never;

async function deliver(): Promise<void> {
  const send = deliverEventJob(site.deps, doubles.post);
  for (const { id } of await rows(`select id from webhook_deliveries where state = 'waiting' order by id`))
    await send(job({ deliveryId: id })).catch(() => undefined);
}

async function finishedAudit(url = 'exemple.fr'): Promise<void> {
  const { id } = await call<{ id: string }>('POST', '/api/audits', { url, scope: 'page' });
  await runAuditJob(site.deps, { run: instantRunner, workerId: 'w' })(job({ auditId: id, round: 0 }));
}

describe('a room', () => {
  it.each(kinds)('of %s is told of a finished audit in words, and takes them', async (kind) => {
    const { webhook, secret } = await add(rooms[kind]);
    expect(secret).toBe('');
    await finishedAudit();
    await deliver();
    const [{ request, outcome } = {}] = doubles.heard;
    expect(outcome).toMatchObject({ failure: null });
    expect([200, 202]).toContain(outcome?.status);
    expect(request?.body).toContain('82/100');
    expect(request?.body).toMatch(/Audit terminé/);
    expect(request?.headers['constat-signature']).toBeUndefined();
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ event: 'audit.done', state: 'delivered' }]);
  });

  it.each(kinds)('of %s is never told again: neither in an answer, a log, a row nor a mail', async (kind) => {
    const { webhook } = await add(rooms[kind]);
    await call('POST', `/api/webhooks/${webhook.id}/test`, {});
    await deliver();
    doubles.state.gone = true;
    await finishedAudit();
    await deliver();
    const told = JSON.stringify([
      await listed(),
      await deliveriesOf(webhook.id),
      await call('GET', '/api/account/access'),
      await rows("select url, secret, room, encode(sealed, 'escape') as sealed from webhooks"),
      await rows('select * from webhook_deliveries'),
      await rows('select * from outbox'),
      site.log.lines,
    ]);
    expect(told).not.toMatch(/secretDe|secretde|syt_jeton/);
    expect(await listed()).toMatchObject([{ kind, url: new URL(rooms[kind].url).origin }]);
  });

  it.each(kinds)('of %s that is gone is paused at once, and its owner told which', async (kind) => {
    await add(rooms[kind]);
    doubles.state.gone = true;
    await finishedAudit();
    await deliver();
    expect(await listed()).toMatchObject([{ state: 'failing' }]);
    expect(await site.mailTo(email, 'webhook-disabled')).toMatchObject({ data: { gone: true } });
    await finishedAudit();
    await deliver();
    expect(doubles.heard).toHaveLength(1);
  });

  it('of Matrix is gone too when its robot’s token is', async () => {
    await add({ ...rooms.matrix, token: 'un-autre-jeton' });
    await finishedAudit();
    await deliver();
    expect(await listed()).toMatchObject([{ state: 'failing' }]);
  });

  it('of Matrix hears the same delivery once, however often it is sent', async () => {
    await add(rooms.matrix);
    await finishedAudit();
    await deliver();
    await rows(`update webhook_deliveries set state = 'waiting'`);
    await deliver();
    expect(doubles.heard.map(({ outcome }) => outcome.answer)).toEqual([
      '{"event_id":"$new"}',
      '{"event_id":"$same"}',
    ]);
  });

  it('is tried by a message of its own, and not paused when that is refused', async () => {
    const { webhook } = await add(rooms.slack);
    doubles.state.gone = true;
    await call('POST', `/api/webhooks/${webhook.id}/test`, {});
    await deliver();
    expect(doubles.heard[0]?.request.body).toContain('Message d’essai');
    expect(await listed()).toMatchObject([{ state: 'active' }]);
    const refused = await site.call('POST', `/api/webhooks/${webhook.id}/secret`, { cookie, body: {} });
    expect(await refusalOf(refused)).toMatchObject({ status: 409, code: 'webhook/no-secret' });
  });

  it('hears of its sites only', async () => {
    await add({ ...rooms.slack, hosts: ['Autre.fr', 'tiers.fr'] });
    await finishedAudit();
    await deliver();
    expect(doubles.heard).toEqual([]);
    await finishedAudit('autre.fr');
    await deliver();
    expect(doubles.heard).toHaveLength(1);
  });

  it('outlives two rotations of the secret when it is sealed again, and says so when nothing opens it', async () => {
    const { dataFolder } = site.deps.config;
    const { webhook } = await add(rooms.slack);
    for (let turn = 0; turn < 2; turn += 1) {
      rotateIdentitySecret(dataFolder, site.clock.now(), 'access-secret');
      expect(await sealChannelsAgain(site.deps)).toEqual({ again: 1, lost: 0 });
    }
    await finishedAudit();
    await deliver();
    expect(doubles.heard).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1)
      rotateIdentitySecret(dataFolder, site.clock.now(), 'access-secret');
    expect(await sealChannelsAgain(site.deps)).toEqual({ again: 0, lost: 1 });
    await finishedAudit();
    await deliver();
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ state: 'failed', failure: 'unreadable' });
    expect(await listed()).toMatchObject([{ state: 'failing' }]);
  });
});

describe('what is no room', () => {
  it.each([
    ['webhook/channel-address', { kind: 'slack', url: 'https://hooks.slack.com.exemple.fr/services/T/B/x' }],
    ['webhook/channel-address', { kind: 'slack', url: 'https://slack.com/services/T/B/x' }],
    ['webhook/channel-address', { kind: 'slack', url: 'https://hooks.slack.com/services/T/B/x?suite=1' }],
    ['webhook/channel-address', { kind: 'teams', url: 'https://a.environment.api.powerplatform.com/x' }],
    ['webhook/channel-address', { kind: 'teams', url: 'https://exemple.fr/?sig=x' }],
    ['webhook/retired-connector', { kind: 'teams', url: 'https://ville.webhook.office.com/webhookb2/x' }],
    ['webhook/channel-address', { kind: 'mattermost', url: 'https://mattermost.exemple.fr/api/v4/posts' }],
    ['webhook/channel-address', { ...rooms.matrix, url: 'https://matrix.exemple.fr/_matrix' }],
    ['webhook/channel-token', { ...rooms.matrix, token: undefined }],
    ['webhook/channel-token', { ...rooms.matrix, token: 'a b' }],
    ['webhook/channel-token', { ...rooms.matrix, token: 'a\r\nx-autre: 1' }],
    ['webhook/channel-room', { ...rooms.matrix, room: undefined }],
    ['webhook/channel-room', { ...rooms.matrix, room: '#salon:exemple.fr' }],
    ['webhook/channel-room', { ...rooms.matrix, room: '!../../../x:exemple.fr' }],
    ['webhook/private', { kind: 'mattermost', url: 'https://10.0.0.1/hooks/abc' }],
    ['webhook/address', { kind: 'mattermost', url: 'http://mattermost.exemple.fr/hooks/abc' }],
  ])('is refused as %s', async (code, body) => {
    const answer = await site.call('POST', '/api/webhooks', {
      cookie,
      body: { events: ['audit.done'], ...body },
    });
    expect(await refusalOf(answer)).toMatchObject({ code });
  });
});
