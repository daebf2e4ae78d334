import { foldText } from '#contract/fold-text.ts';
import type { DomNode } from '../../artifacts.ts';
import { handlesPress } from '../../derive/dom/clickable.ts';
import { closest, textOf, visible } from '../../derive/dom/dom.ts';
import { defineRule } from '../../rule.ts';
import { judgeElements } from '../verdicts/judge-elements.ts';

const next = /^(?:page )?suivante?s?(?: ?[›»→>])?$|^page suivante\b|^(?:resultats|articles) suivants\b/;

export default defineRule({
  id: 'seo-pagination',
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'vendor', title: 'Google Search Central, pagination' }],
  title: {
    fail: 'Les moteurs ne peuvent pas suivre la pagination',
    pass: 'Les moteurs peuvent suivre la pagination',
  },
  why: 'La suite de la liste ne s’obtient que par un script : les contenus des pages suivantes restent cachés aux moteurs.',
  fix: 'Écrire « Page suivante » comme un lien <a href="…?page=2">.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const controls = visible(dom.nodes).filter(
      (node) =>
        node.document === 0 &&
        ['a', 'button', 'span', 'div', 'li'].includes(node.tag) &&
        next.test(foldText(textOf(dom, node) || node.name)) &&
        (node.tag === 'a' || node.tag === 'button' || handlesPress(node)) &&
        !isCarousel(node.attributes.class ?? '') &&
        closest(dom, node, ({ attributes, tag }) => isCarousel(attributes.class ?? '') || tag === 'form') ===
          undefined,
    );
    return judgeElements(dom, controls, (node) => !/^https?:/.test(node.url ?? '') && !isDisabled(node));
  },
});

const isCarousel = (classes: string): boolean => /carou?sel|slider|slick|swiper|splide|galler/i.test(classes);

/** On the last page the control has nowhere to lead. */
function isDisabled({ attributes }: DomNode): boolean {
  return (
    attributes.disabled !== undefined ||
    attributes['aria-disabled'] === 'true' ||
    /\bdisabled\b/.test(attributes.class ?? '')
  );
}
