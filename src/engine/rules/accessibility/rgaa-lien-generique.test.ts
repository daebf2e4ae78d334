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
    title: 'Des liens ne se comprennent qu’avec leur contexte : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p > a' }],
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
