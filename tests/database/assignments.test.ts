import { beforeEach, describe, expect, it } from 'vitest';
import type { Assignment, Comment } from '#contract/api/work.ts';
import { parisDay } from '#contract/paris-time.ts';
import type { Report } from '#contract/report.ts';
import { followAssignments } from '#service/work/follow-assignments.ts';
import { audits } from '#store/schema.ts';
import { assignments } from '#store/schema-work.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';
import { callAs, join, organisationOf, type Person, signedInPerson } from '../support/people.ts';
import { auditReport, finding, visitedPage } from '../support/report.ts';
import { type SeededSite, seedSite } from '../support/seed-space.ts';

const database = testDatabase();
const key = 'rule:rgaa-langue-absente';
let site: TestSite;
let call: ReturnType<typeof callAs>;
let owner: Person;
let sacha: Person;
let reader: Person;
let acting: Person;
let uid: string;
let given: SeededSite;
let hidden: SeededSite;

beforeEach(async () => {
  site = createTestSite(database.current());
  call = callAs(site);
  owner = await signedInPerson(site, 'camille');
  uid = await organisationOf(site, owner, 'Agence du Pont');
  given = await seedSite(site, uid, 'client-a.fr');
  hidden = await seedSite(site, uid, 'client-b.fr');
  sacha = await joined('sacha', 'member');
  reader = await joined('lea', 'reader');
  acting = await joined('paul', 'client', [given.host]);
});

async function joined(name: string, role: 'member' | 'reader' | 'client', hosts: string[] = []) {
  const person = await signedInPerson(site, name);
  await join(site, owner, person, { role, mayAct: role === 'client', ...(hosts.length > 0 && { hosts }) });
  return person;
}

const assign = (who: Person, body: object = {}, of = given) =>
  call(who, 'PUT', `/api/reports/${of.audit}/assignments`, { key, revision: 0, ...body });
const made = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { assignment: Assignment }).assignment;
};
const code = async (answer: Response) => [answer.status, (await refusalOf(answer)).code];
const comment = (who: Person, body: object, of = given) =>
  call(who, 'POST', `/api/reports/${of.audit}/comments`, { key, text: 'Bonjour', ...body });
const listOf = async (who: Person, whose = 'mine') =>
  ((await (await call(who, 'GET', `/api/assignments?whose=${whose}`)).json()) as { items: Assignment[] })
    .items;
const inDays = (days: number) => parisDay(new Date(site.clock.now().getTime() + days * 86_400_000));

