import type { Dom, DomNode } from '../../artifacts.ts';
import { descendantsOf } from '../../derive/dom.ts';
import { hoverOnlyReveals, lastPart } from '../../derive/hover-reveal.ts';
import { isInteractive } from '../../derive/names.ts';
import { defineRule } from '../../rule.ts';

/** Elements a simple compound (`ul.sub`, `#menu`) designates; none for anything it cannot read. */
function matches(dom: Dom, compound: string): readonly DomNode[] {
  const match = /^([a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(compound);
  if (!match || compound === '') return [];
  const tag = match[1]?.toLowerCase();
  const marks = match[2]?.match(/[.#][\w-]+/g) ?? [];
  return dom.nodes.filter(({ tag: own, attributes }) => {
    const classes = (attributes.class ?? '').split(/\s+/);
    const fits = (mark: string) =>
      mark.startsWith('#') ? attributes.id === mark.slice(1) : classes.includes(mark.slice(1));
    return (!tag || own === tag) && marks.every(fits);
  });
}

export default defineRule({
  id: 'rgaa-survol-css-sans-focus',
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGAA 10.14.1', 'WCAG 2.1.1'],
  rgaa: ['10.14'],
  title: {
    fail: 'Un contenu n’apparaît qu’au survol de la souris : à vérifier au clavier',
    pass: 'Aucun contenu réservé au survol de la souris n’a été relevé',
  },
  why: 'Un sous-menu qui ne s’ouvre qu’au survol est hors d’atteinte pour qui n’utilise pas la souris.',
  fix: 'Prévoir la même règle de style avec :focus-within, ou ouvrir le sous-menu avec un bouton.',
  artifacts: ['dom', 'stylesheets'],
  evaluate({ dom, stylesheets }) {
    const hidden = hoverOnlyReveals(stylesheets).filter(({ target }) =>
      matches(dom, lastPart(target)).some(
        (node) =>
          !node.visible &&
          (isInteractive(node) || descendantsOf(dom, node).some((inner) => isInteractive(inner))),
      ),
    );
    if (hidden.length === 0) return { status: 'pass' };
    // A script may open it on focus: what the sheet alone says is not a proof.
    return {
      status: 'review',
      evidence: hidden
        .slice(0, 20)
        .map(({ selector }) => ({ type: 'value', label: 'Règle de style', value: selector.slice(0, 200) })),
      occurrences: hidden.length,
    };
  },
});
