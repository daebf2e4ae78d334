import { type Described, describe } from './describe.ts';
import { isSeen, isUnhidden } from './is-seen.ts';
import { ownFields } from './own-attributes.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form that is tried. */
export interface TriedForm {
  readonly form: HTMLFormElement;
  readonly fields: readonly Field[];
  readonly required: readonly Field[];
  /** What each element in sight said before anything was written. */
  shown: ReadonlyMap<Element, string>;
  readonly invalid: Event[];
  /** Null: not sent yet. */
  described: Described | null;
  /** What holds the form and what it answers. */
  around: Element | null;
  /** Texts in sight before it was sent. */
  texts: ReadonlySet<string>;
  /** Addresses that its scripts wanted to go to, of mail programs too. */
  left: number;
}

let forms: readonly TriedForm[] = [];

export const triedForm = (at: number): TriedForm | undefined => forms[at];

const filled = /^(?:text|email|tel|url|password|number|date|textarea|select-one|search|checkbox|radio)$/;
const senders = 'button:not([type]),button[type=submit],input[type=submit],input[type=image]';

/** The first button in sight that sends it. */
export const senderOf = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLElement>(senders)].find((button) => isSeen(button));

/** Tells an element that was there from one that came. */
export const keyOf = (element: Element): string =>
  `${element.localName} ${element.className} ${element.textContent?.trim()}`;

/** What an element says by itself, its emphasis included, whatever else it holds; 200 characters at most. */
export const saidBy = (holder: Element): string =>
  [...holder.childNodes]
    .filter((node) => node instanceof Text || (node as Element).matches?.('b,strong,em,i,u,a,br,mark'))
    .map((node) => node.textContent || ' ')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** Forms in sight with something to fill, those with duties first. Gives their number. */
export function listForms(limit: number): number {
  forms = [...document.forms]
    .flatMap((form) => triable(form) ?? [])
    .sort((a, b) => b.required.length - a.required.length)
    .filter(({ required, fields }) => required.length > 0 || fields.some(({ type }) => type === 'email'))
    .slice(0, limit);
  return forms.length;
}

/** Null: nothing to fill, nothing to send it with, a search, or one whose address is no page. */
function triable(form: HTMLFormElement): TriedForm | null {
  const fields = ownFields(form).filter(
    (element): element is Field => filled.test((element as Field).type) && isSeen(element),
  );
  const goesOut = /^(?:mailto|tel|javascript):/i.test(form.getAttribute('action') ?? '');
  if (fields.length === 0 || !senderOf(form) || isSearch(form, fields) || goesOut) return null;
  return {
    form,
    fields,
    required: fields.filter(isRequired),
    shown: new Map(),
    invalid: [],
    described: null,
    around: null,
    texts: new Set(),
    left: 0,
  };
}

const isSearch = (form: HTMLFormElement, fields: readonly Field[]): boolean =>
  form.closest('[role=search],search') !== null ||
  (fields.length === 1 && (fields[0]?.type === 'search' || /^(?:search|q|s)$/.test(fields[0]?.name ?? '')));

const isRequired = (field: Field): boolean =>
  field.required ||
  field.getAttribute('aria-required') === 'true' ||
  [...(field.labels ?? [])].some((label) => /\*|obligatoire|required/i.test(label.textContent ?? ''));

/** Puts a wrong address where one is asked, leaves the rest empty and presses the button of the form. */
export function sendWrongly(at: number): void {
  const seen = forms[at];
  if (!seen) return;
  const { form, fields } = seen;
  seen.described = describe(form);
  seen.around = form.closest('dialog,[role=dialog],section,article,aside,main') ?? form.parentElement;
  // Before a field is left: some forms speak as soon as one is.
  seen.shown = shownNow();
  for (const field of fields) writeWrongly(field);
  seen.texts = textsNow();
  form.addEventListener('invalid', (event) => seen.invalid.push(event), true);
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigate', () => {
    seen.left += 1;
  });
  const button = senderOf(form);
  // A form that opens a window would be answered there.
  form.removeAttribute('target');
  button?.removeAttribute('formtarget');
  button?.click();
}

/** What each element in sight says, of those that hold no other. */
export const shownNow = (): ReadonlyMap<Element, string> =>
  new Map(
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.childElementCount === 0 && isUnhidden(element))
      .map((element) => [element, keyOf(element)]),
  );

/** What everything in sight says by itself. */
export const textsNow = (): ReadonlySet<string> =>
  new Set([...document.body.querySelectorAll('*')].filter(isUnhidden).map(saidBy));

function writeWrongly(field: Field): void {
  if (!(field instanceof HTMLInputElement) || !/^(?:text|email|tel|url|password|search)$/.test(field.type))
    return;
  writeValue(HTMLInputElement.prototype, field, field.type === 'email' ? 'constat' : '');
  for (const type of ['input', 'change', 'blur'])
    field.dispatchEvent(new Event(type, { bubbles: type !== 'blur' }));
}

/** By the browser’s own setter: scripts that put theirs on the field believe that a person typed. */
export const writeValue = (prototype: object, field: Element, value: string): void =>
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
