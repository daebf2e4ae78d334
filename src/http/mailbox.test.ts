import { describe, expect, it } from 'vitest';
import { safeName } from './mailbox.ts';
import { mailboxListPage, mailboxMessagePage } from './mailbox-page.ts';

const message = {
  id: '01990000-0000-7000-8000-000000000001',
  to: 'Claire <claire@exemple.fr>',
  subject: '</title><script>alert(1)</script>',
  date: new Date('2026-11-21T10:00:00Z'),
  text: 'Ouvrez http://127.0.0.1:3000/verification?token=a&b <img src=x onerror=alert(1)>',
  html: '<a href="http://127.0.0.1:3000/x">Valider</a>"><script>alert(2)</script>',
  attachments: [
    { name: '"><img src=x>.pdf', contentType: 'application/pdf', content: Buffer.alloc(2_500_000) },
  ],
};

describe('the local mailbox', () => {
  it('shows a hostile message without letting any of it into the page', () => {
    for (const page of [mailboxListPage([message]), mailboxMessagePage(message)]) {
      expect(page).not.toMatch(/<script|<img/i);
      expect(page).toContain('<html lang="fr">');
    }
  });

  it('offers attachments by their place in the message, with their size', () => {
    const page = mailboxMessagePage(message);
    expect(page).toContain('<h2>Pièce jointe</h2>');
    expect(page).toContain(
      `href="/boite-mail/${message.id}/pieces/0" download>&quot;&gt;&lt;img src=x&gt;.pdf</a>`,
    );
    expect(page).toContain('2,5\u00a0Mo');
    expect(mailboxMessagePage({ ...message, attachments: [] })).not.toContain('jointe');
  });

  it.each([
    ['constat-exemple.fr-2026-11-21.pdf', 'constat-exemple.fr-2026-11-21.pdf'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a"\r\nSet-Cookie: b', 'a-Set-Cookie-b'],
    ['…', 'piece-jointe'],
  ])('saves %j as %s', (given, expected) => {
    expect(safeName(given)).toBe(expected);
  });

  it('keeps the message’s links usable and its HTML in a sandbox that runs no script', () => {
    const page = mailboxMessagePage(message);
    expect(page).toContain('<a href="http://127.0.0.1:3000/verification?token=a&amp;b">');
    const said = mailboxMessagePage({ ...message, text: 'en http:// ou http://. Voir https://a.fr/b?c=1.' });
    expect(said).toContain(
      'en http:// ou http://. Voir <a href="https://a.fr/b?c=1">https://a.fr/b?c=1</a>.',
    );
    expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
  });
});
