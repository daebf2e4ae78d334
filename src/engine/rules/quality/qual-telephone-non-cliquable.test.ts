import { pageArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import rule from './qual-telephone-non-cliquable.ts';

const page = (body: string) => pageArtifacts(`<!doctype html><html lang="fr"><body>${body}</body></html>`);

/** What is said of a number, as others may stand among links that call another one. */
const where = 'numéro écrit sans lien';

ruleCases(rule, {
  'a number of no country': {
    artifacts: page('<a href="tel:+0386000001">03 86 00 00 01</a>'),
    verdict: 'fail',
    title: 'Un lien de téléphone commence par +0 : ce numéro n’existe dans aucun pays',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'adresse : « tel:+0386000001 »' }],
  },
  'the number of the host, in a legal notice': {
    artifacts: page(
      '<h1>Mentions légales</h1><p>Éditeur : les Amis du canal, <a href="tel:+33365710205">03 65 71 02 05</a>.</p><p>Hébergeur : Auxois Numérique SCIC, 21320 Pouilly, téléphone 03 65 71 02 90.</p>',
    ),
    verdict: 'pass',
  },
  'that of the publisher, beside the host’s': {
    artifacts: page(
      '<h1>Mentions légales</h1><p>Éditeur : les Amis du canal, 03 65 71 02 05.</p><p>Hébergeur : Auxois Numérique SCIC, 21320 Pouilly, téléphone 03 65 71 02 90.</p>',
    ),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [{ type: 'text', where, quote: '03 65 71 02 05' }],
  },
  'numbers of a registration': {
    artifacts: page(
      '<p>Association loi 1901. Déclaration en Préfecture des Landes sous le n° 0532006215.</p><p>Agrément ministériel n° 0332006216</p><p>N° d’agrément : 0332006217</p><p>Numéro RNA 0332006218</p><p>Récépissé de déclaration numéro : 0332006219</p><p>Enregistrée sous le numéro 0332006220</p><p>Licence d’entrepreneur de spectacles n°0332006221</p>',
    ),
    verdict: 'inapplicable',
    reason: 'aucun numéro repéré',
  },
  'numbers to call beside words of a registration': {
    artifacts: page(
      '<p>Déclaration de sinistre : 0386000001</p><p>Pour toute déclaration, appelez le n° 0386000002</p><p>Agrément n° 0332006217, tél. 0386000003</p><p>Préfecture, n° de téléphone : 0386000004</p><p>Licence FFG. Numéro : 0386000005</p><p>Déclarée en préfecture sous le n° 03 86 00 00 06</p><p>Agréée en 2004, elle est joignable sous le numéro 0386000007</p><p>Agrément n° 33, 0386000008</p><p>Appelez-nous : n° 0386000009</p>',
    ),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [
      '0386000001',
      '0386000002',
      '0386000003',
      '0386000004',
      '0386000005',
      '03 86 00 00 06',
      '0386000007',
      '0386000008',
      '0386000009',
    ].map((quote) => ({ type: 'text', where, quote })),
  },
  'a number of a registration that is to call elsewhere': {
    artifacts: page('<p>Agrément n° 0386000001</p><p>Tél. 0386000001</p>'),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [{ type: 'text', where, quote: '0386000001' }],
  },
  'an address with a space, and one with letters': {
    artifacts: page(
      '<a href="tel: 0386000001">03 86 00 00 01</a><a href="tel:03 86 00 00 02">03 86 00 00 02</a><a href="tel:tel0386000003">03 86 00 00 03</a><a href="tel:0386000001 ">A</a>',
    ),
    verdict: 'fail',
    title: 'L’adresse d’un lien de téléphone contient une espace ou des lettres',
    severity: 'info',
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1)', note: 'adresse : « tel: 0386000001 »' },
      {
        type: 'element',
        selector: 'html > body > a:nth-of-type(2)',
        note: 'adresse : « tel:03 86 00 00 02 »',
      },
      {
        type: 'element',
        selector: 'html > body > a:nth-of-type(3)',
        note: 'adresse : « tel:tel0386000003 »',
      },
    ],
  },
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
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [
      { type: 'text', where, quote: '0386000000' },
      { type: 'text', where, quote: '+33 6 12 34 56 78' },
      { type: 'text', where, quote: '06.86.00.00.01' },
    ],
  },
  'the number of a fax beside the one to call': {
    artifacts: page(
      '<p>Tel : 03.86.00.00.00 - Fax : 03.86.00.00.01</p><p>Tel : 03.86.00.00.02 Fax : 03.86.00.00.03</p><p>T. 03.86.00.00.04 F. 03.86.00.00.05</p><p>03.86.00.00.06 (télécopie)</p>',
    ),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [
      { type: 'text', where, quote: '03.86.00.00.00' },
      { type: 'text', where, quote: '03.86.00.00.02' },
      { type: 'text', where, quote: '03.86.00.00.04' },
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
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: ['00', '01', '02', '03'].map((end) => ({ type: 'text', where, quote: `03 86 00 00 ${end}` })),
  },
  'a number to call that is a fax elsewhere, and one after a word about faxes': {
    artifacts: page(
      '<p>Appelez le 03 86 00 00 00.</p><p>Fax : 03 86 00 00 00</p><p>Nous n’avons plus de fax, appelez le 03 86 00 00 01</p><p>Réparation de fax. Contact 03 86 00 00 02</p>',
    ),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: ['00', '01', '02'].map((end) => ({ type: 'text', where, quote: `03 86 00 00 ${end}` })),
  },
  'digits of quoted code, and the ten keys of a keyboard': {
    artifacts: page('<pre><code>charset = 0386000001</code></pre><p>Chiffres permis : 0123456789</p>'),
    verdict: 'inapplicable',
    reason: 'aucun numéro repéré',
  },
  'a number in code and in the text': {
    artifacts: page('<p>Appelez le 0386000001, écrit <code>0386000001</code>.</p>'),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [{ type: 'text', where, quote: '0386000001' }],
  },
  'a link that calls another number of another country than its own': {
    artifacts: page(
      '<p><a href="tel:+1514-909-2566">Tél. :514-909-2566</a> <a href="tel:+1514-909-2566">Tél. :514-726-4362</a></p>',
    ),
    verdict: 'fail',
    title: 'Un lien de téléphone appelle un autre numéro que celui qui est affiché',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p > a:nth-of-type(2)',
        note: 'affiche 514-726-4362, appelle 15149092566',
      },
    ],
  },
  'a number of France with an extension typed behind it': {
    artifacts: page(
      '<p><a href="tel:0386000001123">03 86 00 00 01</a> <a href="tel:0386000001">Appeler</a></p>',
    ),
    verdict: 'pass',
  },
  'numbers of other countries, with and without their codes, with hours beside': {
    artifacts: page(
      '<p>03 86 00 00 01 <a href="tel:0386000001">x</a><a href="tel:+442079460958">+44 (0)20 7946 0958</a> <a href="tel:+3221234567">02 123 45 67</a> <a href="tel:+15147264362">514-726-4362 24 h/24</a> <a href="tel:+18003569377">1-800-FLOWERS</a> <a href="tel:+15149092566">514-726-4362 ou 514-909-2566</a> <a href="tel:+15149092566">depuis 1987</a></p>',
    ),
    verdict: 'pass',
  },
  'a link that calls another number than its own': {
    artifacts: page('<p>Tél. <a href="tel:0386000010">03 86 00 00 01</a></p><p>03 86 00 00 02</p>'),
    verdict: 'fail',
    title: 'Un lien de téléphone appelle un autre numéro que celui qui est affiché',
    evidence: [
      {
        type: 'element',
        selector: 'html > body > p:nth-of-type(1) > a',
        note: 'affiche 03 86 00 00 01, appelle 0386000010',
      },
    ],
  },
  'a link whose number is written another way, or of two': {
    artifacts: page(
      '<a href="tel:03%2086%2000%2000%2001;ext=2">03 86 00 00 01</a><a href="tel:+33386000002">03 86 00 00 03 ou +33 (0)3 86 00 00 02</a><a href="tel:0386000003">Appeler</a>',
    ),
    verdict: 'pass',
  },
  'a link whose address is no whole number': {
    artifacts: page(
      '<a href="tel:+330386000001">03 86 00 00 01</a><a href="tel:0386">03 86 00 00 02</a><a href="tel:0386000001">Appeler</a>',
    ),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [{ type: 'text', where, quote: '03 86 00 00 02' }],
  },
  'a link that keeps the zero after +33': {
    artifacts: page(
      '<a href="tel:+330386000001" style="display:none">03 86 00 00 01</a><a href="tel:+33386000001">03 86 00 00 01</a>',
    ),
    verdict: 'review',
    title: 'Un lien de téléphone garde le zéro après +33 : à vérifier',
    severity: 'mineur',
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1)', note: 'appelle +33 0386000001' },
    ],
  },
  'the same, as some write it for people, and in a page without a number to read': {
    artifacts: page('<a href="tel:0033%20(0)3%2086%2000%2000%2001">Appeler</a>'),
    verdict: 'review',
    title: 'Un lien de téléphone garde le zéro après +33 : à vérifier',
    severity: 'mineur',
    evidence: [{ type: 'element', selector: 'html > body > a', note: 'appelle +33 0386000001' }],
  },
  'a link with a digit too few, one never filled in, and a hidden one': {
    artifacts: page(
      '<a href="tel:+3338600001">Appeler</a><a href="tel:+33{{telephone}}">Nous joindre</a><a href="tel:+33" style="display:none">x</a>',
    ),
    verdict: 'fail',
    title: 'Un lien de téléphone n’a pas les neuf chiffres attendus après +33',
    evidence: [
      { type: 'element', selector: 'html > body > a:nth-of-type(1)', note: 'appelle +33 38600001' },
      { type: 'element', selector: 'html > body > a:nth-of-type(2)', note: 'appelle +33' },
    ],
  },
  'extensions, short numbers and those of other countries': {
    artifacts: page(
      '<p>03 86 00 00 01</p><a href="tel:+33386000001,12">A</a><a href="tel:+33-3.86.00.00.01p12">B</a><a href="tel:3949">C</a><a href="tel:112">D</a><a href="tel:+3225550000">E</a><a href="tel:+33386000001;phone-context=+33">F</a>',
    ),
    verdict: 'pass',
  },
  'plain text': {
    artifacts: page('<p>Tél. 03 86 00 00 00</p>'),
    verdict: 'fail',
    title: 'Un numéro de téléphone ne peut pas être appelé d’un geste',
    severity: 'mineur',
    evidence: [{ type: 'text', where, quote: '03 86 00 00 00' }],
  },
  'no number': {
    artifacts: page('<p>SIREN 732 829 320</p>'),
    verdict: 'inapplicable',
    reason: 'aucun numéro repéré',
  },
});
