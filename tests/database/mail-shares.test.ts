import { beforeEach, expect, it } from 'vitest';
import { readOverview } from '#service/admin/read-overview.ts';
import { askMail, countMail } from '#service/limits/take-mail.ts';
import { outbox } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, goodPassword, refusalOf, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database.current());
});

const kinds = ['request-reset', 'resend-verification', 'sign-up'] as const;
type Kind = (typeof kinds)[number];

const ask = (kind: Kind, to: string, peer: string, at = site) =>
  at.call('POST', `/api/identity/${kind}`, {
    body: { email: to, ...(kind === 'sign-up' && { password: goodPassword }) },
    peer,
  });
const mailsTo = async (to: string, kind: string) =>
  (await database.current().db.select().from(outbox)).filter(
    (row) => row.recipient === to && row.kind === kind,
  ).length;

/** Mails asked for from those addresses in turn, as fast as bursts allow. @returns how many were accepted. */
async function flood(
  peers: readonly string[],
  times: number,
  askOne: (index: number, peer: string) => Promise<Response>,
) {
  let accepted = 0;
  for (let from = 0; from < times; from += 30) {
    const batch = Array.from({ length: Math.min(30, times - from) }, (_, index) =>
      askOne(from + index, peers[(from + index) % peers.length] as string),
    );
    accepted += (await Promise.all(batch)).filter(({ status }) => status === 202).length;
    site.clock.forward(61_000);
  }
  return accepted;
}

it('two client addresses stop no mail of others, whatever they ask for', async () => {
  await site.signedIn(email);
  for (const one of [kinds, ['sign-up'], ['resend-verification'], ['request-reset']] as const) {
    const accepted = await flood(['198.51.100.7', '203.0.113.7'], 240, (index, peer) =>
      ask(
        one[index % one.length] as Kind,
        `${one.length}${one[0]}${index}@nulle-part${index % 9}.example`,
        peer,
      ),
    );
    // All kinds together: sixty an hour each.
    expect(accepted).toBeLessThanOrEqual(120);
    const stranger = `vraie-${one.length}${one[0]}@exemple.fr`;
    expect((await ask('sign-up', stranger, '192.0.2.9')).status).toBe(202);
    expect(await mailsTo(stranger, 'email-verification')).toBe(1);
    const before = await mailsTo(email, 'password-reset');
    expect((await ask('request-reset', email, '192.0.2.9')).status).toBe(202);
    expect(await mailsTo(email, 'password-reset')).toBe(before + 1);
    site.clock.forward(3_601_000);
  }
}, 120_000);

it('what is asked for addresses without account leaves no mail, and pauses none', async () => {
  await site.signedIn(email);
  const small = createTestSite(database.current(), {
    env: { CONSTAT_MAILS_PER_HOUR: '20', CONSTAT_DATA: site.deps.config.dataFolder },
  });
  for (const kind of ['request-reset', 'resend-verification'] as const) {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        ask(kind, `personne${index}@exemple.fr`, `10.${index}.0.1`, small),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(202));
  }
  expect((await ask('request-reset', email, '192.0.2.9', small)).status).toBe(202);
  expect(await mailsTo(email, 'password-reset')).toBe(1);
  expect((await readOverview(small.deps)).pausedMails).toEqual([]);
}, 60_000);

