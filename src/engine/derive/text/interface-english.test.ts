import { expect, test } from 'vitest';
import { isEnglishLabel } from './interface-english.ts';

test.each([
  'Skip to the content',
  'Toggle navigation',
  'Toggle search field',
  'Open main menu',
  'Read more »',
  'Load more…',
  'Previous post',
  'Go to slide 3',
  'Back to top ↑',
  'Leave a comment',
  'Add to cart',
  'Contact us',
  'Your email address',
  'Close (Esc)',
  'All rights reserved.',
  'Child pages',
  'Related posts',
  'Recent Comments',
  'You may also like…',
  'Table of Contents',
  'Written by',
  'Posted in:',
  'Share this post',
  'Post navigation',
  'Older posts',
  'Continue reading →',
  'Comments are closed.',
  'Page not found',
  'Select options',
  'Sort by:',
])('a label that a theme brings: %s', (label) => {
  expect(isEnglishLabel(label, false)).toBe(true);
});

test('a single word counts where it is pressed alone', () => {
  for (const label of ['Close', 'Next', 'breadcrumb', 'Submit']) {
    expect(isEnglishLabel(label, true)).toBe(true);
    expect(isEnglishLabel(label, false)).toBe(false);
  }
});

test.each([
  'Newsletter',
  'Blog',
  'Contact',
  'Menu',
  'Notre newsletter : read more, l’agence',
  'Zoom',
  'Fermer',
  'Open Space',
  'Page suivante',
  'Lire la suite',
  'Categories',
  'Archives',
  'Tags',
  'Articles',
  'Latest news',
  'Powered by',
  'Best of',
  'Pages',
  'Related',
  'Les related posts, ou articles liés',
  'Post-production',
])('what a French page says: %s', (label) => {
  expect(isEnglishLabel(label, true)).toBe(false);
});
