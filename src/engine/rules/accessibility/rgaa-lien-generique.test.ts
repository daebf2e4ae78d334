import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-lien-generique.ts';

ruleCases(rule, {
  clear: { artifacts: withBody('<a href="/x">Nos tarifs</a>'), verdict: 'pass' },
  'completed by a hidden text': {
    artifacts: withBody('<a href="/x">En savoir plus<span data-box="0 0 1 1"> sur la piscine</span></a>'),
    verdict: 'pass',
  },
  'nothing around': {
    artifacts: withBody('<div><a href="/x">Cliquez ici</a></div>'),
    verdict: 'fail',
    title: 'Des liens ne disent pas où ils mènent',
    evidence: [{ type: 'element', selector: 'html > body > div > a' }],
  },
  'a sentence around': {
    artifacts: withBody('<p>Le règlement est disponible <a href="/x">ici</a>.</p>'),
    verdict: 'review',
    title: 'Des liens ne se comprennent qu’avec leur contexte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
  },
  'an address of a machine': {
    artifacts: withBody('<p>Voir <a href="/x">https://www.exemple.fr/index.php?id=4512&lang=fr</a></p>'),
    verdict: 'review',
    title: 'Des liens ont pour texte une longue adresse : à vérifier',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p > a',
        note: 'une adresse, qu’un lecteur d’écran épelle',
      },
    ],
  },
  'an address of a machine and a vague name, both in a sentence': {
    artifacts: withBody(
      '<p>Le règlement <a href="/x">ici</a></p><div><a href="/y">https://www.exemple.fr/index.php?id=4512&lang=fr</a></div>',
    ),
    verdict: 'review',
    title: 'Des liens ne se comprennent qu’avec leur contexte : à vérifier',
    evidence: [
      { type: 'element', selector: 'html > body > p > a' },
      {
        type: 'element',
        selector: 'html > body > div > a',
        note: 'une adresse, qu’un lecteur d’écran épelle',
      },
    ],
  },
  'a verb among the entries of a menu': {
    artifacts: withBody(
      '<nav><ul><li><a href="/">Accueil</a></li><li><a href="/x">Découvrir</a></li></ul></nav>',
    ),
    verdict: 'review',
    title: 'Des liens ne se comprennent qu’avec leur contexte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > nav > ul > li:nth-of-type(2) > a' }],
  },
  'the same outside of a menu, and « cliquez ici » in one': {
    artifacts: withBody('<nav><a href="/y">Cliquez ici</a></nav><div><a href="/x">Découvrir</a></div>'),
    verdict: 'fail',
    title: 'Des liens ne disent pas où ils mènent',
    evidence: [
      { type: 'element', selector: 'html > body > nav > a' },
      { type: 'element', selector: 'html > body > div > a' },
    ],
  },
  'the address of a site, as people say it': {
    artifacts: withBody('<p>Voir <a href="/x">www.exemple.fr</a></p>'),
    verdict: 'pass',
  },
  'signs only': {
    artifacts: withBody('<p>Voir la carte <a href="/x">...</a></p>'),
    verdict: 'fail',
    title: 'Des liens ne disent pas où ils mènent',
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
  },
  'a heading before': {
    artifacts: withBody('<h2>Piscine</h2><div><a href="/x">En savoir plus</a></div>'),
    verdict: 'review',
    title: 'Des liens ne se comprennent qu’avec leur contexte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > a' }],
  },
  'no link': { artifacts: withBody('<p>x</p>'), verdict: 'inapplicable' },
  'words that the search engines’ rule knows': {
    artifacts: withBody('<div><a href="/x">Voir la suite</a></div>'),
    verdict: 'fail',
    title: 'Des liens ne disent pas où ils mènent',
    evidence: [{ type: 'element', selector: 'html > body > div > a' }],
  },
});