it('a flood of sign-ups from everywhere stops sign-ups, and no reset; administrators are told which', async () => {
  await site.signedIn(email);
  const small = createTestSite(database.current(), {
    env: { CONSTAT_MAILS_PER_HOUR: '20', CONSTAT_DATA: site.deps.config.dataFolder },
  });
  const answers: Response[] = [];
  for (let index = 0; index < 14; index += 1)
    answers.push(await ask('sign-up', `p${index}@exemple${index}.fr`, `10.${index}.0.1`, small));
  const refused = answers.at(-1) as Response;
  expect(await refusalOf(refused)).toMatchObject({ status: 429, code: 'auth/mails-paused' });
  // The same for an address with an account.
  expect((await ask('sign-up', email, '192.0.2.8', small)).status).toBe(429);
  expect((await ask('request-reset', email, '192.0.2.9', small)).status).toBe(202);
  expect(await mailsTo(email, 'password-reset')).toBe(1);
  const { pausedMails } = await readOverview(small.deps);
  expect(pausedMails.map(({ kind }) => kind)).toEqual(['sign-up']);
  small.clock.forward(3_601_000);
  expect((await ask('sign-up', 'q@exemple.fr', '192.0.2.9', small)).status).toBe(202);
}, 60_000);

it('sub-addresses of one mailbox count together', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1)
    statuses.push((await ask('sign-up', `c.laire+${index}@gmail.com`, `10.${index}.0.1`)).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect((await ask('sign-up', 'claire@googlemail.com', '10.9.0.1')).status).toBe(429);
  expect((await ask('sign-up', 'clairette@gmail.com', '10.9.0.1')).status).toBe(202);
}, 60_000);

it('many addresses of one network are few', async () => {
  const asks = (client: string, times: number) =>
    Promise.allSettled(
      Array.from({ length: times }, (_, index) =>
        askMail(site.deps, { kind: 'reset', to: `${client}${index}@exemple.fr`, by: client }),
      ),
    );
  for (const [first, second, third, other] of [
    ['2001:db8:1:1::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64', '2001:db8:2:1::/64'],
    ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.114.1'],
  ] as const) {
    await asks(first, 60);
    await asks(second, 60);
    expect((await asks(third, 1))[0]?.status).toBe('rejected');
    expect((await asks(other, 1))[0]?.status).toBe('fulfilled');
  }
}, 60_000);

it('mailboxes of one organisation are bounded together, two clients do not reach that bound, and its resets leave', async () => {
  const order = (index: number, kind: 'sign-up' | 'reset' = 'sign-up') => ({
    kind,
    to: `p${index}@mail${index % 5}.exemple.fr`,
    by: `10.${index % 50}.0.1`,
  });
  const code = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { code: string }) => error.code,
    );
  for (let index = 0; index < 40; index += 1) await askMail(site.deps, { ...order(index), by: '192.0.2.1' });
  const oneMore = askMail(site.deps, { ...order(41), by: '192.0.2.1' });
  expect(await code(oneMore)).toBe('auth/domain-mails');
  for (let index = 0; index < 80; index += 1) await countMail(site.deps, order(index));
  expect(await code(askMail(site.deps, order(200)))).toBeNull();
  for (let index = 0; index < 20; index += 1) await countMail(site.deps, order(index));
  expect(await code(askMail(site.deps, order(201)))).toBe('auth/domain-mails');
  expect(await code(askMail(site.deps, order(201, 'reset')))).toBeNull();
  expect(await code(askMail(site.deps, { ...order(1), to: 'a@orange.fr' }))).toBeNull();
}, 60_000);

it('accounts asked for from one client are bounded in a day too, and the refusal says so', async () => {
  for (let hour = 0; hour < 2; hour += 1) {
    for (let index = 0; index < 50; index += 1)
      await askMail(site.deps, {
        kind: 'sign-up',
        to: `p${hour}-${index}@exemple${index % 7}.fr`,
        by: '192.0.2.1',
      });
    site.clock.forward(3_601_000);
  }
  const refused = await ask('sign-up', 'encore@exemple.fr', '192.0.2.1');
  expect(await refusalOf(refused)).toMatchObject({
    status: 429,
    code: 'auth/too-many-accounts',
    message: expect.stringMatching(/Réessayez dans \d+.heures, ou depuis un autre réseau/),
  });
  expect((await ask('request-reset', email, '192.0.2.1')).status).toBe(202);
  expect((await ask('sign-up', 'encore@exemple.fr', '192.0.2.2')).status).toBe(202);
}, 60_000);
