import type { Dom, DomNode } from '../../artifacts.ts';
import { fieldType, formOf, isBox, isSearchField } from '../../derive/dom/fields.ts';
import { memoise } from '../../derive/memoise.ts';
import { provable } from '../provable-fact.ts';
import { contentNodes, hasNone, hasRole, isAllSeen } from './seen.ts';

const buttonTypes = new Set(['submit', 'button', 'reset', 'image']);
const fieldRoles =
  /^(textbox|searchbox|combobox|listbox|checkbox|radio|switch|slider|spinbutton|menuitemcheckbox|menuitemradio|option)$/;

const isEditable = ({ attributes }: DomNode): boolean =>
  attributes.contenteditable !== undefined && attributes.contenteditable !== 'false';

/** Everything a person may fill, hidden fields of closed dialogs included. */
const anyFields = memoise((dom: Dom): readonly DomNode[] =>
  contentNodes(dom).filter((node) => {
    if (node.tag === 'input') return fieldType(node) !== 'hidden' && !buttonTypes.has(fieldType(node));
    return /^(select|textarea)$/.test(node.tag) || hasRole(node, fieldRoles) || isEditable(node);
  }),
);

const checks = ['required', 'aria-required', 'pattern', 'minlength', 'min', 'max', 'step', 'inputmode'];

/** One box in which words are typed to be looked for, alone in its form. */
const isPlainSearch = (dom: Dom, field: DomNode): boolean =>
  field.tag === 'input' &&
  /^(text|search)$/.test(fieldType(field)) &&
  isSearchField(dom, field) &&
  formOf(dom, field)?.tag === 'form' &&
  anyFields(dom).filter((other) => formOf(dom, other) === formOf(dom, field)).length === 1;

const onlySearch = (dom: Dom): boolean =>
  isAllSeen(dom) && anyFields(dom).every((field) => isPlainSearch(dom, field));

const groupings = (dom: Dom): readonly DomNode[] =>
  contentNodes(dom).filter(
    (node) => /^(fieldset|legend)$/.test(node.tag) || hasRole(node, /^(group|radiogroup)$/),
  );

export const noField = provable(['dom'], ({ dom }) => isAllSeen(dom) && anyFields(dom).length === 0);
/** Nothing personal nor binding is asked for. */
export const onlySearchFields = provable(['dom'], ({ dom }) => onlySearch(dom));
export const noCheckedField = provable(
  ['dom'],
  ({ dom }) =>
    onlySearch(dom) &&
    anyFields(dom).every(({ attributes }) => checks.every((name) => attributes[name] === undefined)),
);
/** Fields that might belong together need two in one form, or two boxes anywhere. */
export const noFieldsToGroup = provable(['dom'], ({ dom }) => {
  const forms = anyFields(dom).map((field) => formOf(dom, field));
  const boxes = anyFields(dom).filter((field) => isBox(field) || hasRole(field, /^(radio|checkbox|switch)$/));
  return isAllSeen(dom) && new Set(forms).size === forms.length && boxes.length < 2;
});
export const noGrouping = provable(['dom'], ({ dom }) => isAllSeen(dom) && groupings(dom).length === 0);
export const noLegend = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    groupings(dom).every(
      ({ tag, attributes }) =>
        tag !== 'legend' &&
        ['aria-label', 'aria-labelledby', 'title'].every((name) => attributes[name] === undefined),
    ),
);
export const noSelect = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    hasNone(dom, 'select', 'datalist') &&
    !contentNodes(dom).some((node) => hasRole(node, /^(listbox|combobox)$/)),
);
export const noButton = provable(
  ['dom'],
  ({ dom }) =>
    isAllSeen(dom) &&
    hasNone(dom, 'button', 'summary') &&
    !contentNodes(dom).some(
      (node) =>
        (node.tag === 'input' && buttonTypes.has(fieldType(node))) ||
        hasRole(node, /^(button|menuitem|tab|switch)$/),
    ),
);
