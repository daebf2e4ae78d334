import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, closest, elementEvidence, visible } from '../../derive/dom/dom.ts';
import { scrollsSideways } from '../../derive/dom/page-width.ts';
import { defineRule, threshold } from '../../rule.ts';

const tolerancePx = threshold(2, { ours: 'Rounding of layouts; less is no scroll bar' });

export default defineRule({
  id: 'seo-mobile-debordement',
  version: 5,
  severity: 'majeur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'WCAG 1.4.10' }],
  parent: 'seo-viewport',
  title: {
    fail: 'La page dépasse de {excess} px sur un téléphone',
    pass: 'La page tient dans la largeur d’un téléphone',
  },
  messages: {
    cut: 'Du texte est peut-être coupé au bord de l’écran d’un téléphone : à vérifier',
    unbroken: 'La page dépasse de {excess} px sur un téléphone, par un texte qui ne se coupe pas',
  },
  why: 'Il faut faire défiler la page de côté pour lire chaque ligne ; là où la page ne défile pas, ce qui dépasse est perdu.',
  fix: 'Laisser les images, les tableaux et les blocs rétrécir avec l’écran (largeurs en pourcentage, max-width: 100 %).',
  advice: {
    unbroken: {
      fix: 'Laisser le texte cité passer à la ligne : overflow-wrap: anywhere pour une adresse ou un mot très long, sans white-space: nowrap.',
    },
  },
  judges: 'letters',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    if (page.device !== 'mobile') return { status: 'inapplicable', reason: 'visite depuis un ordinateur' };
    const excess = Math.round(dom.page.width - dom.viewport.width);
    if (excess <= tolerancePx) return { status: 'pass' };
    const culprits = visible(dom.nodes).filter(
      (node) => node.box !== null && node.box.x + node.box.width > dom.viewport.width + tolerancePx,
    );
    const leaves = culprits.filter((node) => !culprits.some((other) => other.parent === node.index));
    if (!scrollsSideways(dom)) {
      // Menus and slides wait past the edge: only a text that begins before it may be cut.
      const cut = leaves.filter(
        ({ box, ownText }) => ownText.trim() !== '' && box !== null && box.x < dom.viewport.width,
      );
      if (cut.length === 0) return { status: 'pass' };
      const evidence = cut.slice(0, 10).map((node) => elementEvidence(dom, node));
      return { status: 'review', message: 'cut', occurrences: cut.length, evidence };
    }
    // What is fixed follows the width, it never makes it.
    const makers = leaves.filter((node) => !closest(dom, node, ({ style }) => style.position === 'fixed'));
    const told = makers.length > 0 ? makers : leaves;
    const unbroken = told.length > 0 ? [] : textsPastEdge(dom);
    const shown = [...told, ...unbroken].slice(0, 10).map((node) => elementEvidence(dom, node));
    const proof = {
      status: 'fail' as const,
      values: { excess },
      extent: excess,
      occurrences: Math.max(1, told.length, unbroken.length),
      evidence: [
        {
          type: 'value' as const,
          label: 'Largeur de la page',
          value: `${dom.page.width} px`,
          expected: `${dom.viewport.width} px`,
        },
        ...shown,
      ],
    };
    return unbroken.length > 0 ? { ...proof, message: 'unbroken' } : proof;
  },
});

/** A word without a break goes past its box and leaves it as it is; nothing around may cut it or follow the width. */
function textsPastEdge(dom: Dom): readonly DomNode[] {
  const widensNothing = ({ tag, style }: DomNode): boolean =>
    style.position === 'fixed' || (tag !== 'html' && tag !== 'body' && style.overflowX !== 'visible');
  return visible(dom.nodes).filter(
    (node) =>
      (node.textRight ?? 0) > dom.viewport.width + tolerancePx &&
      ![node, ...ancestorsOf(dom, node)].some(widensNothing),
  );
}
