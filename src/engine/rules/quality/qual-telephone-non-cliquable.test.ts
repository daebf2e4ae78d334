import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-telephone-non-cliquable.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

ruleCases(rule, {
  'a link in international form': {
    artifacts: page('<a href="tel:+33386000000">03 86 00 00 00</a>'),
    verdict: 'pass',
  },
  'written twice, linked once': {
    artifacts: page('<a href="tel:0386000000">03 86 00 00 00</a><p>03.86.00.00.00</p>'),
    verdict: 'pass',
  },
  'plain text': {
    artifacts: page('<p>Tél. 03 86 00 00 00</p>'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: '03 86 00 00 00' }],
  },
  'no number': {
    artifacts: page('<p>SIREN 732 829 320</p>'),
    verdict: 'inapplicable',
    reason: 'aucun numéro repéré',
  },
});
