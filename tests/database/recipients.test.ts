import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Recipient } from '#contract/api/recipients.ts';
import {
  confirmInvitation,
  leaveRecipients,
  readInvitation,
  readLeaveLink,
} from '#service/recipients/answer-invitation.ts';
import { type AuditApi, codeOf, createAuditApi } from '#tests/support/audit-api.ts';
import { useTestDatabase as testDatabase } from '#tests/support/database.ts';

const database = testDatabase();
let api: AuditApi;
beforeEach(async () => {
  api = await createAuditApi(database.current());
  await rows(`update users set plan = 'pro'`);
  await api.finishedAudit(api.claire);
});
afterEach(() => api.world.close());

const rows = async (sql: string) => (await database.current().pool.query(sql)).rows;
const path = '/api/sites/exemple.fr/recipients';
const add = (email: string, person = api.claire) => api.call(person, 'POST', path, { email });
const list = async () => {
  const answer = await api.call(api.claire, 'GET', path);
  return ((await answer.json()) as { recipients: Recipient[] }).recipients;
};
const remove = (id: string, person = api.claire) => api.call(person, 'DELETE', `${path}/${id}`);
/** Tokens of the links in the newest confirmation mail to an address. */
async function linksTo(email: string) {
  const [row] = await rows(
    `select data from outbox where kind = 'recipient-confirmation' and recipient = '${email}' order by created_at desc`,
  );
  return {
    confirm: new URL(row.data.url).searchParams.get('token') ?? '',
    leave: new URL(row.data.stopUrl).pathname.split('/').at(-1) ?? '',
  };
}
async function confirmed(email: string) {
  expect((await add(email)).status).toBe(201);
  const links = await linksTo(email);
  await confirmInvitation(api.world.deps, links.confirm);
  return links;
}
/** Results mailed, by address, newest audit only. */
async function results() {
  const sent = await rows(`select recipient, data from outbox where kind = 'audit-finished'
    and audit_id = (select id from audits order by created_at desc limit 1) order by recipient`);
  return sent as { recipient: string; data: Record<string, unknown> }[];
}

