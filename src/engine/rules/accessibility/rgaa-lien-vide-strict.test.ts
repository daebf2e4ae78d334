import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-vide-strict.ts';

ruleCases(rule, {
  pass: {
    'a text link': withBody('<a href="/x">Nos tarifs</a>'),
    'an image with an alternative': withBody('<a href="/x"><img alt="Accueil" src="/l.png"></a>'),
    'a hidden drawing and aria-label': withBody(
      '<a href="/x" aria-label="Facebook"><svg aria-hidden="true"></svg></a>',
    ),
  },
  fail: {
    'nothing inside': withBody('<a href="/x"></a>'),
    'an image with an empty alternative': withBody('<a href="/x"><img alt="" src="/l.png"></a>'),
    'a logo drawn without a name': withBody('<a href="."><svg><path d="M0 0"></path></svg></a>'),
    'role link without content': withBody('<span role="link" tabindex="0"></span>'),
  },
  review: { 'only an attribute': withBody('<a href="/x" aria-label="Facebook"></a>') },
  inapplicable: {
    'no link': withBody('<p>Texte</p>'),
    'a hidden link': withBody('<a href="/x" style="display:none"></a>'),
    'an old-style anchor': withBody('<a name="haut"></a>'),
  },
});
