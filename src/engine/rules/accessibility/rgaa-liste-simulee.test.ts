import { ruleCases } from '#tests/support/rule-cases.ts';
import { withBody } from '#tests/support/with-body.ts';
import rule from './rgaa-liste-simulee.ts';

const lines = (...texts: string[]) => withBody(texts.map((text) => `<p>${text}</p>`).join(''));

ruleCases(rule, {
  pass: {
    'a real list': withBody('<ul><li>• a</li><li>• b</li><li>• c</li></ul>'),
    'two lines': lines('• Un', '• Deux'),
    'numbered sections, each with its title and text': withBody(
      [1, 2, 3].map((n) => `<div><h3>${n}. Partie</h3><p>Texte de la partie.</p></div>`).join(''),
    ),
    'numbered parts with text between': lines('1. Objet', 'Texte', '2. Durée', 'Texte', '3. Prix'),
    'a price and a footnote': lines('* Voir conditions', 'Texte', '* Offre limitée'),
  },
  fail: {
    bullets: lines('Apporter :', '• un maillot', '• un bonnet', '• une serviette'),
    numbers: lines('1. Ouvrir', '2. Remplir', '3. Envoyer'),
    'lines cut by breaks': withBody('<p>• un maillot<br>• un bonnet<br>• une serviette</p>'),
  },
  review: { 'dashes, perhaps a dialogue': lines('– Bonjour.', '– Bonsoir.', '– Adieu.') },
});
