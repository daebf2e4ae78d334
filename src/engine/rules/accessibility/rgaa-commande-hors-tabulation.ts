import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf } from '../../derive/dom/dom.ts';
import { isButton, isLink } from '../../derive/dom/names.ts';
import { isShownNow } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

/** One stop for all that they hold: arrows lead from one to the next. */
const composite =
  /^(?:tablist|tab|menu|menubar|menuitem|listbox|option|radiogroup|radio|tree|treeitem|grid|gridcell|treegrid|toolbar|combobox|spinbutton)$/;
/** Slides out of view, and the copies a carousel makes. */
const carousel = /\b(?:slick|swiper|splide|glide|owl|flickity|carousel|slider|tns|keen)[\w-]*/i;

function isLeftOut(dom: Dom, node: DomNode): boolean {
  if (node.tabbable || node.attributes.tabindex === undefined || Number(node.attributes.tabindex) >= 0)
    return false;
  if (!isShownNow(dom, node) || node.field?.disabled || node.attributes['aria-disabled'] === 'true')
    return false;
  if (node.name.trim() === '') return false;
  const around = [node, ...ancestorsOf(dom, node)];
  if (
    around.some(
      ({ attributes }) => composite.test(attributes.role ?? '') || carousel.test(attributes.class ?? ''),
    )
  )
    return false;
  // The same address, or the field it empties or shows, is in the tab order beside it.
  const near = around[2] ?? around.at(-1);
  return !dom.nodes.some(
    (other) =>
      other.tabbable &&
      other !== node &&
      ((node.url !== undefined && other.url === node.url) ||
        ((other.field !== undefined || /^(?:spinbutton|slider)$/.test(other.attributes.role ?? '')) &&
          isButton(node) &&
          near !== undefined &&
          ancestorsOf(dom, other).includes(near))),
  );
}

export default defineRule({
  id: 'rgaa-commande-hors-tabulation',
  version: 2,
  severity: 'majeur',
  automation: 'revue',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 7.3.1' },
    { kind: 'standard', title: 'WCAG 2.1.1' },
  ],
  rgaa: ['7.3.1'],
  title: {
    fail: 'Un bouton ou un lien visible est retiré du parcours au clavier : à vérifier',
    pass: 'Aucune commande visible n’est retirée du parcours au clavier',
  },
  why: 'Avec tabindex="-1", la touche Tabulation ne mène plus à cette commande : sans souris, elle n’existe pas, sauf si les flèches y mènent.',
  fix: 'Retirer tabindex="-1", ou vérifier qu’une autre touche y mène et qu’un autre élément fait la même chose.',
  everyView: true,
  judges: 'layout',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const controls = dom.nodes.filter((node) => isLink(node) || isButton(node));
    return judgeElements(dom, controls, (node) => isLeftOut(dom, node), { status: 'review' });
  },
});
