import { expect, it } from 'vitest';
import { withBody } from '#tests/support/with-body.ts';
import { byTag } from './dom.ts';
import { baseOf, fragmentIn } from './same-page-link.ts';

const page = 'https://www.exemple.fr/rubrique/page.html?a=1';

it.each([
  ['', '#contenu', 'contenu'],
  ['', 'page.html?a=1#contenu', 'contenu'],
  ['', '#Contenu%20principal', 'Contenu principal'],
  ['', '#%', '%'],
  ['', 'page.html#contenu', ''],
  ['', '/#contenu', ''],
  ['', '#', ''],
  ['<base href="/">', '#contenu', ''],
  ['<base href="/">', 'rubrique/page.html?a=1#contenu', 'contenu'],
  ['<base href="http://[">', '#contenu', 'contenu'],
])('%s with %s leads to « %s » in the page', (base, href, fragment) => {
  const { dom } = withBody(`${base}<a href="${href}">Aller au contenu</a>`);
  const [link] = byTag(dom, 'a');
  expect(link && fragmentIn(link, baseOf(dom, page), page)).toBe(fragment);
});
