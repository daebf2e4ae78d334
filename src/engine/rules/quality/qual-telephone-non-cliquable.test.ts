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
    artifacts: page('<p>Tél.0386000000 ou (+33 6 12 34 56 78), portable:06.86.00.00.01.</p>'),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: '0386000000' },
      { type: 'text', quote: '+33 6 12 34 56 78' },
      { type: 'text', quote: '06.86.00.00.01' },
    ],
  },
  'the number of a fax beside the one to call': {
    artifacts: page(
      '<p>Tel : 03.86.00.00.00 - Fax : 03.86.00.00.01</p><p>Tel : 03.86.00.00.02 Fax : 03.86.00.00.03</p><p>T. 03.86.00.00.04 F. 03.86.00.00.05</p><p>03.86.00.00.06 (télécopie)</p>',
    ),
    verdict: 'fail',
    evidence: [
      { type: 'text', quote: '03.86.00.00.00' },
      { type: 'text', quote: '03.86.00.00.02' },
      { type: 'text', quote: '03.86.00.00.04' },
    ],
  },
  'faxes alone': {
    artifacts: page(
      '<p>Fax : 03 86 00 00 00, télécopie du siège : 03 86 00 00 01, Fax (mairie) 03 86 00 00 02</p>',
    ),
    verdict: 'inapplicable',
    reason: 'aucun numéro repéré',
  },
  'one number for both': {
    artifacts: page(
      '<p>Tél/Fax : 03 86 00 00 00</p><p>Téléphone et fax : 03 86 00 00 01</p><p>Fax et tél : 03 86 00 00 02</p><p>Tél. (fax) 03 86 00 00 03</p>',
    ),
    verdict: 'fail',
    evidence: ['00', '01', '02', '03'].map((end) => ({ type: 'text', quote: `03 86 00 00 ${end}` })),
  },
  'a number to call that is a fax elsewhere, and one after a word about faxes': {
    artifacts: page(
      '<p>Appelez le 03 86 00 00 00.</p><p>Fax : 03 86 00 00 00</p><p>Nous n’avons plus de fax, appelez le 03 86 00 00 01</p><p>Réparation de fax. Contact 03 86 00 00 02</p>',
    ),
    verdict: 'fail',
    evidence: ['00', '01', '02'].map((end) => ({ type: 'text', quote: `03 86 00 00 ${end}` })),
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