describe('somebody proposed the results of a site', () => {
  it('receives nothing before they agree on the page: opening the link is not agreeing', async () => {
    expect((await add(' Dev@Exemple.fr ')).status).toBe(201);
    const { confirm } = await linksTo('dev@exemple.fr');
    const invitation = { email: 'dev@exemple.fr', host: 'exemple.fr', state: 'waiting' };
    expect(await readInvitation(api.world.deps, confirm)).toMatchObject(invitation);
    await api.finishedAudit(api.claire);
    expect((await results()).map(({ recipient }) => recipient)).toEqual([api.claire.viewer.email]);
    expect(await list()).toMatchObject([{ state: 'waiting', confirmUntil: expect.any(String) }]);
    await confirmInvitation(api.world.deps, confirm);
    await confirmInvitation(api.world.deps, confirm);
    expect(await list()).toMatchObject([{ state: 'confirmed', confirmUntil: null }]);
  });

  it('then receives each result once, without a link into the account, with a way out of their own', async () => {
    const { leave } = await confirmed('dev@exemple.fr');
    await api.finishedAudit(api.claire);
    const [dev, owner] = (await results()).toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1));
    expect(owner?.recipient).toBe(api.claire.viewer.email);
    expect(dev).toMatchObject({ recipient: 'dev@exemple.fr', data: { displayName: '', toOther: true } });
    expect(dev?.data.stopUrl).toBe(`http://constat.example/desabonnement/destinataire/${leave}`);
    const keys = await rows(`select dedupe_key from outbox where kind = 'audit-finished'`);
    expect(new Set(keys.map((row) => row.dedupe_key)).size).toBe(keys.length);
    // What the owner does not want for themselves is no choice of others.
    await rows(`update users set unwanted_mails = '["results"]'`);
    await api.finishedAudit(api.claire);
    expect((await results()).map(({ recipient }) => recipient)).toEqual(['dev@exemple.fr']);
  });

  it('leaves by one click, for good: not asked again, not removed, not written to', async () => {
    const { leave, confirm } = await confirmed('dev@exemple.fr');
    expect(await readLeaveLink(api.world.deps, leave)).toMatchObject({
      host: 'exemple.fr',
      state: 'confirmed',
    });
    await leaveRecipients(api.world.deps, leave);
    await leaveRecipients(api.world.deps, leave);
    await confirmInvitation(api.world.deps, confirm);
    await api.finishedAudit(api.claire);
    expect((await results()).map(({ recipient }) => recipient)).toEqual([api.claire.viewer.email]);
    const [row] = await list();
    expect(row?.state).toBe('left');
    expect(await codeOf(await add('dev@exemple.fr'))).toEqual([409, 'recipient/left', 'email']);
    expect(await codeOf(await remove(row?.id ?? ''))).toEqual([409, 'recipient/left']);
  });

  it('has seven days; asked again then, by a new link', async () => {
    await add('dev@exemple.fr');
    const first = await linksTo('dev@exemple.fr');
    expect(await codeOf(await add('dev@exemple.fr'))).toEqual([409, 'recipient/already-added', 'email']);
    await rows(`update recipients set confirm_until = now() - interval '1 second'`);
    expect(await readInvitation(api.world.deps, first.confirm)).toBeNull();
    await confirmInvitation(api.world.deps, first.confirm);
    expect(await list()).toMatchObject([{ state: 'waiting' }]);
    expect((await add('dev@exemple.fr')).status).toBe(201);
    const second = await linksTo('dev@exemple.fr');
    expect(second.leave).toBe(first.leave);
    await confirmInvitation(api.world.deps, second.confirm);
    expect(await list()).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('the list of a site', () => {
  it('holds ten people at most, those who left apart, in the plans that have it', async () => {
    const { leave } = await confirmed('parti@exemple.fr');
    await leaveRecipients(api.world.deps, leave);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => add(`p${index}@exemple.fr`)));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(10);
    expect(await codeOf(await add('encore@exemple.fr'))).toEqual([409, 'recipient/too-many']);
    await rows(`update recipients set state = 'confirmed' where state = 'waiting'`);
    await rows(`update users set plan = 'free'`);
    expect(await codeOf(await add('encore@exemple.fr'))).toEqual([403, 'recipient/not-in-plan']);
    // A plan without recipients sends them nothing either.
    await api.finishedAudit(api.claire);
    expect(await results()).toHaveLength(1);
  });

  it('is the owner’s: for others, and for sites that are not theirs, there is none', async () => {
    await add('dev@exemple.fr');
    const [row] = await list();
    for (const person of [api.marc, api.admin]) {
      expect((await api.call(person, 'GET', path)).status).toBe(404);
      expect((await add('x@exemple.fr', person)).status).toBe(404);
      expect((await remove(row?.id ?? '', person)).status).toBe(404);
    }
    expect((await api.call(api.claire, 'GET', '/api/sites/autre.fr/recipients')).status).toBe(404);
    expect((await remove(row?.id ?? '')).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('refuses what is no address, and the owner’s own', async () => {
    for (const email of [
      '',
      'x',
      'a@b',
      'a b@exemple.fr',
      'a@exemple.fr\r\nBcc: b@exemple.fr',
      'a@exemple.fr,b@exemple.fr',
    ])
      expect([email, (await add(email)).status]).toEqual([email, 400]);
    expect(await codeOf(await add(api.claire.viewer.email))).toEqual([409, 'recipient/own', 'email']);
  });

  it('does not fill a mailbox: beyond five mails an hour none leaves, and that is told', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      await rows('delete from recipients');
      statuses.push((await add('cible@exemple.fr')).status);
    }
    expect(statuses).toEqual([...Array(5).fill(201), 429, 429]);
    expect(await codeOf(await add('cible@exemple.fr'))).toEqual([429, 'auth/too-many-mails']);
    expect(await rows('select id from recipients')).toEqual([]);
    expect(await rows(`select 1 from outbox where recipient = 'cible@exemple.fr'`)).toHaveLength(5);
  });

  it('goes with the account', async () => {
    await confirmed('dev@exemple.fr');
    await rows('delete from users');
    expect(await rows('select id from recipients')).toEqual([]);
  });
});

it('links that are none open nothing', async () => {
  await confirmed('dev@exemple.fr');
  for (const token of ['', 'x', 'a'.repeat(43), '01990000-0000-7000-8000-000000000000', "' or 1=1"]) {
    expect(await readInvitation(api.world.deps, token)).toBeNull();
    expect(await readLeaveLink(api.world.deps, token)).toBeNull();
    await confirmInvitation(api.world.deps, token);
    await leaveRecipients(api.world.deps, token);
  }
  expect(await list()).toMatchObject([{ state: 'confirmed' }]);
});
