import { describe, expect, it } from 'vitest';
import { isLoopback } from './mailbox.ts';
import { mailboxListPage, mailboxMessagePage } from './mailbox-page.ts';

const message = {
  id: '01990000-0000-7000-8000-000000000001',
  to: 'Claire <claire@exemple.fr>',
  subject: '</title><script>alert(1)</script>',
  date: new Date('2026-11-21T10:00:00Z'),
  text: 'Ouvrez http://127.0.0.1:3000/verification?token=a&b <img src=x onerror=alert(1)>',
  html: '<a href="http://127.0.0.1:3000/x">Valider</a>"><script>alert(2)</script>',
};

describe('the local mailbox', () => {
  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['[::1]', true],
    ['::ffff:127.0.0.1', true],
    ['localhost', true],
    ['127.0.0.1.evil.example', false],
    ['10.0.0.1', false],
    ['evil.example', false],
    ['', false],
  ])('takes %s for this machine: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });

  it('shows a hostile message without letting any of it into the page', () => {
    for (const page of [mailboxListPage([message]), mailboxMessagePage(message)]) {
      expect(page).not.toMatch(/<script|<img/i);
      expect(page).toContain('<html lang="fr">');
    }
  });

  it('keeps the message’s links usable and its HTML in a sandbox that runs no script', () => {
    const page = mailboxMessagePage(message);
    expect(page).toContain('<a href="http://127.0.0.1:3000/verification?token=a&amp;b">');
    expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
  });
});
