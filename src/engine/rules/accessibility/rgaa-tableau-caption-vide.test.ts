import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-tableau-caption-vide.ts';

const table = (caption: string, attributes = '') =>
  withBody(`<table ${attributes}>${caption}<tr><th>a</th></tr><tr><td>b</td></tr></table>`);

ruleCases(rule, {
  'a title': { artifacts: table('<caption>Horaires de la mairie</caption>'), verdict: 'pass' },
  empty: {
    artifacts: table('<caption> </caption>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > table > caption' }],
  },
  'signs alone': {
    artifacts: table('<caption>---</caption>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > table > caption' }],
  },
  'the word table': {
    artifacts: table('<caption>Tableau</caption>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > table > caption' }],
  },
  'a numbered table': {
    artifacts: table('<caption>Tableau 3</caption>'),
    verdict: 'fail',
    evidence: [{ type: 'element', selector: 'html > body > table > caption' }],
  },
  'no caption': { artifacts: table(''), verdict: 'inapplicable' },
  'a layout table': {
    artifacts: table('<caption></caption>', 'role="presentation"'),
    verdict: 'inapplicable',
  },
});
