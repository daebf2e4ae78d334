import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '#contract/durations.ts';
import { parisDay, parisWall } from '#contract/paris-time.ts';
import { renderMail } from '#mail/index.ts';
import type { OutgoingMessage } from '#platform/mailer.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { remindDue } from '#service/work/remind-due.ts';
import { tellWork } from '#service/work/tell-work.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, type TestSite } from '../support/http.ts';
import { callAs, join, organisationOf, type Person, signedInPerson } from '../support/people.ts';
import { type SeededSite, seedSite } from '../support/seed-space.ts';

const database = testDatabase();
const key = 'rule:rgaa-langue-absente';
const minute = 60_000;
let site: TestSite;
let call: ReturnType<typeof callAs>;
let owner: Person;
let sacha: Person;
let given: SeededSite;
let sent: OutgoingMessage[];

beforeEach(async () => {
  sent = [];
  site = createTestSite(database.current(), {
    mailer: { send: async (mail) => void sent.push(mail), mailboxFolder: null, close: async () => {} },
  });
  // Six in the morning in Paris: nothing of the day is told yet.
  const wall = parisWall(site.clock.now().getTime());
  site.clock.forward(dayMs - (wall % dayMs) + 6 * hourMs);
  call = callAs(site);
  owner = await signedInPerson(site, 'camille');
  const uid = await organisationOf(site, owner, 'Agence du Pont');
  given = await seedSite(site, uid, 'client-a.fr');
  sacha = await signedInPerson(site, 'sacha');
  await join(site, owner, sacha, { role: 'member' });
});

const assign = (body: object, who = owner) =>
  call(who, 'PUT', `/api/reports/${given.audit}/assignments`, { key, revision: 0, ...body });
const mention = (text: string) =>
  call(owner, 'POST', `/api/reports/${given.audit}/comments`, { key, text, mentions: ['sacha'] });
const inDays = (days: number) => parisDay(new Date(site.clock.now().getTime() + days * 86_400_000));
const queued = async (kind: string) =>
  (
    await database
      .current()
      .pool.query('select id, recipient, data from outbox where kind = $1 order by created_at, id', [kind])
  ).rows as {
    id: string;
    recipient: string;
    data: { items: { kind: string; isLate: boolean; words: string }[]; stopUrl: string };
  }[];
const deliver = (id: string) =>
  deliverMailJob(
    site.deps,
    renderMail,
  )({
    ...{ id, data: { messageId: id }, retryCount: 0, lastTry: true },
    signal: new AbortController().signal,
  });

describe('what somebody is given and where they are mentioned', () => {
  it('is told once, in one mail, ten minutes after the first', async () => {
    await assign({ assignee: 'sacha', due: inDays(4) });
    await mention('Peux-tu regarder www.mechant.fr ?');
    await tellWork(site.deps);
    expect(await queued('work-digest')).toEqual([]);
    site.clock.forward(10 * minute);
    await Promise.all([tellWork(site.deps), tellWork(site.deps)]);
    const [mail, ...others] = await queued('work-digest');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'sacha@exemple.fr' });
    expect(mail?.data.items.map(({ kind }) => kind)).toEqual(['assigned', 'mentioned']);
    site.clock.forward(60 * minute);
    await tellWork(site.deps);
    expect(await queued('work-digest')).toHaveLength(1);
    await deliver(mail?.id ?? '');
    expect(sent).toMatchObject([
      { to: 'sacha@exemple.fr', subject: '1 correctif confié, 1 mention sur Constat' },
    ]);
    expect(sent[0]?.stopUrl).toContain('groupe=work');
    // What a comment names is words: no mail program makes a link of it.
    expect(sent[0]?.text).not.toContain('www.mechant.fr');
  });

  it('waits for the morning where that was chosen, and after many mails in a day', async () => {
    await call(sacha, 'PATCH', '/api/account/mails', { workPace: 'daily' });
    await assign({ assignee: 'sacha' });
    site.clock.forward(30 * minute);
    await tellWork(site.deps);
    expect(await queued('work-digest')).toEqual([]);
    site.clock.forward(120 * minute);
    await tellWork(site.deps);
    expect(await queued('work-digest')).toHaveLength(1);
    await call(sacha, 'PATCH', '/api/account/mails', { workPace: 'soon' });
    for (let index = 0; index < 8; index += 1) {
      await mention(`Mention ${index}`);
      site.clock.forward(10 * minute);
      await tellWork(site.deps);
    }
    expect(await queued('work-digest')).toHaveLength(6);
    site.clock.forward(24 * 60 * minute);
    await tellWork(site.deps);
    expect((await queued('work-digest')).at(-1)?.data.items).toHaveLength(3);
  });

  it('is not told to who wants none, nor of what they did themselves', async () => {
    await call(sacha, 'PATCH', '/api/account/mails', { work: false });
    await assign({ assignee: 'sacha' });
    await assign({ assignee: 'camille', revision: 1 });
    site.clock.forward(20 * minute);
    await tellWork(site.deps);
    expect(await queued('work-digest')).toEqual([]);
    const { rows } = await database.current().pool.query('select 1 from work_notices');
    expect(rows).toEqual([]);
  });

  it('is not told to who was taken out before it left, nor after it was queued', async () => {
    await assign({ assignee: 'sacha' });
    await mention('Entre nous');
    site.clock.forward(10 * minute);
    await tellWork(site.deps);
    const [mail] = await queued('work-digest');
    await call(owner, 'DELETE', '/api/organisation/members/sacha');
    await deliver(mail?.id ?? '');
    expect(sent).toEqual([]);
    expect(await queued('work-digest')).toEqual([]);
  });
});

describe('a day that is due', () => {
  it('is told once the day before and once when it is over, never more', async () => {
    await assign({ assignee: 'sacha', due: inDays(2) });
    for (let hours = 0; hours < 24 * 6; hours += 3) {
      site.clock.forward(180 * minute);
      await remindDue(site.deps);
    }
    const mails = await queued('work-due');
    expect(mails.map(({ data }) => data.items.map(({ isLate }) => isLate))).toEqual([[false], [true]]);
  });

  it('is told of no more once it is done, and again when it is moved', async () => {
    await assign({ assignee: 'sacha', due: inDays(2) });
    await assign({ mark: 'done', revision: 1 }, sacha);
    site.clock.forward(4 * 24 * 60 * minute);
    await remindDue(site.deps);
    expect(await queued('work-due')).toEqual([]);
    await assign({ mark: 'todo', due: inDays(3), revision: 2 }, sacha);
    site.clock.forward(2 * 24 * 60 * minute + 180 * minute);
    await remindDue(site.deps);
    expect((await queued('work-due')).map(({ data }) => data.items[0]?.isLate)).toEqual([false]);
  });

  it('is not told before eight in Paris, nor the evening it was set for the next day', async () => {
    await assign({ assignee: 'sacha', due: inDays(1) });
    await remindDue(site.deps);
    site.clock.forward(12 * 60 * minute);
    await remindDue(site.deps);
    expect(await queued('work-due')).toEqual([]);
    site.clock.forward(39 * 60 * minute);
    await remindDue(site.deps);
    expect((await queued('work-due')).map(({ data }) => data.items[0]?.isLate)).toEqual([true]);
  });
});
