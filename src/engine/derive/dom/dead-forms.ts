import type { Dom, DomNode } from '../../artifacts.ts';
import { formsOf, type PersonalForm } from '../trackers/personal-forms.ts';
import { descendantsOf } from './dom.ts';
import { isLeftToBrowser } from './sent-by-browser.ts';
import { isShownNow } from './visibility.ts';

/** Forms that send somebody a message, or ask for an address to answer to. */
const writes = ({ isSearch, fields, passwords }: PersonalForm): boolean =>
  !isSearch &&
  passwords.length === 0 &&
  fields.length >= 2 &&
  fields.some(({ tag, field }) => tag === 'textarea' || field?.type === 'email');

const isMail = ({ attributes }: DomNode): boolean => /^\s*mailto:/i.test(attributes.action ?? '');

/** Forms that only open the mail program of the visitor, where there is one. */
export const mailForms = (dom: Dom): DomNode[] =>
  formsOf(dom)
    .filter(
      (one) => writes(one) && isMail(one.form) && one.form.document === 0 && isLeftToBrowser(dom, one.form),
    )
    .map(({ form }) => form);

const submits = ({ tag, attributes: { type = '' } }: DomNode): boolean =>
  (tag === 'button' && !/^(?:button|reset)$/i.test(type)) ||
  (tag === 'input' && /^(?:submit|image)$/i.test(type));

/** A host of sites, a library or a framework takes what is sent: it says so on the form, in it, or on its button. */
const isTaken = (dom: Dom, form: DomNode): boolean =>
  [form, ...descendantsOf(dom, form)].some(({ attributes, tag }) =>
    Object.keys(attributes).some(
      (name) =>
        /^netlify|^(?:wire|x|v|ng|hx|form)[:-]|^formaction$|^formcontrolname$/.test(name) ||
        (tag === 'form' && /^data-/.test(name)) ||
        /^data-(?:netlify|action|controller|form)/.test(name),
    ),
  );

/**
 * Forms with fields to fill and a button to press, without an address and without a script that hears either: the browser
 * loads the page again, with what was written in its address. Those sent by POST may be read by the page itself.
 */
export function deadForms(dom: Dom): DomNode[] {
  if ((dom.globalListeners ?? []).some((type) => /^(?:click|mouse|pointer)/.test(type))) return [];
  return formsOf(dom)
    .filter((one) => {
      const { action = '', method = 'get' } = one.form.attributes;
      return (
        writes(one) &&
        one.form.document === 0 &&
        /^get$/i.test(method.trim() || 'get') &&
        /^(?:#.*)?$/.test(action.trim()) &&
        isShownNow(dom, one.form) &&
        descendantsOf(dom, one.form).some(submits) &&
        isLeftToBrowser(dom, one.form) &&
        !isTaken(dom, one.form)
      );
    })
    .map(({ form }) => form);
}
