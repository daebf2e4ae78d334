import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-cache-focalisable.ts';

ruleCases(rule, {
  pass: {
    'visible links': withBody('<a href="/a">Un</a><div style="display:none"><a href="/b">Deux</a></div>'),
    'a skip link that waits out of sight': withBody('<a href="#contenu" data-box="-900 0 100 20">Aller</a>'),
    'a box drawn by its label': withBody('<label><input type="checkbox" style="opacity:0">Oui</label>'),
    'an empty link, judged elsewhere': withBody('<a href="/a" data-box="0 0 0 20"></a>'),
    'a silenced link taken out of the Tab order': withBody(
      '<a href="/a">Un</a><div aria-hidden="true"><a href="/b" tabindex="-1">Deux</a></div>',
    ),
  },
  fail: { 'a link inside aria-hidden': withBody('<div aria-hidden="true"><a href="/a">Un</a></div>') },
  review: {
    'a transparent link': withBody('<a href="/a" style="opacity:0">Un</a>'),
    'a closed menu off the page': withBody('<a href="/a" data-box="-900 0 100 20">Un</a>'),
  },
  inapplicable: { 'nothing to focus': withBody('<p>Texte</p>') },
});
