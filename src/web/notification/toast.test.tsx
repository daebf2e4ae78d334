import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { NotificationState } from './notification.ts';
import { Toast } from './toast.tsx';

const ignore = () => {};
const show = (kind: NotificationState['kind'], pendingAuditId: string | null = null) =>
  renderToStaticMarkup(
    <Toast state={{ kind, text: 'Le texte', pendingAuditId }} onOpen={ignore} onClose={ignore} />,
  );

/** Markup inside the region with that role. */
function region(html: string, role: 'status' | 'alert'): string {
  const [before = '', alert = ''] = html.split('<div role="alert">');
  return role === 'alert' ? alert : (before.split('<div role="status">')[1] ?? '');
}

describe('colour and announcement', () => {
  test.each([
    ['pending', 'bg-toast-orange', 'status'],
    ['success', 'bg-toast-green', 'status'],
    ['successSimple', 'bg-toast-green', 'status'],
    ['error', 'bg-toast-red', 'alert'],
  ] as const)('%s is %s, in the %s region', (kind, colour, role) => {
    const html = show(kind);
    expect(region(html, role)).toContain(colour);
    expect(region(html, role)).toContain('Le texte');
    expect(region(html, role === 'alert' ? 'status' : 'alert')).not.toContain('Le texte');
  });
});

test('only pending has a spinner, and a button that folds it in the place of the one that closes it', () => {
  expect(show('pending')).toContain('animate-spin');
  expect(show('pending')).not.toContain('aria-label="Fermer la notification"');
  expect(show('pending')).toContain('aria-expanded="true"');
  for (const kind of ['success', 'successSimple', 'error'] as const) {
    expect(show(kind)).not.toContain('animate-spin');
    expect(show(kind)).toContain('aria-label="Fermer la notification"');
  }
});

test('a success with a followed audit is a button that opens it', () => {
  expect(show('success', 'a1')).toContain('Voir le rapport');
  expect(show('success')).not.toContain('Voir le rapport');
});

test('with nothing to show, the regions stay, empty, at the bottom right', () => {
  const html = show(null);
  expect(html).toContain('<div role="status"></div><div role="alert"></div>');
  expect(html).toMatch(/class="[^"]*fixed right-4 bottom-4/);
});
