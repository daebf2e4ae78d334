import { formatNumber, listOf } from '#contract/french.ts';
import { fitsPhones } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { driven, movedProof } from '../verdicts/moved.ts';

const counted = new Set(['text', 'block', 'image']);

export default defineRule({
  id: 'eco-adaptation-ecran',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: ['RGESN 2.5'],
  title: {
    fail: 'La page déborde sur un écran de {widths} px de large',
    pass: 'La page s’adapte à la largeur de l’écran',
  },
  messages: { window: 'La page déborde dans une fenêtre de {widths} px de large' },
  why: 'Un affichage qui déborde pousse à remplacer un appareil ancien ou petit qui fonctionne encore.',
  fix: 'Rendre la mise en page fluide (max-width: 100 %, flex-wrap, requêtes média) et la vérifier à 360, 768 et 1 200 pixels de large.',
  judges: 'layout',
  artifacts: ['moves', 'dom'],
  moves: ['widths'],
  evaluate({ moves, dom }) {
    const { result, without } = driven(moves, 'widths');
    if (!result) return without;
    const past = result
      .filter(({ width, scrollWidth }) => scrollWidth > width + 1)
      .map((overflow) => ({
        ...overflow,
        culprits: overflow.culprits.filter(({ kind }) => counted.has(kind)),
      }))
      .filter(({ culprits }) => culprits.length > 0);
    if (past.length === 0) return { status: 'pass' };
    const elements = past.flatMap(({ width, culprits }) =>
      culprits.map((culprit) => ({ ...culprit, width })),
    );
    const values = { widths: listOf(past.map(({ width }) => formatNumber(width))) };
    const proof = movedProof(
      elements,
      ({ width, overflowPx }) =>
        `dépasse de ${formatNumber(overflowPx)} px à ${formatNumber(width)} px de large`,
    );
    return fitsPhones(dom)
      ? { status: 'fail', values, ...proof }
      : { status: 'fail', message: 'window', values, ...proof };
  },
});
