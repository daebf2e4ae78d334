import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-objet-embed-sans-alternative.ts';

const image = '<object type="image/svg+xml" data="/plan.svg"></object>';

ruleCases(rule, {
  named: {
    artifacts: withBody('<embed type="image/png" src="/p.png" role="img" aria-label="Plan d’accès">'),
    verdict: 'pass',
  },
  mute: {
    artifacts: withBody(`<p>${image}</p>`),
    verdict: 'fail',
    title: 'Une image embarquée (object ou embed) n’a pas d’alternative',
    evidence: [{ type: 'element', selector: 'html > body > p > object' }],
  },
  'a link beside': {
    artifacts: withBody(`<p>${image}<a href="/plan">Plan en texte</a></p>`),
    verdict: 'review',
    title: 'Une image embarquée n’a pas d’alternative, mais un lien voisin en tient peut-être lieu',
    evidence: [{ type: 'element', selector: 'html > body > p > object' }],
  },
  'another object': {
    artifacts: withBody('<object type="application/pdf" data="/a.pdf"></object>'),
    verdict: 'inapplicable',
  },
  hidden: { artifacts: withBody(`<div aria-hidden="true">${image}</div>`), verdict: 'inapplicable' },
  'one that decorates': {
    artifacts: withBody('<embed type="image/png" src="/p.png" role="none">'),
    verdict: 'inapplicable',
  },
});
