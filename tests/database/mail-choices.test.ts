import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailGroupOf } from '#contract/mail-groups.ts';
import { type MailData, mailKinds } from '#contract/mails.ts';
import { renderMail } from '#mail/index.ts';
import { composeMessage } from '#platform/mailer-compose.ts';
import { readStopLink, stopMails } from '#service/accounts/mail-choices.ts';
import { deliverMailJob } from '#service/mail/deliver-mail.ts';
import { queueMail } from '#service/mail/queue-mail.ts';
import { outbox } from '#store/schema.ts';
import { useTestDatabase as testDatabase } from '../support/database.ts';
import { createTestSite, refusalOf, type TestSite } from '../support/http.ts';

const database = testDatabase();
const email = 'claire@exemple.fr';
let site: TestSite;
let cookie: string;
let uid: string;
let round = 0;
beforeEach(async () => {
  site = createTestSite(database.current());
  cookie = await site.signedIn(email);
  uid = (await site.profileOf(email))?.uid ?? '';
});

const failed: MailData<'audit-failed'> = {
  displayName: 'Claire',
  url: 'https://exemple.fr/',
  host: 'exemple.fr',
  errorMessage: 'Le site n’a pas répondu.',
  ours: false,
  finishedAt: '2026-11-21T10:00:00.000Z',
  reportUrl: 'http://127.0.0.1:3000/reports/x',
};
const queue = (to = uid) => {
  round += 1;
  return queueMail(site.deps, site.deps.db, {
    kind: 'audit-failed',
    to: email,
    uid: to,
    data: failed,
    dedupeKey: `test:${round}`,
  });
};
const stopUrlOf = async (id: string | null) => {
  const rows = await database.current().db.select().from(outbox);
  return new URL((rows.find((row) => row.id === id)?.data as { stopUrl?: string })?.stopUrl ?? 'none:');
};
const linkOf = (url: URL) => ({
  token: url.searchParams.get('jeton') ?? '',
  group: url.searchParams.get('groupe') ?? '',
});

describe('optional mails', () => {
  it('are all wanted at first; each can be refused and taken again', async () => {
    const read = async () => (await site.call('GET', '/api/account/mails', { cookie })).json();
    const patch = (body: unknown) => site.call('PATCH', '/api/account/mails', { cookie, body });
    expect(await read()).toMatchObject({ results: true, failures: true });
    expect(await (await patch({ failures: false })).json()).toMatchObject({ results: true, failures: false });
    await Promise.all([patch({ results: false }), patch({ failures: true })]);
    expect(await read()).toMatchObject({ results: false, failures: true });
    await patch({ results: false });
    expect((await site.profileOf(email))?.unwantedMails).toEqual(['results']);
    expect(await refusalOf(await patch({ 'password-changed': false }))).toMatchObject({
      code: 'request/invalid',
    });
  });

  it('refused, do not leave; mails about the account do', async () => {
    await site.call('PATCH', '/api/account/mails', { cookie, body: { failures: false } });
    expect(await queue()).toBeNull();
    expect(
      await queueMail(site.deps, site.deps.db, {
        kind: 'account-deleted',
        to: email,
        uid,
        data: { displayName: '', deletedAt: '2026-11-21T10:00:00.000Z' },
        dedupeKey: 'test:account',
      }),
    ).not.toBeNull();
  });

  it('say where they are stopped, to the person and to mail programs', async () => {
    const id = await queue();
    const sent: Parameters<typeof composeMessage>[0][] = [];
    const mailer = {
      ...site.deps.mailer,
      send: async (message: (typeof sent)[number]) => void sent.push(message),
    };
    const job = { id: '', data: { messageId: id ?? '' }, retryCount: 0, lastTry: false };
    const { signal } = new AbortController();
    await deliverMailJob({ ...site.deps, mailer }, renderMail)({ ...job, signal });
    const url = (await stopUrlOf(id)).href;
    expect(sent[0]?.text).toContain(`Ne plus recevoir ces messages\u00a0:\n${url}`);
    expect(sent[0]?.html).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    const message = sent[0] as (typeof sent)[number];
    const { bytes } = await composeMessage(message, 'constat@exemple.fr', new Date());
    const { headerLines } = await simpleParser(bytes);
    const lines = headerLines.map(({ line }) => line.replaceAll(/\s+/g, ' '));
    expect(lines).toContain(`List-Unsubscribe: <${url}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('are stopped by their link alone, twice like once', async () => {
    const link = linkOf(await stopUrlOf(await queue()));
    expect(await readStopLink(site.deps, link)).toEqual({ group: 'failures', stopped: false });
    await stopMails(site.deps, link);
    await stopMails(site.deps, link);
    expect(await readStopLink(site.deps, link)).toEqual({ group: 'failures', stopped: true });
    expect((await site.profileOf(email))?.unwantedMails).toEqual(['failures']);
    expect(await queue()).toBeNull();
  });

  it.each([
    { token: 'x', group: 'failures' },
    { token: '01900000-0000-4000-8000-000000000000', group: 'failures' },
    { token: "' or 1=1 --", group: 'results' },
  ])('a link that is none does nothing: $token', async (link) => {
    expect(await readStopLink(site.deps, link)).toBeNull();
    await stopMails(site.deps, link);
    expect((await site.profileOf(email))?.unwantedMails).toEqual([]);
  });

  it('a link of a group that does not exist does nothing', async () => {
    const { token } = linkOf(await stopUrlOf(await queue()));
    for (const group of ['account-deleted', '', '__proto__'])
      expect(await readStopLink(site.deps, { token, group })).toBeNull();
  });
});

it('mails that hold a secret or tell of the account are in no group', () => {
  const always = mailKinds.filter((kind) => mailGroupOf(kind) === null);
  expect(always).toEqual(
    expect.arrayContaining([
      'email-verification',
      'password-reset',
      'email-change',
      'email-change-asked',
      'email-changed',
      'password-changed',
      'plan-changed',
      'account-deleted',
    ]),
  );
});
