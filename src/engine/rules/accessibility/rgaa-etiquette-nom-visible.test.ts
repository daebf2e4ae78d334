import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-etiquette-nom-visible.ts';

const field = (label: string, attributes: string) =>
  withBody(`<label for="c">${label}</label><input id="c" ${attributes}>`);

ruleCases(rule, {
  'the label repeated': {
    artifacts: field('Courriel', 'aria-label="Courriel professionnel"'),
    verdict: 'pass',
  },
  'a star and a hint aside': {
    artifacts: field('Courriel * (obligatoire)', 'aria-label="Courriel"'),
    verdict: 'pass',
  },
  'another name': {
    artifacts: field('Courriel', 'aria-label="Identifiant"'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: '#c' }],
  },
  'a label alone': { artifacts: field('Courriel', ''), verdict: 'inapplicable' },
  'no label': { artifacts: withBody('<input aria-label="Courriel">'), verdict: 'inapplicable' },
});
