import { expect, test } from 'vitest';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-svg-indetermine.ts';

ruleCases(rule, {
  pass: {
    'a named image': withBody('<svg role="img" aria-label="Carte de France"></svg>'),
    'hidden ones beside a good one': withBody(
      '<svg aria-hidden="true"></svg><svg role="img" aria-label="x"></svg>',
    ),
    'a silent role': withBody('<svg role="presentation"></svg>'),
  },
  fail: {
    'a bare drawing': withBody('<svg></svg>'),
    'an image without a name': withBody('<svg role="img"></svg>'),
  },
  inapplicable: {
    'no drawing': withBody('<p>Texte</p>'),
    'a sprite that is not displayed': withBody('<svg style="display:none"></svg>'),
    'a decoration inside a hidden zone': withBody('<div aria-hidden="true"><svg></svg></div>'),
  },
});

test('a drawing inside a named button is a minor defect', () => {
  const verdict = rule.evaluate(withBody('<button aria-label="Fermer"><svg></svg></button>'));
  expect(verdict).toMatchObject({ status: 'fail', severity: 'mineur' });
});
