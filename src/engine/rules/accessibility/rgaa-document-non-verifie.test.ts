import { evidenceCases } from '#tests/support/evidence-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-document-non-verifie.ts';

evidenceCases(rule, {
  review: { 'a text document': withBody('<a href="/reglement.docx?v=2">Règlement</a>') },
  inapplicable: { 'a page': withBody('<a href="/docx">Format docx</a>') },
});
