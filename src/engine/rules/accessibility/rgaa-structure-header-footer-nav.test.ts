import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-structure-header-footer-nav.ts';

const items = ['a', 'b', 'c', 'd'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('');
const menu = `<ul>${items}</ul>`;

ruleCases(rule, {
  pass: {
    'a nav': withBody(`<nav>${menu}</nav><main>x</main>`),
    'a list of links in the text': withBody(`<main>${menu}</main>`),
    'a list of other sites': withBody(
      `<ul>${items.replaceAll('"/', '"https://autre.fr/')}</ul><main>x</main>`,
    ),
  },
  fail: { 'a bare menu': withBody(`<div>${menu}</div><main>x</main>`) },
  review: { 'a named footer': withBody('<main>x</main><div id="footer"><p>Mairie</p></div>') },
  inapplicable: { 'an older document type': pageArtifacts(`<html lang="fr"><body>${menu}</body></html>`) },
});
