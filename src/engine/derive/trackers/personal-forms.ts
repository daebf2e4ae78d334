import { foldText } from '#contract/fold-text.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { ancestorsOf, byTag, closest, descendantsOf, parentOf, textOf } from '../dom/dom.ts';
import { type Region, regionsOf } from '../dom/regions.ts';
import { memoise } from '../memoise.ts';

const personalType = new Set(['email', 'tel', 'password']);
const personalName =
  /e-?mail|courriel|(?:^|[_-])tel(?:ephone|_|-|$)|phone|(?:^|[_-])(?:nom|prenom|lastname|firstname|last_name|first_name)(?:$|[_-])|adresse_postale|birth|naissance/;
const ignoredType = new Set(['hidden', 'submit', 'button', 'image', 'reset', 'file', 'range', 'color']);

export interface PersonalForm {
  readonly form: DomNode;
  /** Fields a person fills in, hidden ones and buttons left out. */
  readonly fields: readonly DomNode[];
  readonly personal: readonly DomNode[];
  readonly passwords: readonly DomNode[];
  readonly isSearch: boolean;
  /** Text of the form. */
  readonly text: string;
}

/** Forms of the page with what they ask for. */
export const formsOf = memoise((dom: Dom): readonly PersonalForm[] =>
  byTag(dom, 'form').map((form) => describe(dom, form)),
);

function describe(dom: Dom, form: DomNode): PersonalForm {
  const inside = descendantsOf(dom, form);
  const fields = inside.filter(
    (node) => node.field && node.tag !== 'button' && !ignoredType.has(node.field.type),
  );
  const text = textOf(dom, form);
  const isSearch =
    form.role === 'search' ||
    form.attributes.role === 'search' ||
    ancestorsOf(dom, form).some((node) => node.tag === 'search' || node.attributes.role === 'search') ||
    fields.some((node) => node.field?.type === 'search') ||
    (fields.length === 1 &&
      /\b(?:recherch|search|rechercher|q)\b|recherch/.test(
        foldText(`${fields[0]?.name} ${fields[0]?.attributes.name ?? ''} ${text}`),
      ));
  return {
    form,
    fields,
    personal: isSearch ? [] : fields.filter(isPersonal),
    passwords: fields.filter((node) => node.field?.type === 'password'),
    isSearch,
    text,
  };
}

const cardField = /^(?:.* )?cc-(?:number|csc|exp)/i;
const identityFile = /identit|passeport|justificatif|iban|rib\b|carte[_-]?vitale/;

/**
 * The page asks for what is worth an attack: a password, a payment card, a paper of identity. The name and message of a
 * contact form are not: a page that shows it in a frame, or a script that came in, gains nothing that the visitor did not give.
 */
export const asksForSecrets = (dom: Dom): boolean =>
  formsOf(dom).some(
    ({ form, fields, passwords }) =>
      passwords.length > 0 ||
      fields.some(({ attributes: { autocomplete = '' } }) => cardField.test(autocomplete)) ||
      descendantsOf(dom, form).some(
        (node) =>
          node.field?.type === 'file' &&
          identityFile.test(foldText(`${node.name} ${node.attributes.name ?? ''}`)),
      ),
  );

/** Sent with its form: a field without a name, or switched off, stays in the page. */
export function isSent({ attributes, field }: DomNode): boolean {
  return (attributes.name ?? '') !== '' && field?.disabled !== true;
}

const isSubmitter = ({ tag, attributes: { type = '' } }: DomNode): boolean =>
  (tag === 'button' && !/^(?:button|reset)$/i.test(type)) ||
  (tag === 'input' && /^(?:submit|image)$/i.test(type));
const ofOneLine = /^(?:text|search|url|tel|email|password|date|month|week|time|datetime-local|number)$/;

/**
 * The form has neither method nor address, and only a script can send it: one listens to its sending, or nothing in it
 * can send it (no button for that, and two fields of one line, among which the Enter key does nothing).
 */
export function isSentByScript(dom: Dom, { form, fields }: PersonalForm): boolean {
  const { method, action, onsubmit = '', id } = form.attributes;
  if (method || action) return false;
  if (form.listeners?.includes('submit') || /\bpreventDefault\b|\breturn false\b/.test(onsubmit)) return true;
  const canBeSent =
    descendantsOf(dom, form).some(isSubmitter) ||
    byTag(dom, 'button', 'input').some(
      (node) => id !== undefined && node.attributes.form === id && isSubmitter(node),
    );
  return !canBeSent && fields.filter(({ field }) => ofOneLine.test(field?.type ?? '')).length >= 2;
}

/** E-mail, telephone, name, birth date, password: by type, `autocomplete` or name. */
function isPersonal(node: DomNode): boolean {
  const { name = '', autocomplete = '', id = '' } = node.attributes;
  if (personalType.has(node.field?.type ?? '')) return true;
  if (/^(?:.* )?(?:email|tel|name|given-name|family-name|bday|street-address)$/i.test(autocomplete))
    return true;
  return (
    ['text', 'textarea'].includes(node.field?.type ?? '') &&
    personalName.test(foldText(`${name} ${id}`).replaceAll(' ', '_'))
  );
}

const ofEveryPage = new Set<Region>(['header', 'nav', 'footer']);

/**
 * Text of the form and what a reader sees within `reach` characters before and after it. Links that every page has at
 * its top and its foot say nothing of the form, but where they stand beside it in the same block.
 */
export function textAround(dom: Dom, { form, text }: PersonalForm, reach = 300): string {
  const body = byTag(dom, 'body')[0];
  const regions = regionsOf(dom);
  const regionOf = ({ index }: DomNode): Region => regions[index] ?? 'other';
  const around = parentOf(dom, form);
  const isBeside = (node: DomNode) =>
    regionOf(node) === regionOf(form) ||
    (around !== body && closest(dom, node, (up) => up === around) !== undefined);
  const without = (node: DomNode) => node.tag === 'a' && ofEveryPage.has(regionOf(node)) && !isBeside(node);
  const whole = body ? textOf(dom, body, { without }) : '';
  const formText = textOf(dom, form);
  const start = whole.indexOf(formText);
  if (formText === '' || start < 0) return closestText(dom, form) || text;
  return whole.slice(Math.max(0, start - reach), start + formText.length + reach);
}

/** A form without any text of its own: what its parent says. */
function closestText(dom: Dom, form: DomNode): string {
  return (
    ancestorsOf(dom, form)
      .map((node) => textOf(dom, node))
      .find((around) => around !== '') ?? ''
  );
}
