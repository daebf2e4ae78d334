import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-commande-hors-tabulation.ts';

ruleCases(rule, {
  'a link taken out': {
    artifacts: withBody('<p><a href="/tarifs" tabindex="-1">Tarifs</a></p><p><a href="/plan">Plan</a></p>'),
    verdict: 'review',
    title: 'Un bouton ou un lien visible est retiré du parcours au clavier : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(1) > a' }],
  },
  'a button taken out': {
    artifacts: withBody('<main><section><button tabindex="-1">Commander</button></section></main>'),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > main > section > button' }],
  },
  'in the tab order': { artifacts: withBody('<a href="/tarifs">Tarifs</a>'), verdict: 'pass' },
  'the picture of a card, whose title leads to the same page': {
    artifacts: withBody(
      '<a href="/a" tabindex="-1"><img src="/i.png" alt="Atelier"></a><h3><a href="/a">Atelier</a></h3>',
    ),
    verdict: 'pass',
  },
  'a tab among tabs': {
    artifacts: withBody(
      '<div role="tablist"><button role="tab" tabindex="0">Un</button><button role="tab" tabindex="-1">Deux</button></div>',
    ),
    verdict: 'inapplicable',
  },
  'the steps of a number that the arrows change': {
    artifacts: withBody(
      '<div><button tabindex="-1">Moins</button><div role="spinbutton" tabindex="0" aria-label="Places" aria-valuenow="2">2</div><button tabindex="-1">Plus</button></div>',
    ),
    verdict: 'pass',
  },
  'a slide': {
    artifacts: withBody('<div class="slick-slide"><a href="/offre" tabindex="-1">Offre</a></div>'),
    verdict: 'pass',
  },
  'the eye of a password field': {
    artifacts: withBody(
      '<div><label>Mot de passe <input type="password"></label><button tabindex="-1">Montrer</button></div>',
    ),
    verdict: 'pass',
  },
  'the links of a folded panel, taken out until it opens': {
    artifacts: withBody(
      '<a href="/plan">Plan</a><div style="overflow-y:hidden" data-box="0 40 300 0"><a href="/tarifs" tabindex="-1" data-box="0 40 80 20">Tarifs</a></div>',
    ),
    verdict: 'pass',
  },
  'the same, of the panel opened': {
    artifacts: withBody(
      '<a href="/plan">Plan</a><div style="overflow-y:hidden" data-box="0 40 300 60"><a href="/tarifs" tabindex="-1" data-box="0 40 80 20">Tarifs</a></div>',
    ),
    verdict: 'review',
    evidence: [{ type: 'element', selector: 'html > body > div > a' }],
  },
  'no control': { artifacts: withBody('<p>Texte</p>'), verdict: 'inapplicable' },
});
