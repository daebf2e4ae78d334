import { evidenceCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-document-non-verifie.ts';

evidenceCases(rule, {
  'a text document': {
    artifacts: withBody('<a href="/reglement.docx?v=2">Règlement</a>'),
    verdict: 'review',
    evidence: [
      { type: 'element', selector: 'html > body > a', note: 'https://www.exemple.fr/reglement.docx?v=2' },
    ],
  },
  'a page': { artifacts: withBody('<a href="/docx">Format docx</a>'), verdict: 'inapplicable' },
});
