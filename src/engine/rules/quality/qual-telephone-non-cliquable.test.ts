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
  'ten digits inside an identifier': {
    artifacts: page(
      '<p>Réf. REF-0386000000, ISBN 978-0386000000, empreinte a0386000000f, dossier 0386000000-X2, https://a.fr/?id=0386000000</p>',
    ),
    verdict: 'inapplicable',
    reason: 'aucun numéro repéré',
  },
  'glued to its word, in international form': {
    artifacts: page('<p>Tél.0386000000 ou (+33 6 12 34 56 78), fax:03.86.00.00.01.</p>'),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: '0386000000' },
      { type: 'text', quote: '+33 6 12 34 56 78' },
      { type: 'text', quote: '03.86.00.00.01' },
    ],
  },
  'digits of quoted code, and the ten keys of a keyboard': {
    artifacts: page('<pre><code>charset = 0386000001</code></pre><p>Chiffres permis : 0123456789</p>'),
    verdict: 'inapplicable',
    reason: 'aucun numéro repéré',
  },
  'a number in code and in the text': {
    artifacts: page('<p>Appelez le 0386000001, écrit <code>0386000001</code>.</p>'),
    verdict: 'fail',
    evidence: [{ type: 'text', quote: '0386000001' }],
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
