import type { Dom } from '../../artifacts.ts';
import { selectorOf } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';

/** Perimeter of a control of 24 × 24 px, when the element itself cannot be found again. */
const smallPerimeter = 96;

/** A one-pixel outline changes at least the element’s perimeter. */
function expectedPixels(dom: Dom): (selector: string) => number {
  const perimeters = new Map(
    dom.nodes
      .filter((node) => node.tabbable && node.box)
      .map((node) => [selectorOf(dom, node), 2 * ((node.box?.width ?? 0) + (node.box?.height ?? 0))]),
  );
  return (selector) => perimeters.get(selector) ?? smallPerimeter;
}

export default defineRule({
  id: 'rgaa-focus-peu-visible',
  severity: 'mineur',
  automation: 'revue',
  effort: 1,
  references: ['RGAA 10.7.1'],
  rgaa: ['10.7'],
  parent: 'rgaa-focus-invisible',
  title: {
    fail: 'Au clavier, l’élément actif se voit à peine : à vérifier',
    pass: 'Au clavier, l’élément actif se voit bien',
  },
  why: 'Un changement de quelques pixels passe inaperçu, surtout pour une personne malvoyante.',
  fix: 'Prévoir un contour d’au moins 2 px, contrasté à 3:1 avec le fond.',
  everyView: true,
  artifacts: ['dom', 'keyboard'],
  evaluate({ dom, keyboard }) {
    // A negative count means that the change was seen in the styles, not measured in pixels.
    const steps = keyboard?.steps.filter((step) => step.focusVisible && step.changedPixels >= 0) ?? [];
    if (steps.length === 0)
      return { status: 'inapplicable', reason: 'parcours au clavier non fait sur cette page' };
    const expected = expectedPixels(dom);
    const faint = steps.filter((step) => step.changedPixels < expected(step.selector));
    if (faint.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      evidence: faint.map(({ selector, snippet, changedPixels }) => ({
        type: 'element',
        selector,
        snippet,
        note: `${changedPixels} pixels changés`,
      })),
      occurrences: faint.length,
    };
  },
});
