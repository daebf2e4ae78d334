import { byTag, textOf } from '../../derive/dom/dom.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule, threshold } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const smallestSide = threshold(16, { ours: 'a smaller drawing is a spacer or a probe of scripts' });

export default defineRule({
  id: 'rgaa-canvas-sans-alternative',
  severity: 'majeur',
  automation: 'semi',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 1.1.8' },
    { kind: 'standard', title: 'RGAA 1.2.5' },
  ],
  rgaa: ['1.1.8', '1.2.5'],
  title: {
    fail: 'Un dessin produit par script (canvas) n’a aucune alternative',
    pass: 'Aucun dessin produit par script (canvas) sans alternative n’a été relevé',
  },
  why: 'Graphique ou animation : ce dessin n’existe pas pour les lecteurs d’écran.',
  fix: 'S’il informe, ajouter role="img" et aria-label, ou écrire l’équivalent entre les balises canvas. S’il décore, ajouter aria-hidden="true".',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const drawings = byTag(dom, 'canvas').filter(
      (node) =>
        node.exposed &&
        isShown(node) &&
        Math.min(node.box?.width ?? 0, node.box?.height ?? 0) > smallestSide &&
        !/^(presentation|none)$/.test(node.attributes.role ?? ''),
    );
    if (drawings.length === 0) return { status: 'inapplicable' };
    const wrong = drawings.filter((node) => {
      const named = node.name.trim() !== '' || (node.attributes['aria-label'] ?? '').trim() !== '';
      return !named && textOf(dom, node) === '';
    });
    return wrong.length > 0 ? { status: 'fail', ...evidenceOfNodes(dom, wrong) } : { status: 'pass' };
  },
});
