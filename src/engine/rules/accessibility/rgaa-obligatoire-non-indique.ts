import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, descendantsOf, textOf } from '../../derive/dom/dom.ts';
import { fieldsOf, fieldType, formOf, guidanceOf, isSearchField, labelsOf } from '../../derive/dom/fields.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const says = /\*|obligatoire|requis|required|mandatory|nécessaire/i;
const marksOthers = /facultatif|optionnel|optional/i;

const isRequired = ({ attributes }: DomNode): boolean =>
  attributes.required !== undefined || attributes['aria-required'] === 'true';

/** What a sighted person reads about the field: label with generated marks, group’s legend, description. */
function isSaid(dom: Dom, field: DomNode): boolean {
  if (says.test(guidanceOf(dom, field)) || says.test(field.attributes.placeholder ?? '')) return true;
  const marks = labelsOf(dom, field)
    .flatMap((label) => [label, ...descendantsOf(dom, label)])
    .map(({ before = '', after = '' }) => before + after);
  const group = closest(dom, field, ({ tag }) => tag === 'fieldset');
  const legend = group && descendantsOf(dom, group).find(({ tag }) => tag === 'legend');
  return says.test(`${marks.join(' ')} ${legend ? textOf(dom, legend) : ''}`);
}

/** The whole form says it once, or marks the optional fields instead, or asks for one thing only. */
function isDispensed(dom: Dom, field: DomNode): boolean {
  const form = formOf(dom, field);
  if (!form) return false;
  const text = textOf(dom, form, { visibleOnly: true });
  return (
    marksOthers.test(text) ||
    says.test(text) ||
    fieldsOf(dom).filter((other) => formOf(dom, other) === form).length < 2
  );
}

const asksToChoose = /choisi|s[ée]lectionn|veuillez|select|choose|^[^\p{L}\p{N}]*$/iu;

/** A list of one answer that holds one from the start, and nothing else: none can be missing. */
function holdsAnswer(dom: Dom, field: DomNode): boolean {
  const { multiple, size = '' } = field.attributes;
  const value = field.field?.value ?? '';
  if (field.tag !== 'select' || multiple !== undefined || Number(size) > 1 || value === '') return false;
  return descendantsOf(dom, field)
    .filter(({ tag, attributes }) => tag === 'option' && attributes.disabled === undefined)
    .every((option) => {
      const shown = textOf(dom, option) || (option.attributes.label ?? '');
      return (option.attributes.value ?? shown) !== '' && !asksToChoose.test(shown);
    });
}

/** One of the radio buttons is chosen from the start: only another can take its place. */
function isChosenFor(dom: Dom, field: DomNode): boolean {
  const { name = '' } = field.attributes;
  const isOfGroup = (other: DomNode) =>
    fieldType(other) === 'radio' &&
    other.attributes.name === name &&
    formOf(dom, other) === formOf(dom, field);
  return (
    fieldType(field) === 'radio' &&
    fieldsOf(dom).some(
      (other) => other.field?.checked === true && (other === field || (name !== '' && isOfGroup(other))),
    )
  );
}

export default defineRule({
  id: 'rgaa-obligatoire-non-indique',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 11.10.2' },
    { kind: 'standard', title: 'WCAG 3.3.2' },
  ],
  rgaa: ['11.10.2'],
  title: {
    fail: 'Un champ obligatoire n’est pas signalé à l’écran',
    pass: 'Aucun champ obligatoire non signalé n’a été relevé',
  },
  messages: { drawn: 'Le signe « obligatoire » d’un champ est peut-être un dessin : à vérifier' },
  why: 'On n’apprend qu’à l’envoi qu’il manque une réponse : il faut tout reprendre.',
  fix: 'Écrire « (obligatoire) » dans l’étiquette, ou un astérisque expliqué au début du formulaire.',
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter(
      (field) =>
        isRequired(field) &&
        isShown(field) &&
        fieldType(field) !== 'checkbox' &&
        !isSearchField(dom, field) &&
        !holdsAnswer(dom, field) &&
        !isChosenFor(dom, field),
    );
    if (fields.length === 0) return { status: 'inapplicable' };
    const silent = fields.filter((field) => !isSaid(dom, field) && !isDispensed(dom, field));
    if (silent.length === 0) return { status: 'pass' };
    const isDrawn = (field: DomNode) =>
      labelsOf(dom, field).some((label) =>
        descendantsOf(dom, label).some(({ tag }) => /^(svg|img|i)$/.test(tag)),
      );
    const certain = silent.filter((field) => !isDrawn(field));
    return certain.length > 0
      ? { status: 'fail', ...evidenceOfNodes(dom, certain) }
      : { status: 'review', message: 'drawn', ...evidenceOfNodes(dom, silent) };
  },
});
