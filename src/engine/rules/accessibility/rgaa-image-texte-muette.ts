import { isMuteSheet } from '../../derive/media/drawn-text.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';
import { readNote } from '../verdicts/read-note.ts';

export default defineRule({
  id: 'rgaa-image-texte-muette',
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 1.1.1' },
    { kind: 'standard', title: 'WCAG 1.1.1' },
  ],
  rgaa: ['1.1.1'],
  title: {
    fail: 'Une image déclarée décorative porte un texte que la page ne dit pas : à vérifier',
    pass: 'Aucun texte n’est enfermé dans une image sans alternative',
  },
  why: 'Tableau, affiche ou tarif en image avec une alternative vide (alt="") : un lecteur d’écran ne dit rien, les moteurs de recherche non plus, et le texte ne s’agrandit pas proprement sur un téléphone.',
  fix: 'Écrire ce contenu dans la page (tableau, liste, texte) ; à défaut, dire l’essentiel dans l’attribut alt et donner le reste à côté.',
  artifacts: ['dom', 'imageTexts'],
  evaluate({ dom, imageTexts }) {
    const read = new Set(imageTexts.filter((text) => isMuteSheet(dom, text)).map(({ node }) => node));
    const mute = dom.nodes.filter(({ index }) => read.has(index));
    if (mute.length > 0) return { status: 'review', ...evidenceOfNodes(dom, mute, readNote(imageTexts)) };
    const isDecoration = imageTexts.some(({ node }) => dom.nodes[node]?.name.trim() === '');
    return isDecoration
      ? { status: 'pass' }
      : { status: 'inapplicable', reason: 'aucune image décorative lue' };
  },
});