describe('a fix that is given to somebody', () => {
  it('has who mends it and a day, changes, and is taken back', async () => {
    const due = inDays(3);
    const first = await made(await assign(owner, { assignee: sacha.uid, due }));
    expect(first).toMatchObject({
      assignee: { uid: 'sacha', name: 'sacha' },
      due,
      state: 'todo',
      revision: 1,
    });
    expect(await listOf(sacha)).toMatchObject([{ host: 'client-a.fr', key, isLate: false }]);
    const marked = await made(await assign(sacha, { mark: 'doing', revision: 1 }));
    expect(marked).toMatchObject({ state: 'doing', assignee: { uid: 'sacha' }, due });
    const none = await made(await assign(owner, { assignee: null, due: null, revision: 2 }));
    expect(none).toMatchObject({ assignee: null, due: null, state: 'doing' });
    expect(await listOf(sacha)).toEqual([]);
    expect(await listOf(owner, 'nobody')).toHaveLength(1);
  });

  it('is told to the second of two who give it at once; the very same again is nothing new', async () => {
    const both = await Promise.all([
      assign(owner, { assignee: sacha.uid }),
      assign(sacha, { assignee: owner.uid }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost && (await refusalOf(lost)).code).toBe('work/overtaken');
    const [stands] = await listOf(owner, 'all');
    const again = await made(await assign(owner, { assignee: stands?.assignee?.uid }));
    expect(again.revision).toBe(1);
  });

  it('is given by who may: no reader; a client for their own site alone', async () => {
    expect(await code(await assign(reader, { assignee: 'lea' }))).toEqual([403, 'space/not-allowed']);
    expect(await code(await assign(acting, { assignee: 'paul' }, hidden))).toEqual([
      404,
      'request/not-found',
    ]);
    expect((await made(await assign(acting, { assignee: 'paul' }))).assignee?.uid).toBe('paul');
    const toReader = await assign(owner, { assignee: 'lea', revision: 1 });
    expect(await code(toReader)).toEqual([400, 'work/unknown-person']);
    expect(await code(await assign(owner, { assignee: 'paul' }, hidden))).toEqual([
      400,
      'work/unknown-person',
    ]);
    expect(await code(await assign(owner, { due: '2020-01-01', revision: 1 }))).toEqual([
      400,
      'work/due-wrong',
    ]);
    expect(await code(await assign(owner, { key: 'rule:inconnue' }))).toEqual([409, 'work/unknown-fix']);
    await assign(owner, { assignee: owner.uid }, hidden);
    expect((await listOf(acting, 'all')).map(({ host }) => host)).toEqual(['client-a.fr']);
  });

  it('names no address to a client', async () => {
    await site.deps.db.execute(`update users set display_name = '' where uid = 'sacha'`);
    await assign(owner, { assignee: sacha.uid });
    const text = await (await call(acting, 'GET', `/api/reports/${given.audit}/assignments`)).text();
    expect(text).not.toContain('sacha@exemple.fr');
    expect(text).toContain('Sans nom');
  });

  it('is nobody’s once who had it is taken out, lowered or leaves, which administrators see', async () => {
    await assign(owner, { assignee: sacha.uid });
    expect((await call(owner, 'DELETE', '/api/organisation/members/sacha')).status).toBe(204);
    expect(await listOf(owner, 'nobody')).toMatchObject([{ assignee: null, leftAt: expect.any(String) }]);
    const journal = await (await call(owner, 'GET', '/api/organisation/events/export')).text();
    expect(journal).toContain('a laissé sans personne les correctifs');
    await made(await assign(owner, { assignee: 'paul', revision: 2 }));
    expect(
      (
        await call(owner, 'PATCH', '/api/organisation/members/paul', {
          role: 'reader',
          hosts: [],
          mayAct: false,
        })
      ).status,
    ).toBe(204);
    expect(await listOf(owner, 'nobody')).toHaveLength(1);
    expect(await listOf(acting)).toEqual([]);
  });

  it('tells its webhooks, and stands in the journal', async () => {
    await site.deps.db.execute(`update webhooks set events = '["finding.assigned"]' where uid = '${uid}'`);
    await assign(owner, { assignee: sacha.uid, due: inDays(2) });
    const { rows } = await database.current().pool.query('select event, body from webhook_deliveries');
    // One webhook of the space for each of its two seeded sites; both listen to all.
    expect(rows.map(({ event }) => event)).toEqual(['finding.assigned', 'finding.assigned']);
    expect(JSON.parse(rows[0].body).data).toMatchObject({
      audit: { host: 'client-a.fr' },
      assignment: { key, assignee: { name: 'sacha' }, due: inDays(2) },
    });
    const journal = await (await call(owner, 'GET', '/api/organisation/events')).text();
    expect(journal).toContain('assignFix');
  });

  it('goes from audit to audit: closed when it is gone, open again when it comes back', async () => {
    const first = await made(await assign(owner, { assignee: sacha.uid }));
    await made(await assign(sacha, { mark: 'done', revision: first.revision }));
    const page = `https://${given.host}/`;
    const settle = async (report: Partial<Report>, hour: number) => {
      const id = site.deps.ids.uuid();
      const at = new Date(site.clock.now().getTime() + hour * 3_600_000);
      await site.deps.db.insert(audits).values({
        ...{ id, uid, url: page, host: given.host, scope: 'page', maxPages: 1, device: 'mobile' },
        ...{ status: 'done', progress: { stage: 'visit', done: 1, total: 1 }, createdAt: at },
        ...{ finishedAt: at, quotaMonth: '2026-11', score: 50 },
      });
      const whole = auditReport({
        ...{ host: given.host, url: page, startedAt: at.toISOString(), pages: [visitedPage({ url: page })] },
        ...report,
      });
      await site.deps.db.transaction((tx) =>
        followAssignments(site.deps, tx, { id, uid, host: given.host }, whole),
      );
    };
    const [check] = auditReport().checks;
    const passed = { ...check, ruleId: 'rgaa-langue-absente', status: 'pass' } as Report['checks'][number];
    await settle({ findings: [], checks: [passed] }, 2);
    expect(await listOf(sacha)).toMatchObject([
      { state: 'verified', sentence: expect.stringContaining('ne le relève plus') },
    ]);
    // An older audit that ends later changes nothing.
    await settle({ findings: [finding({ pages: [{ url: page, occurrences: 1, evidence: [] }] })] }, 1);
    expect(await listOf(sacha)).toMatchObject([{ state: 'verified' }]);
    await settle({ findings: [finding({ pages: [{ url: page, occurrences: 1, evidence: [] }] })] }, 3);
    expect(await listOf(sacha)).toMatchObject([
      { state: 'again', sentence: expect.stringContaining('le relève encore') },
    ]);
    const notices = await site.deps.db.execute(
      `select kind, person from work_notices where kind = 'reopened'`,
    );
    expect(notices.rows).toEqual([{ kind: 'reopened', person: 'sacha' }]);
  });

  it('of one’s own space is one’s own to do, with a day', async () => {
    const alone = await signedInPerson(site, 'marc');
    const own = await seedSite(site, 'marc', 'marc.fr');
    const due = inDays(5);
    expect(await made(await assign(alone, { assignee: 'marc', due }, own))).toMatchObject({ due });
    expect((await site.deps.db.select().from(assignments)).length).toBe(1);
    expect((await site.deps.db.execute('select 1 from work_notices')).rows).toEqual([]);
    expect(await code(await assign(owner, {}, own))).toEqual([404, 'request/not-found']);
    expect(await code(await assign(alone, { assignee: 'sacha', revision: 1 }, own))).toEqual([
      400,
      'work/unknown-person',
    ]);
  });
});

describe('a comment', () => {
  const read = async (who: Person) =>
    (await (await call(who, 'GET', `/api/reports/${given.audit}/comments?key=${key}`)).json()) as {
      comments: Comment[];
      people: { uid: string }[];
    };
  const added = async (answer: Response) => {
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { comment: Comment }).comment;
  };

  it('is plain text that calls people who see the site, and nobody else', async () => {
    const text = 'Voir <b>ici</b>\u202e\r\npuis là';
    const one = await added(await comment(sacha, { text, mentions: ['paul', 'lea'] }));
    expect(one).toMatchObject({ text: 'Voir <b>ici</b>\npuis là', author: { uid: 'sacha' } });
    expect(one.mentions.map((person) => person.uid).toSorted()).toEqual(['lea', 'paul']);
    const { people } = await read(sacha);
    expect(people.map((person) => person.uid).toSorted()).toEqual(['camille', 'lea', 'paul']);
    const elsewhere = await comment(sacha, { mentions: ['paul'] }, hidden);
    expect(await code(elsewhere)).toEqual([400, 'work/unknown-mention']);
    await signedInPerson(site, 'inconnue');
    expect(await code(await comment(sacha, { mentions: ['inconnue'] }))).toEqual([
      400,
      'work/unknown-mention',
    ]);
    expect(await code(await comment(reader, {}))).toEqual([403, 'space/not-allowed']);
    expect((await comment(acting, {}, hidden)).status).toBe(404);
  });

  it('is bounded: its length, and how many a fix has', async () => {
    expect(await code(await comment(sacha, { text: ' \n ' }))).toEqual([400, 'comment/length']);
    expect(await code(await comment(sacha, { text: 'x'.repeat(2_001) }))).toEqual([400, 'comment/length']);
    expect((await comment(sacha, { text: 'x'.repeat(2_000) })).status).toBe(201);
    await site.deps.db.execute(`insert into comments (id, assignment_id, author, text, created_at)
      select gen_random_uuid(), id, 'sacha', 'x', now() from assignments, generate_series(1, 199)`);
    expect(await code(await comment(sacha, {}))).toEqual([409, 'comment/too-many']);
  });

  it('is changed by its author for a day, and deleted by administrators always', async () => {
    const { id } = await added(await comment(sacha, {}));
    const path = `/api/reports/${given.audit}/comments/${id}`;
    const changed = await call(sacha, 'PATCH', path, { text: 'Autrement dit' });
    expect(((await changed.json()) as { comment: Comment }).comment).toMatchObject({
      text: 'Autrement dit',
      editedAt: expect.any(String),
    });
    expect(await code(await call(owner, 'PATCH', path, { text: 'x' }))).toEqual([403, 'comment/not-yours']);
    expect(await code(await call(acting, 'DELETE', path))).toEqual([403, 'comment/not-yours']);
    expect((await call(sacha, 'DELETE', path.replace(given.audit, hidden.audit))).status).toBe(404);
    await site.deps.db.execute(`update comments set created_at = created_at - interval '25 hours'`);
    expect(await code(await call(sacha, 'PATCH', path, { text: 'x' }))).toEqual([409, 'comment/too-late']);
    expect(await code(await call(sacha, 'DELETE', path))).toEqual([409, 'comment/too-late']);
    expect((await call(owner, 'DELETE', path)).status).toBe(204);
    expect((await read(owner)).comments).toEqual([]);
    const journal = await (await call(owner, 'GET', '/api/organisation/events')).text();
    expect(journal).toContain('removeComment');
  });

  it('stands in no report, file or share', async () => {
    await comment(sacha, { text: 'Secret de couloir', mentions: ['camille'] });
    for (const path of [
      `/api/reports/${given.audit}`,
      `/api/reports/${given.audit}/export?format=json`,
      `/api/reports/${given.audit}/export?format=csv`,
      `/api/reports/${given.audit}/fixes`,
    ])
      expect([path, (await (await call(owner, 'GET', path)).text()).includes('couloir')]).toEqual([
        path,
        false,
      ]);
  });

  it('does not go with a site that another organisation takes over', async () => {
    await comment(sacha, { text: 'Entre nous' });
    await made(await assign(owner, { assignee: sacha.uid, revision: 1 }));
    const other = await signedInPerson(site, 'autre');
    const target = await organisationOf(site, other, 'Autre agence');
    const offered = await call(owner, 'POST', '/api/site-transfers', {
      ...{ host: given.host, organisation: target },
    });
    const { id } = (await offered.json()) as { id: string };
    expect((await call(other, 'POST', `/api/site-transfers/${id}/accept`)).status).toBe(204);
    expect((await site.deps.db.execute('select 1 from comments')).rows).toEqual([]);
    expect(await listOf(other, 'all')).toMatchObject([{ host: given.host, assignee: null, commentCount: 0 }]);
  });
});
