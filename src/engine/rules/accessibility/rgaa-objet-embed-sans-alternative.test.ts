import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-objet-embed-sans-alternative.ts';

const image = '<object type="image/svg+xml" data="/plan.svg"></object>';

ruleCases(rule, {
  pass: {
    named: withBody('<embed type="image/png" src="/p.png" role="img" aria-label="Plan d’accès">'),
  },
  fail: { mute: withBody(`<p>${image}</p>`) },
  review: { 'a link beside': withBody(`<p>${image}<a href="/plan">Plan en texte</a></p>`) },
  inapplicable: {
    'another object': withBody('<object type="application/pdf" data="/a.pdf"></object>'),
    hidden: withBody(`<div aria-hidden="true">${image}</div>`),
  },
});
