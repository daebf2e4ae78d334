import { type Described, describe } from './describe.ts';
import { type Field, keyOf, saidBy, type TriedForm, triedForm } from './forms.ts';
import { isUnhidden } from './is-seen.ts';
import { ownId } from './own-attributes.ts';

interface FormMessage extends Described {
  readonly linked: boolean;
  /** Name of the field it stands beside; empty: none, or one without a name. */
  readonly field: string;
  readonly ofBrowser: boolean;
}

interface FormErrorOutput {
  readonly form: Described;
  readonly requiredFields: number;
  readonly invalidFields: number;
  readonly markedInvalid: number;
  readonly native: boolean;
  readonly messages: readonly FormMessage[];
  readonly answers: readonly string[];
  readonly leaves: boolean;
}

const speaks =
  /obligatoire|requis|required|invalid|incorrect|erron|erreur|error|veuillez|merci d|please|doit |doivent|must|renseign|compl[ée]t|manqu|vide\b|empty|saisi/i;
const looksWrong = /error|erreur|invalid|danger|alert|warning|help-block|feedback/i;
const mostTold = 20;

/** What the form says of its wrong fields: texts that were not there before, and whether fields refer to them. */
export function readFormErrors(at: number): FormErrorOutput | null {
  const seen = triedForm(at);
  if (!seen?.described) return null;
  const { form, fields, required, invalid, left } = seen;
  const answers = answersOf(seen);
  if (!form.isConnected && answers.length === 0) return null;
  const isWrong = (field: Field) => !field.validity.valid || (required.includes(field) && field.value === '');
  return {
    form: seen.described,
    requiredFields: required.length,
    invalidFields: fields.filter(isWrong).length,
    markedInvalid: fields.filter((field) => field.getAttribute('aria-invalid') === 'true').length,
    native: !form.noValidate && invalid.some((event) => !event.defaultPrevented),
    messages: messagesOf(seen),
    answers: answers.slice(0, mostTold),
    leaves: left > 0,
  };
}

/** Where the form was replaced, nobody knows which field its messages belong to: none are told. */
function messagesOf(seen: TriedForm): FormMessage[] {
  const { form, fields, shown } = seen;
  const now = [...(form.isConnected ? document.body.querySelectorAll('*') : [])];
  const wasThere = recall(now, shown);
  return now
    .filter((element) => {
      const text = (element.textContent ?? '').trim();
      if (element.childElementCount > 0 || text.length < 3 || text.length > 300) return false;
      if (!isUnhidden(element)) return false;
      if (wasThere(element) && !isAlarm(form, element, text)) return false;
      return (
        speaks.test(text) ||
        looksWrong.test(
          `${element.className} ${element.parentElement?.className} ${element.getAttribute('role')}`,
        )
      );
    })
    .slice(0, mostTold)
    .map((element) => {
      const field = fieldOf(fields, element);
      return {
        ...describe(element),
        linked: isReferredTo(fields, element),
        field: field ? nameOfField(field) : '',
        ofBrowser: isOfBrowser(fields, (element.textContent ?? '').trim()),
      };
    });
}

/** Tells the elements that were there before the form was sent, by themselves or drawn again by a script. Asked once of each. */
function recall(now: readonly Element[], shown: ReadonlyMap<Element, string>): (element: Element) => boolean {
  const there = new Set(now.filter((element) => shown.get(element) === keyOf(element)));
  const gone = new Map<string, number>();
  for (const [element, said] of shown) if (!there.has(element)) gone.set(said, (gone.get(said) ?? 0) + 1);
  return (element) => {
    if (there.has(element)) return true;
    const left = gone.get(keyOf(element)) ?? 0;
    gone.set(keyOf(element), left - 1);
    return left > 0;
  };
}

/** What an error is written in, said already when the keyboard went through the fields. */
const isAlarm = (form: HTMLFormElement, element: Element, text: string): boolean =>
  form.contains(element) &&
  speaks.test(text) &&
  (element.getAttribute('role') === 'alert' || /(?:^|[\s_-])(?:error|erreur)/i.test(element.className));

/** A field names the message, or what holds it closely; or it is a part of a label. */
export function isReferredTo(fields: readonly Field[], element: Element): boolean {
  const ids = new Set<string>();
  for (
    let step: Element | null = element, depth = 0;
    step && depth < 3;
    step = step.parentElement, depth += 1
  )
    if (ownId(step)) ids.add(ownId(step));
  const named = fields.some((field) =>
    ['aria-describedby', 'aria-errormessage', 'aria-labelledby'].some((name) =>
      (field.getAttribute(name) ?? '').split(/\s+/).some((id) => ids.has(id)),
    ),
  );
  return named || element.closest('label,legend') !== null;
}

/** The field that a message stands beside: alone with it, or the last before it. */
export function fieldOf(fields: readonly Field[], element: Element): Field | undefined {
  for (let step = element.parentElement; step; step = step.parentElement) {
    const near = fields.filter((field) => step?.contains(field));
    if (near.length === 0) continue;
    const before = near.filter(
      (field) => field.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return near.length === 1 ? near[0] : before.at(-1);
  }
  return undefined;
}

/** Its labels, else its `aria-label`, else what stands in it while it is empty; without the sign of duty, 60 characters. */
export function nameOfField(field: Field): string {
  const said = (label: HTMLLabelElement): string => {
    const copy = label.cloneNode(true) as HTMLLabelElement;
    for (const inner of copy.querySelectorAll('select, textarea, button')) inner.remove();
    return copy.textContent ?? '';
  };
  const label = [...(field.labels ?? [])].map(said).join(' ');
  const { placeholder } = field as HTMLInputElement;
  const names = [label, field.getAttribute('aria-label'), placeholder].map((name) =>
    (name ?? '')
      .replace(/\s+/g, ' ')
      .replace(/(?<![\s:*])[\s:*]+$/, '')
      .trim()
      .slice(0, 60),
  );
  return names.find((name) => name !== '') ?? '';
}

/** The words are the browser’s, in the language of the browser: visitors read others. */
const isOfBrowser = (fields: readonly Field[], text: string): boolean =>
  fields.some(({ validity, validationMessage }) => !validity.customError && validationMessage === text);

/** Texts that came near the form, in its place or in front of the page. */
function answersOf({ around, texts }: TriedForm): string[] {
  const answers = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const said = saidBy(element);
    if (said.length < 3 || texts.has(said) || element.matches('option,script,style,noscript')) continue;
    // A part of what is said around it means nothing alone: « n’a pas été <b>envoyé</b> ».
    const { parentElement: holder } = element;
    if (holder && saidBy(holder).length > said.length && saidBy(holder).includes(said)) continue;
    if (isUnhidden(element) && isNear(around, element)) answers.add(said);
  }
  return [...answers];
}

/** Beside the form, in its place, or in front of the page. */
function isNear(around: Element | null, element: Element): boolean {
  if (!around?.isConnected || around.contains(element)) return true;
  for (let step: Element | null = element; step; step = step.parentElement)
    if (
      step.matches('dialog,[role=dialog],[role=alertdialog],[role=alert],[role=status],[aria-live]') ||
      getComputedStyle(step).position === 'fixed'
    )
      return true;
  return false;
}
