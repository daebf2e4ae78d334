import { describe, expect, test } from 'vitest';
import { type MailData, type MailKind, mailKinds, mails } from '#contract/mails.ts';
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
    expect(html).toContain('lang="fr"');
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
