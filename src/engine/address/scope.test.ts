import { expect, test } from 'vitest';
import { createScope } from './scope.ts';

const scope = createScope(new URL('https://www.exemple.fr/'), { exclude: ['/prive', '/été/', '/tag*'] });
const judge = (url: string) => scope(new URL(url, 'https://www.exemple.fr'));

test.each([
  ['/', 'in'],
  ['https://exemple.fr/a', 'in'],
  ['http://www.exemple.fr/a', 'in'],
  ['https://blog.exemple.fr/', 'off-site'],
  ['https://autre.fr/', 'off-site'],
  ['https://www.exemple.fr.pirate.com/', 'off-site'],
  ['https://www.exemple.fr:8443/', 'off-site'],
  ['/prive', 'excluded'],
  ['/prive/a?b=1', 'excluded'],
  ['/Prive/a', 'excluded'],
  ['/prives', 'in'],
  ['/%C3%A9t%C3%A9/2026', 'excluded'],
  ['/tags/a', 'excluded'],
  ['/brochure.PDF', 'not-a-page'],
  ['/image.webp?x=1', 'not-a-page'],
  ['/page.html', 'in'],
  ['/fiche.php?id=2', 'in'],
  ['/logout', 'action'],
  ['/compte/deconnexion', 'action'],
  ['/deconnexion-mode-emploi', 'in'],
  ['/boutique?add-to-cart=12', 'action'],
  ['/article?replytocom=3', 'action'],
])('%s is %s', (url, verdict) => {
  expect(judge(url)).toBe(verdict);
});

test('include prefixes narrow the scope', () => {
  const narrow = createScope(new URL('https://exemple.fr/fr/'), { exclude: [], include: ['/fr'] });
  expect(narrow(new URL('https://exemple.fr/fr/a'))).toBe('in');
  expect(narrow(new URL('https://exemple.fr/en/a'))).toBe('excluded');
});
