import { describe, expect, test } from 'vitest';
import { type MailData, type MailKind, mailKinds, mails } from '#contract/mails.ts';
import { mailVariants } from '#tests/support/mail-variants.ts';
import { mailTemplates, renderMail } from './index.ts';

const rendered = async (kind: MailKind) =>
  renderMail(kind, mailTemplates[kind].sample as MailData<typeof kind>);

describe.each(mailKinds)('the mail %s', (kind) => {
  test('has a sample that its contract accepts', () => {
    expect(mails[kind].parse(mailTemplates[kind].sample)).toEqual(mailTemplates[kind].sample);
  });

  test('says in text what it says in HTML: every sentence and link of the text stands in the page', async () => {
    const { html, text } = await rendered(kind);
    const page = html
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', '’')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ');
    const links = [...text.matchAll(/https:\/\/constat\.example\S+/g)].map(([link]) => link);
    for (const link of links) expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    const sentences = text.split(/\n+/).filter((line) => /[.!]$/.test(line) && !line.startsWith('À faire'));
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(page).toContain(sentence.replaceAll(/\s+/g, ' '));
  });

  test('is French and typeset: lang, one h1, no straight apostrophe, no plain space before « : »', async () => {
    const { html, subject, text } = await rendered(kind);
    expect(html).toContain('<html dir="ltr" lang="fr"');
    expect(html).not.toContain('lang="en"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(`${subject}${text}`).not.toMatch(/[a-zéèàê]'[a-zéèàêh]/i);
    expect(`${subject}${text}`).not.toMatch(/ [:;!?»](\s|$)/);
  });
});

test('text of the audited site is escaped, and cannot add a header', async () => {
  const sample = mailTemplates['audit-finished'].sample;
  const mail = await renderMail('audit-finished', {
    ...sample,
    host: 'x.fr\r\nBcc: victime@exemple.fr',
    displayName: '<script>alert(1)</script>',
    findings: sample.findings.map((finding) => ({ ...finding, title: '<img src=x onerror=alert(1)>' })),
  });
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).not.toContain('<img src=x');
});

test('what reaches a mailbox that nobody has proved carries no word of whoever causes it', async () => {
  for (const kind of ['email-verification', 'email-change'] as const) {
    // As it leaves: parsed by the contract, which knows no name.
    const data = mails[kind].parse({ ...mailTemplates[kind].sample, displayName: 'sur evil.example' });
    const { html, text } = await renderMail(kind, data);
    expect(html + text).not.toContain('evil');
  }
  const { html, text, subject } = await renderMail('recipient-confirmation', {
    ...mailTemplates['recipient-confirmation'].sample,
    host: `${'gagnez-'.repeat(30)}evil.example`,
    ownerEmail: 'cliquez.sur.evil.example@exemple.fr',
  });
  expect(html + text + subject).not.toMatch(/evil\.example/);
  expect(subject.length).toBeLessThan(120);
});

test('an audit without a previous one promises no change', async () => {
  const { text } = await renderMail('audit-finished', {
    ...mailTemplates['audit-finished'].sample,
    previousScore: null,
    previousFinishedAt: null,
  });
  expect(text).not.toMatch(/depuis l’audit/);
});

test('a mail loads nothing from anywhere', async () => {
  for (const kind of mailKinds)
    expect((await rendered(kind)).html).not.toMatch(/<(img|link|script|iframe)\b[^>]+(src|href)="http/i);
});

describe.each(Object.entries(mailVariants))('a result: %s', (name, { kind, data, subject }) => {
  const render = () => renderMail(kind, data as never);
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

  test('says in its subject site, score and direction', async () => {
    expect(plain((await render()).subject)).toBe(subject);
  });

  test('weighs less than 100 kB, and says the same in text', async () => {
    const { html, text } = await render();
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
    const page = plain(html.replaceAll(/<!--.*?-->/gs, '').replaceAll(/<[^>]+>/g, ' ')).replaceAll(
      /\s+/g,
      ' ',
    );
    const said = plain(text).replaceAll('"', '&quot;').split(/\n+/);
    const sentences = said.filter((line) => /[.!]$/.test(line) && !line.startsWith('À faire'));
    expect(sentences.filter((sentence) => !page.includes(sentence.trim()))).toEqual([]);
  });

  test('is what a reader keeps of it', async () => {
    await expect((await render()).text).toMatchFileSnapshot(`./snapshots/${name.replaceAll(' ', '-')}.txt`);
  });
});

test('a mail stays under 100 kB whatever the site says', async () => {
  const { sample } = mailTemplates['audit-finished'];
  const long = 'é'.repeat(600);
  const places = { count: 9, rules: 9, shown: Array.from({ length: 3 }, () => ({ title: long, count: 3 })) };
  const { html, text } = await renderMail('audit-finished', {
    ...sample,
    url: `https://www.exemple.fr/${'a'.repeat(2000)}`,
    findings: sample.findings.map((finding) => ({ ...finding, title: long, why: long, fix: long })),
    changes: { fresh: places, fixed: places },
  });
  expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100_000);
});

test('what checks on trial found is one sentence of the result mail, in both its forms', async () => {
  const trial = 'À l’essai, hors du score, deux constats.';
  const { html, text } = await renderMail('audit-finished', {
    ...mailTemplates['audit-finished'].sample,
    trial,
  });
  expect(html).toContain(trial);
  expect(text).toContain(trial);
});

test('somebody else than the owner gets no link into the account, and their own way out', async () => {
  const variant = mailVariants['to somebody else'];
  if (variant?.kind !== 'audit-finished') throw new Error('The variant is gone.');
  const { html, text } = await renderMail(variant.kind, variant.data);
  expect(`${html}${text}`).not.toContain('/reports/');
  expect(text).toContain('vous avez accepté de recevoir');
  expect(text).toContain('/desabonnement');
});

test('every colour of a mail has its twin for a dark screen', async () => {
  for (const kind of mailKinds) {
    const { html } = await rendered(kind);
    const tags = [
      ...html.matchAll(/<(?:p|h\d|span|td|a)\b[^>]*style="[^"]*[^-]color:\s*(#\w+)[^"]*"[^>]*>/g),
    ];
    // The cell of the body has its twin by its place.
    const untwinned = tags.filter(
      ([tag, color]) => color !== '#ffffff' && !/class="[^"]+"|background-color:#f3f5f8/.test(tag),
    );
    expect(untwinned.map(([tag]) => `${kind}: ${tag}`)).toEqual([]);
  }
});
