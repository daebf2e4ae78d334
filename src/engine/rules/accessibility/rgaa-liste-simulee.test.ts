import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-liste-simulee.ts';

const lines = (...texts: string[]) => withBody(texts.map((text) => `<p>${text}</p>`).join(''));
const along = (tag: string, ...texts: string[]) =>
  withBody(texts.map((text, at) => `<${tag} data-box="${110 * at} 0 100 20">${text}</${tag}>`).join(''));

ruleCases(rule, {
  'a real list': { artifacts: withBody('<ul><li>• a</li><li>• b</li><li>• c</li></ul>'), verdict: 'pass' },
  'two lines': { artifacts: lines('• Un', '• Deux'), verdict: 'pass' },
  'numbered sections, each with its title and text': {
    artifacts: withBody(
      [1, 2, 3].map((n) => `<div><h3>${n}. Partie</h3><p>Texte de la partie.</p></div>`).join(''),
    ),
    verdict: 'pass',
  },
  'numbered parts with text between': {
    artifacts: lines('1. Objet', 'Texte', '2. Durée', 'Texte', '3. Prix'),
    verdict: 'pass',
  },
  'a price and a footnote': {
    artifacts: lines('* Voir conditions', 'Texte', '* Offre limitée'),
    verdict: 'pass',
  },
  'words set apart on one line': {
    artifacts: along('span', 'Livraison offerte', '· Cousu à la commande', '· Laine de France', '· Retours'),
    verdict: 'pass',
  },
  'words set apart by dashes, over two lines': {
    artifacts: withBody(
      [0, 120, 0, 120]
        .map((x, at) => `<span data-box="${x} ${at < 2 ? 0 : 20} 100 20">- Lien ${at}</span>`)
        .join(''),
    ),
    verdict: 'pass',
  },
  'words that scroll by': {
    artifacts: withBody(
      '<div role="marquee"><div><span>• Livraison</span><span>• Laine</span><span>• Retours</span></div></div>',
    ),
    verdict: 'pass',
  },
  'lines that begin with a middle dot, one under another': {
    artifacts: withBody(
      [0, 20, 40]
        .map((y) => `<span style="display:block" data-box="0 ${y} 100 20">· Lot ${y}</span>`)
        .join(''),
    ),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > span:nth-of-type(1)' }],
  },
  'two columns of lines': {
    artifacts: withBody(
      [0, 120, 0, 120]
        .map((x, at) => `<div data-box="${x} ${at < 2 ? 0 : 20} 100 20">· Lot ${at}</div>`)
        .join(''),
    ),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > div:nth-of-type(1)' }],
  },
  'ticked promises side by side': {
    artifacts: along('div', '✓ Livraison offerte', '✓ Retours gratuits', '✓ Paiement sûr'),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > div:nth-of-type(1)' }],
  },
  bullets: {
    artifacts: lines('Apporter :', '• un maillot', '• un bonnet', '• une serviette'),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(2)' }],
  },
  numbers: {
    artifacts: lines('1. Ouvrir', '2. Remplir', '3. Envoyer'),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(1)' }],
  },
  'lines cut by breaks': {
    artifacts: withBody('<p>• un maillot<br>• un bonnet<br>• une serviette</p>'),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'dashes, perhaps a dialogue': {
    artifacts: lines('– Bonjour.', '– Bonsoir.', '– Adieu.'),
    verdict: 'review',
    title: 'Des lignes à tirets forment peut-être une liste : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p:nth-of-type(1)' }],
  },
  'arrows cut by breaks': {
    artifacts: withBody('<p>→ un maillot<br>→ un bonnet<br>→ une serviette</p>'),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'numbers cut by breaks': {
    artifacts: withBody('<p>1) ouvrir<br>2) remplir<br>3) envoyer</p>'),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'dashes cut by breaks': {
    artifacts: withBody('<p>- un maillot<br>- un bonnet<br>- une serviette</p>'),
    verdict: 'review',
    title: 'Des lignes à tirets forment peut-être une liste : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'dashes cut by breaks, after what announces them': {
    artifacts: withBody(
      '<p>Les festivals de l’année :<br><br>- Cinespaña, en octobre<br>- <b>Cinélatino</b>, en mars<br>- Films d’ici<br><br>Entrée libre.</p>',
    ),
    verdict: 'review',
    title: 'Des lignes à tirets forment peut-être une liste : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > p' }],
  },
  'numbers cut by breaks, after what announces them': {
    artifacts: withBody('<div>Pour s’inscrire :<br>1. Ouvrir<br>2. <b>Remplir</b><br>3. Envoyer</div>'),
    verdict: 'fail',
    title: 'Une énumération n’est pas balisée en liste',
    evidence: [{ type: 'element', selector: 'html > body > div' }],
  },
  'dashes cut by breaks in a paragraph of a block that breaks lines too': {
    artifacts: withBody('<div><br>Programme<br><p>Films :<br>- Un<br>- Deux<br>- Trois</p></div>'),
    verdict: 'review',
    title: 'Des lignes à tirets forment peut-être une liste : à vérifier',
    evidence: [{ type: 'element', selector: 'html > body > div > p' }],
  },
  'two lines with dashes among others': {
    artifacts: withBody('<p>Bonjour,<br>- Un<br>- Deux<br>et puis<br>- Trois</p>'),
    verdict: 'pass',
  },
  'two dashes, then a number that would be the third': {
    artifacts: withBody('<p>Voir :<br>- Un<br>- Deux<br>3. Trois<br>4. Quatre</p>'),
    verdict: 'pass',
  },
  'notes called by stars': {
    artifacts: withBody('<p>Prix en euros.<br>* Hors frais<br>** Selon le lieu<br>*** Sur devis</p>'),
    verdict: 'pass',
  },
  'numbers that go on from elsewhere': {
    artifacts: withBody('<p>Suite<br>14. Lundi<br>15. Mardi<br>16. Mercredi</p>'),
    verdict: 'pass',
  },
  'an address with dashes': {
    artifacts: withBody('<p>12 rue Haute<br>69000 Lyon - France<br>Tél. 04 00 00 00 00 - lundi</p>'),
    verdict: 'pass',
  },
  'hours that begin with figures': {
    artifacts: withBody('<p>8 h. Ouverture<br>12 h. Pause<br>14 h. Reprise</p>'),
    verdict: 'pass',
  },
});
