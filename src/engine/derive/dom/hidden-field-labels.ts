import type { Dom, DomNode, Stylesheet } from '../../artifacts.ts';
import { cssRulesOf } from '../css/css-rules.ts';
import { ancestorsOf, byTag, closest, descendantsOf, textOf } from './dom.ts';
import { fieldType, formOf, isBox, labelsOf } from './fields.ts';
import { plainText } from './names.ts';
import { isShownNow } from './visibility.ts';

/** The label of a box that is not rendered: only a press on it changes the box. `sure`: something is seen to follow. */
interface PressedLabel {
  readonly node: DomNode;
  readonly field: DomNode;
  readonly sure: boolean;
}

const changes = new Set(['click', 'change', 'input']);
const commandRoles = /^(?:button|switch|checkbox|radio|tab|menuitem\w*|option)$/;

/**
 * Labels in sight whose box (radio, checkbox) takes no focus because it is not rendered, with nothing of the same name in
 * the tab order. One label a box.
 */
export function pressedLabels(dom: Dom, sheets: readonly Stylesheet[]): readonly PressedLabel[] {
  const unseen = byTag(dom, 'input').filter((field) => isUnreachableBox(field) && !isOnlyChoice(dom, field));
  if (unseen.length === 0) return [];
  const commands = dom.nodes.filter((node) => isCommand(node) && isShownNow(dom, node));
  const selectors = sheets.flatMap((sheet) => cssRulesOf(sheet).flatMap((rule) => rule.selectors));
  const checks = checkedParts(selectors);
  const opensOnFocus = selectors.some((selector) => selector.includes(':focus-within'));
  return unseen.flatMap((field) => {
    const node = labelsOf(dom, field).find((label) => isForMouse(dom, label, opensOnFocus));
    if (!node || commands.some((command) => doesTheSame(dom, command, node, field))) return [];
    const isBeside = commands.some(
      (command) => standsNear(dom, command, node) || standsNear(dom, command, field),
    );
    return [{ node, field, sure: !isBeside && isHeard(dom, node, field, checks) }];
  });
}

/** Neither drawn nor kept for the keyboard by a technique that takes it out of sight. */
const isUnreachableBox = (field: DomNode): boolean =>
  isBox(field) &&
  (!field.focusable || field.style.visibility === 'hidden') &&
  !field.exposed &&
  !field.visible &&
  field.field?.disabled !== true;

/** A single radio that is chosen already (one way to pay): a press on its label changes nothing. */
function isOnlyChoice(dom: Dom, field: DomNode): boolean {
  if (fieldType(field) !== 'radio' || field.field?.checked !== true) return false;
  const { name } = field.attributes;
  const alike = byTag(dom, 'input').filter(
    (one) => fieldType(one) === 'radio' && one.attributes.name === name,
  );
  return !name || alike.filter((one) => formOf(dom, one) === formOf(dom, field)).length === 1;
}

/**
 * In sight, and neither in the tab order, nor in or around something that is. Links to other places that it holds (a menu
 * that it opens, terms that it accepts) do nothing of what it does, unless the sheet opens what holds the focus.
 */
function isForMouse(dom: Dom, label: DomNode, opensOnFocus: boolean): boolean {
  if (!label.exposed || !isShownNow(dom, label)) return false;
  const held = descendantsOf(dom, label).filter(({ focusable }) => focusable);
  const around = [label, ...ancestorsOf(dom, label)].filter(
    ({ focusable, tag }) => focusable && tag !== 'body',
  );
  if (around.length > 0 || held.some((node) => !leadsElsewhere(node))) return false;
  return !opensOnFocus || held.every((node) => isShownNow(dom, node));
}

const leadsElsewhere = ({ tag, attributes }: DomNode): boolean =>
  tag === 'a' && attributes.href !== undefined && !isNoPlace(attributes.href);

const isNoPlace = (href: string | undefined): boolean => /^(?:#|javascript:|$)/i.test(href?.trim() ?? '');

/** In the tab order, and no mere way to another place. */
function isCommand({ tabbable, tag, attributes }: DomNode): boolean {
  if (!tabbable) return false;
  if (tag === 'button' || tag === 'summary' || commandRoles.test(attributes.role ?? '')) return true;
  if (tag === 'a') return isNoPlace(attributes.href);
  return attributes.tabindex !== undefined && /^(?:label|div|span|i|li|p)$/.test(tag);
}

/** It says the same words, or names the box. */
function doesTheSame(dom: Dom, command: DomNode, label: DomNode, field: DomNode): boolean {
  const said = plainText(textOf(dom, label));
  if (said !== '' && plainText(command.name || textOf(dom, command)) === said) return true;
  const { id } = field.attributes;
  if (!id) return false;
  return Object.values(command.attributes).some((value) => value.split(/[^\w-]+/).includes(id));
}

const blocks = /^(?:html|body|main|form|section|article)$/;

/** It stands in one of the two boxes around: it may be the one that the keyboard has in its place. */
const standsNear = (dom: Dom, command: DomNode, node: DomNode): boolean =>
  ancestorsOf(dom, node)
    .slice(0, 2)
    .some((up) => !blocks.test(up.tag) && closest(dom, command, (at) => at === up) !== undefined);

/** The style sheet or a script waits for the box, or a form sends it and the label shows that it can be pressed. */
function isHeard(dom: Dom, label: DomNode, field: DomNode, checks: readonly string[]): boolean {
  if ([label, field].some(({ listeners }) => listeners?.some((type) => changes.has(type)))) return true;
  if (field.attributes.onchange !== undefined || field.attributes.onclick !== undefined) return true;
  if (checks.some((compound) => designates(compound, field))) return true;
  const isSent = Boolean(field.attributes.name) && formOf(dom, field)?.tag === 'form';
  return isSent && label.style.cursor === 'pointer';
}

/** What the selectors call checked, where that changes something else: `#menu` of `#menu:checked ~ nav`. */
const checkedParts = (selectors: readonly string[]): string[] =>
  selectors.flatMap((selector) => {
    const found = /(?<![^\s>+~(])([^\s>+~(]*)(?::not\()?:checked\)?[^\s>+~]{0,200}\s{0,20}[+~]/.exec(
      selector,
    );
    const holder = /:has\(\s*(?:[>+~]\s*)?([^\s>+~()]*):checked/.exec(selector);
    return [found?.[1], holder?.[1]].filter((part) => part !== undefined);
  });

/** By tag, id, classes and attributes; what else it asks for is not looked at. */
export function designates(compound: string, { tag, attributes }: DomNode): boolean {
  const classes = (attributes.class ?? '').split(/\s+/);
  const parts = compound.match(/\[[^[\]]{0,100}\]|::?[\w-]+|[.#]?[\w-]+|\*/g) ?? [];
  return parts.every((part) => {
    const name = part.slice(1);
    if (part.startsWith('#')) return attributes.id === name;
    if (part.startsWith('.')) return classes.includes(name);
    if (!part.startsWith('[')) return part === '*' || part.startsWith(':') || part.toLowerCase() === tag;
    const [, key = '', ...written] =
      /^\[\s*([\w-]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^"'\]\s]+))\s*)?\]$/.exec(part) ?? [];
    const value = written.find((one) => one !== undefined);
    return value === undefined ? key === '' || key in attributes : attributes[key] === value;
  });
}
