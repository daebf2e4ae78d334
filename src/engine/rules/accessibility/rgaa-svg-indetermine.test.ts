import { expect, test } from 'vitest';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-svg-indetermine.ts';

ruleCases(rule, {
  'a named image': {
    artifacts: withBody('<svg role="img" aria-label="Carte de France"></svg>'),
    verdict: 'pass',
  },
  'hidden ones beside a good one': {
    artifacts: withBody('<svg aria-hidden="true"></svg><svg role="img" aria-label="x"></svg>'),
    verdict: 'pass',
  },
  'a silent role': { artifacts: withBody('<svg role="presentation"></svg>'), verdict: 'pass' },
  'a bare drawing': {
    artifacts: withBody('<svg></svg>'),
    verdict: 'fail',
    title: 'Des images vectorielles ne sont ni décrites ni masquées',
    evidence: [{ type: 'element', selector: 'html > body > svg' }],
  },
  'drawings described without the role of an image': {
    artifacts: withBody('<svg aria-label="4 étoiles"></svg><svg aria-label="5 étoiles"></svg>'),
    verdict: 'fail',
    title: 'Des images vectorielles sont décrites sans être annoncées comme des images',
    severity: 'mineur',
    occurrences: 2,
    evidence: [
      { type: 'element', selector: 'html > body > svg:nth-of-type(1)' },
      { type: 'element', selector: 'html > body > svg:nth-of-type(2)' },
    ],
  },
  'a drawing described without the role of an image, beside bare ones': {
    artifacts: withBody(
      '<svg aria-label="Église Saint-Martin"></svg><a href="/f" aria-label="Facebook"><svg></svg></a><svg id="nu"></svg>',
    ),
    verdict: 'fail',
    title:
      'Des images vectorielles ne sont ni décrites ni masquées, d’autres sont décrites sans être annoncées comme des images',
    severity: 'mineur',
    evidence: [
      { type: 'element', selector: '#nu' },
      { type: 'element', selector: 'html > body > a > svg' },
      {
        type: 'element',
        selector: 'html > body > svg:nth-of-type(1)',
        note: 'décrite, mais sans role="img"',
      },
    ],
  },
  'a drawing whose parts carry the names': {
    artifacts: withBody('<svg><rect role="img" aria-label="Lundi : 12 entrées"></rect></svg>'),
    verdict: 'pass',
  },
  'a drawing whose parts have roles and no name': {
    artifacts: withBody('<svg><rect role="img"></rect><rect aria-label="x"></rect></svg>'),
    verdict: 'fail',
    title: 'Des images vectorielles ne sont ni décrites ni masquées',
    evidence: [{ type: 'element', selector: 'html > body > svg' }],
  },
  'an image without a name, which axe-core judges': {
    artifacts: withBody('<svg role="img"></svg>'),
    verdict: 'inapplicable',
  },
  'no drawing': { artifacts: withBody('<p>Texte</p>'), verdict: 'inapplicable' },
  'a sprite that is not displayed': {
    artifacts: withBody('<svg style="display:none"></svg>'),
    verdict: 'inapplicable',
  },
  'a decoration inside a hidden zone': {
    artifacts: withBody('<div aria-hidden="true"><svg></svg></div>'),
    verdict: 'inapplicable',
  },
});

test('a drawing inside a named button is only worth knowing', () => {
  const verdict = rule.evaluate(withBody('<button aria-label="Fermer"><svg></svg></button>'));
  expect(verdict).toMatchObject({ status: 'fail', severity: 'info' });
});
