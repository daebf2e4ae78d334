import type { Dom, DomNode } from '../../artifacts.ts';
import { paintsBackground } from '../../derive/css/colour.ts';
import { closest } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** The browser’s own colours: black text, links and visited links. */
const defaults = new Set(['rgb(0, 0, 0)', 'rgb(0, 0, 238)', 'rgb(85, 26, 139)']);

/** Controls get their colours from the system. */
const systemPainted = new Set([
  'button',
  'input',
  'select',
  'option',
  'optgroup',
  'textarea',
  'mark',
  'progress',
]);

function problemOf(dom: Dom, node: DomNode): 'colour' | 'image' | null {
  if (closest(dom, node, (up) => systemPainted.has(up.tag) || paintsBackground(up))) return null;
  if (closest(dom, node, (up) => /url\(/.test(up.style.backgroundImage))) return 'image';
  return defaults.has(node.style.color) ? null : 'colour';
}

export default defineRule({
  id: 'rgaa-couleur-sans-fond',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.5.1' },
    { kind: 'standard', title: 'RGAA 10.5.2' },
    { kind: 'standard', title: 'RGAA 10.5.3' },
  ],
  rgaa: ['10.5'],
  title: {
    fail: 'Une couleur de texte est choisie sans couleur de fond',
    pass: 'Couleurs de texte et de fond sont choisies ensemble',
  },
  why: 'Les personnes qui imposent leurs propres couleurs (fond noir, par exemple) voient alors du texte sombre sur fond sombre.',
  fix: 'Déclarer ensemble color et background-color, au moins sur body ; sous une image de fond, ajouter aussi une couleur de fond.',
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const texts = dom.nodes.filter(
      (node) => node.document === 0 && node.visible && /\p{L}/u.test(node.ownText) && node.tag !== 'title',
    );
    if (texts.length === 0) return { status: 'inapplicable' };
    const wrong = texts.filter((node) => problemOf(dom, node) !== null);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      ...evidenceOfNodes(dom, wrong, (node) =>
        problemOf(dom, node) === 'image'
          ? 'image de fond sans couleur de fond'
          : `texte ${node.style.color}, aucune couleur de fond déclarée`,
      ),
    };
  },
});
