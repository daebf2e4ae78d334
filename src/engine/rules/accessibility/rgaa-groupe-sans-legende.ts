import type { Dom, DomNode } from '../../artifacts.ts';
import { childrenOf, closest, descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { ariaNameOf, fieldsOf } from '../../derive/dom/fields.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const isGroup = ({ tag, attributes }: DomNode): boolean =>
  attributes.role ? /^(group|radiogroup)$/.test(attributes.role) : tag === 'fieldset';

function hasLegend(dom: Dom, group: DomNode): boolean {
  if (ariaNameOf(dom, group) !== '' || group.name.trim() !== '') return true;
  const legend = childrenOf(dom, group).find((child) => child.tag === 'legend' && child.exposed);
  if (!legend) return false;
  return textOf(dom, legend) !== '' || descendantsOf(dom, legend).some((node) => node.name !== '');
}

/** How many fields it holds. */
const heldBy = (dom: Dom, group: DomNode): number =>
  fieldsOf(dom).filter((field) => closest(dom, field, (up) => up === group)).length;

export default defineRule({
  id: 'rgaa-groupe-sans-legende',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.6.1' }],
  rgaa: ['11.6'],
  parent: 'rgaa-groupe-radio',
  title: {
    fail: 'Un groupe de champs n’a pas de légende',
    pass: 'Les groupes de champs ont une légende',
  },
  messages: { empty: 'Un groupe de champs (fieldset) n’a ni légende ni champ : à vérifier' },
  why: 'Le groupe est annoncé sans dire ce qu’il rassemble : la personne entend des réponses sans la question.',
  fix: 'Placer une balise legend remplie en premier dans le fieldset, ou nommer le groupe avec aria-labelledby.',
  advice: {
    empty: {
      why: 'Un groupe qui ne contient rien peut être annoncé sans raison.',
      fix: 'Retirer la balise fieldset, ou y placer les champs et leur légende.',
    },
  },
  artifacts: ['dom'],
  evaluate({ dom }) {
    const groups = dom.nodes.filter((node) => {
      if (!node.exposed || !isGroup(node)) return false;
      const held = heldBy(dom, node);
      // A group around a single field gathers nothing, it is layout, unless it was given a legend.
      return held > 1 || (held === 1 && childrenOf(dom, node).some(({ tag }) => tag === 'legend'));
    });
    const nameless = groups.filter((group) => !hasLegend(dom, group));
    if (nameless.length > 0) return { status: 'fail', ...evidenceOfNodes(dom, nameless) };
    const empty = dom.nodes.filter(
      (node) =>
        node.tag === 'fieldset' &&
        node.exposed &&
        isShown(node) &&
        !groups.includes(node) &&
        !hasLegend(dom, node) &&
        heldBy(dom, node) === 0,
    );
    if (empty.length > 0) return { status: 'review', message: 'empty', ...evidenceOfNodes(dom, empty) };
    return { status: groups.length > 0 ? 'pass' : 'inapplicable' };
  },
});
