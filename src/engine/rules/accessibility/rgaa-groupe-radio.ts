import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, elementEvidence } from '../../derive/dom/dom.ts';
import { fieldsOf, fieldType, formOf, groupFields } from '../../derive/dom/fields.ts';
import { defineRule } from '../../rule.ts';

const isGrouped = (dom: Dom, field: DomNode): boolean =>
  closest(
    dom,
    field,
    ({ tag, attributes }) => tag === 'fieldset' || /^(group|radiogroup)$/.test(attributes.role ?? ''),
  ) !== undefined;

/** Sets of at least two fields of that type sharing a name, in the same form. */
function sets(dom: Dom, type: string): readonly (readonly DomNode[])[] {
  const fields = fieldsOf(dom).filter((field) => fieldType(field) === type);
  const groups = groupFields(fields, (field) =>
    field.attributes.name ? `${formOf(dom, field)?.index} ${field.attributes.name}` : '',
  );
  return [...groups.values()].filter((group) => group.length > 1);
}

export default defineRule({
  id: 'rgaa-groupe-radio',
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA 11.5.1' }],
  rgaa: ['11.5'],
  title: {
    fail: 'Des choix liés (boutons radio) ne sont pas regroupés',
    pass: 'Les choix liés sont regroupés',
  },
  messages: { boxes: 'Des cases à cocher liées ne sont pas regroupées : à vérifier' },
  why: 'Un lecteur d’écran lit « Oui », « Non » sans la question : la personne ne sait pas à quoi elle répond.',
  fix: 'Entourer les choix d’une balise fieldset dont la première ligne (legend) pose la question, ou d’un élément role="radiogroup" nommé.',
  advice: {
    boxes: { why: 'Un lecteur d’écran lit chaque case sans la question qui les réunit.' },
  },
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const radios = sets(dom, 'radio');
    const boxes = sets(dom, 'checkbox');
    if (radios.length + boxes.length === 0) return { status: 'inapplicable' };
    const loose = (groups: readonly (readonly DomNode[])[]) =>
      groups
        .map((group) => group.find((field) => !isGrouped(dom, field)))
        .filter((field) => field !== undefined);
    const evidence = (fields: readonly DomNode[]) => fields.map((field) => elementEvidence(dom, field));
    const wrong = loose(radios);
    if (wrong.length > 0) return { status: 'fail', evidence: evidence(wrong) };
    const doubtful = loose(boxes);
    if (doubtful.length > 0) return { status: 'review', message: 'boxes', evidence: evidence(doubtful) };
    return { status: 'pass' };
  },
});
