import type { Dom, DomNode } from '../../artifacts.ts';
import { formsOf, isSent } from '../trackers/personal-forms.ts';
import { descendantsOf, parentOf } from './dom.ts';
import { isSentByBrowser } from './sent-by-browser.ts';
import { isShownNow } from './visibility.ts';

/** A field that the browser leaves out of what it sends, for lack of a name. */
export interface NamelessField {
  readonly node: DomNode;
  /** The page hears every press: a script may send the form itself. */
  readonly mayBeScripted: boolean;
}

const written = /^(?:text|email|tel|url|number|date|textarea|select-one)$/;
/** A library, a payment service or a script knows the field by them. */
const known = /^(?:on|data-|ng-|v-|x-|hx-|wire:|@|:|_|formcontrolname|is$|list$|readonly$|role$)/i;
/** Asked twice, or kept from the site on purpose. */
const keptBack = /confirm|v[ée]rif|r[ée]p[ée]te|captcha|(?:^|\s)cc-|carte|card|cvv|cvc|iban/i;

/**
 * Fields that a person fills in for nothing: without a name, in a form with an address that the browser itself sends, beside
 * fields that have theirs. Where a script hears the sending, a press inside the form or the field itself, none.
 */
export function namelessFields(dom: Dom): NamelessField[] {
  return formsOf(dom).flatMap(({ form, fields, isSearch }) => {
    if (isSearch || !isSentByBrowser(dom, form)) return [];
    const named = fields.filter((field) => isSent(field) && isShownNow(dom, field));
    if (named.length === 0) return [];
    const mayBeScripted = (dom.globalListeners ?? []).some((type) => /^(?:click|mouse|pointer)/.test(type));
    return fields
      .filter((field) => isLost(dom, form, field) && isShownNow(dom, field))
      .map((node) => ({ node, mayBeScripted }));
  });
}

function isLost(dom: Dom, form: DomNode, node: DomNode): boolean {
  const { field, attributes, listeners = [], name } = node;
  if ((attributes.name ?? '') !== '' || !field || field.disabled || !written.test(field.type)) return false;
  if (listeners.length > 0 || Object.keys(attributes).some((one) => known.test(one))) return false;
  if (
    keptBack.test(
      `${name} ${attributes.id ?? ''} ${attributes.placeholder ?? ''} ${attributes.autocomplete ?? ''}`,
    )
  )
    return false;
  // A widget shows one field and sends another, which stands beside it.
  const around = parentOf(dom, node);
  return !(
    around &&
    around !== form &&
    descendantsOf(dom, around).some(
      (other) =>
        other !== node &&
        (other.attributes.name ?? '') !== '' &&
        /^(?:input|select|textarea)$/.test(other.tag),
    )
  );
}
