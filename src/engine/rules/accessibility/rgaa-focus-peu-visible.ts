import { formatNumber } from '#contract/french.ts';
import type { Dom, Keyboard } from '../../artifacts.ts';
import { selectorOf } from '../../derive/dom/dom.ts';
import { defineRule, threshold } from '../../rule.ts';

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

/** WCAG 1.4.11: what shows a state stands out at 3:1. Half of that is hardly seen by anybody. */
const enough = threshold(3, { from: 'WCAG 1.4.11' });
const hardlySeen = threshold(1.5, { ours: 'half of what WCAG 1.4.11 asks is hardly seen by anybody' });

type Step = Keyboard['steps'][number];
const noteOf = ({ outline, changedPixels }: Step): string =>
  outline
    ? `contour de ${formatNumber(outline.widthPx, 1)} px, contraste de ${formatNumber(outline.contrast, 2)}:1 avec le fond`
    : `${changedPixels} pixels changés`;
const proofOf = (steps: readonly Step[]) => ({
  evidence: steps.map((step) => ({
    type: 'element' as const,
    selector: step.selector,
    snippet: step.snippet,
    note: noteOf(step),
  })),
  occurrences: steps.length,
});

function unmeasuredReason(keyboard: Keyboard | null): string {
  if (!keyboard || keyboard.steps.length === 0) return 'parcours au clavier non fait sur cette page';
  return keyboard.steps.some(({ focusVisible }) => focusVisible)
    ? 'focus montré par un changement de style, sans contour à mesurer'
    : 'aucun focus visible à mesurer';
}

export default defineRule({
  id: 'rgaa-focus-peu-visible',
  // 3: an outline over what is no ancestor of its element, a picture behind it, is measured against nothing.
  version: 3,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 10.7.1' },
    { kind: 'standard', title: 'WCAG 1.4.11' },
  ],
  rgaa: ['10.7'],
  parent: 'rgaa-focus-invisible',
  title: {
    fail: 'Au clavier, le contour de l’élément actif se confond avec le fond',
    pass: 'Au clavier, l’élément actif se voit bien',
  },
  messages: { doubt: 'Au clavier, l’élément actif se voit à peine : à vérifier' },
  why: 'Un changement de quelques pixels passe inaperçu, surtout pour une personne malvoyante.',
  fix: 'Prévoir un contour d’au moins 2 px, contrasté à 3:1 avec le fond.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom', 'keyboard'],
  evaluate({ dom, keyboard }) {
    // A negative count means that the change was seen in the styles, not measured in pixels.
    const steps =
      keyboard?.steps.filter((step) => step.focusVisible && (step.changedPixels >= 0 || step.outline)) ?? [];
    if (steps.length === 0) return { status: 'inapplicable', reason: unmeasuredReason(keyboard) };
    const lost = steps.filter(({ outline }) => outline && outline.contrast < hardlySeen);
    if (lost.length > 0) return { status: 'fail', ...proofOf(lost) };
    const expected = expectedPixels(dom);
    const faint = steps.filter(({ outline, changedPixels, selector }) =>
      outline ? outline.contrast < enough : changedPixels < expected(selector),
    );
    return faint.length === 0
      ? { status: 'pass' }
      : { status: 'review', message: 'doubt', ...proofOf(faint) };
  },
});
