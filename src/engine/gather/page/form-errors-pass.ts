import type { Described, PageTools } from './describe-element.ts';

export interface FormErrorOutput {
  readonly form: Described;
  readonly requiredFields: number;
  readonly invalidFields: number;
  readonly markedInvalid: number;
  readonly native: boolean;
  readonly messages: readonly (Described & {
    readonly linked: boolean;
    readonly field: string;
    readonly ofBrowser: boolean;
  })[];
  readonly answers: readonly string[];
  readonly leaves: boolean;
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What the forms’ passes ask of an element; `listForms` leaves it for those after it. */
interface FormTools {
  /** The first button in sight that sends it. */
  senderOf(form: HTMLFormElement): HTMLElement | undefined;
  /** Tells an element that was there from one that came. */
  key(element: Element): string;
  /** What an element says by itself, its emphasis included, whatever else it holds. */
  saidBy(holder: Element): string;
}

export interface FormGlobals {
  constatTools: PageTools;
  constatFormTools: FormTools;
  constatForms?: {
    readonly form: HTMLFormElement;
    readonly fields: readonly Field[];
    readonly required: readonly Field[];
    /** What each element in sight said before anything was written. */
    shown: Map<Element, string>;
    invalid: Event[];
    described: Described | null;
    /** What holds the form and what it answers. */
    around: Element | null;
    /** Texts in sight before it was sent. */
    texts: Set<string>;
    /** Addresses that its scripts wanted to go to, of mail programs too. */
    left: number;
  }[];
}

/** Runs in our isolated world: forms in sight with something to fill, those with duties first. Gives their number. */
export function listForms(limit: number): number {
  const world = globalThis as unknown as FormGlobals;
  const { isSeen } = world.constatTools;
  const filled = /^(?:text|email|tel|url|password|number|date|textarea|select-one|search|checkbox|radio)$/;
  const isRequired = (field: Field) =>
    field.required ||
    field.getAttribute('aria-required') === 'true' ||
    [...(field.labels ?? [])].some((label) => /\*|obligatoire|required/i.test(label.textContent ?? ''));
  const senders = 'button:not([type]),button[type=submit],input[type=submit],input[type=image]';
  const tools: FormTools = {
    senderOf: (form) => [...form.querySelectorAll<HTMLElement>(senders)].find(isSeen),
    key: (element) => `${element.localName} ${element.className} ${element.textContent?.trim()}`,
    saidBy: (holder) =>
      [...holder.childNodes]
        .filter((node) => node instanceof Text || (node as Element).matches?.('b,strong,em,i,u,a,br,mark'))
        .map((node) => node.textContent || ' ')
        .join('')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 200),
  };
  world.constatFormTools = tools;
  world.constatForms = [...document.forms]
    .flatMap((form) => {
      const fields = [...form.elements].filter(
        (element): element is Field => filled.test((element as Field).type) && isSeen(element),
      );
      const isSearch =
        form.closest('[role=search],search') !== null ||
        (fields.length === 1 &&
          /^(?:search)$|^(?:q|s)$/.test(fields[0]?.type === 'search' ? 'search' : (fields[0]?.name ?? '')));
      const goesOut = /^(?:mailto|tel|javascript):/i.test(form.getAttribute('action') ?? '');
      if (fields.length === 0 || !tools.senderOf(form) || isSearch || goesOut) return [];
      return [
        {
          form,
          fields,
          required: fields.filter(isRequired),
          shown: new Map<Element, string>(),
          invalid: [] as Event[],
          described: null,
          around: null,
          texts: new Set<string>(),
          left: 0,
        },
      ];
    })
    .sort((a, b) => b.required.length - a.required.length)
    .filter(({ required, fields }) => required.length > 0 || fields.some(({ type }) => type === 'email'))
    .slice(0, limit);
  return world.constatForms.length;
}

/** Puts a wrong address where one is asked, leaves the rest empty and presses the button of the form. */
export function sendWrongly(at: number): void {
  const { constatForms, constatTools, constatFormTools } = globalThis as unknown as FormGlobals;
  const seen = constatForms?.[at];
  if (!seen) return;
  const { form, fields } = seen;
  const { key, saidBy, senderOf } = constatFormTools;
  seen.described = constatTools.describe(form);
  seen.around = form.closest('dialog,[role=dialog],section,article,aside,main') ?? form.parentElement;
  // Before a field is left: some forms speak as soon as one is.
  seen.shown = new Map(
    [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.childElementCount === 0 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((element) => [element, key(element)]),
  );
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of fields) {
    if (!(field instanceof HTMLInputElement) || !/^(?:text|email|tel|url|password|search)$/.test(field.type))
      continue;
    write?.call(field, field.type === 'email' ? 'constat' : '');
    for (const type of ['input', 'change', 'blur'])
      field.dispatchEvent(new Event(type, { bubbles: type !== 'blur' }));
  }
  seen.texts = new Set(
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(saidBy),
  );
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

/** What the form says of its wrong fields: texts that were not there before, and whether fields refer to them. */
export function readFormErrors(at: number): FormErrorOutput | null {
  const { constatForms, constatTools, constatFormTools } = globalThis as unknown as FormGlobals;
  const seen = constatForms?.[at];
  if (!seen?.described) return null;
  const { form, fields, required, shown, invalid, around, texts, left } = seen;
  const { describe } = constatTools;
  const { key, saidBy } = constatFormTools;
  const speaks =
    /obligatoire|requis|required|invalid|incorrect|erron|erreur|error|veuillez|merci d|please|doit |doivent|must|renseign|compl[ée]t|manqu|vide\b|empty|saisi/i;
  const looks = /error|erreur|invalid|danger|alert|warning|help-block|feedback/i;
  const refers = (element: Element): boolean => {
    const ids = new Set<string>();
    for (
      let step: Element | null = element, depth = 0;
      step && depth < 3;
      step = step.parentElement, depth += 1
    )
      if (step.id) ids.add(step.id);
    const named = fields.some((field) =>
      ['aria-describedby', 'aria-errormessage', 'aria-labelledby'].some((name) =>
        (field.getAttribute(name) ?? '').split(/\s+/).some((id) => ids.has(id)),
      ),
    );
    return named || element.closest('label,legend') !== null;
  };
  /** The field that a message stands beside: alone with it, or the last before it. */
  const fieldOf = (element: Element): Field | undefined => {
    for (let step = element.parentElement; step; step = step.parentElement) {
      const near = fields.filter((field) => step?.contains(field));
      if (near.length === 0) continue;
      const before = near.filter(
        (field) => field.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return near.length === 1 ? near[0] : before.at(-1);
    }
    return undefined;
  };
  const nameOf = (field: Field): string => {
    const said = (label: HTMLLabelElement): string => {
      const copy = label.cloneNode(true) as HTMLLabelElement;
      for (const inner of copy.querySelectorAll('select, textarea, button')) inner.remove();
      return copy.textContent ?? '';
    };
    const label = [...(field.labels ?? [])].map(said).join(' ');
    const { placeholder } = field as HTMLInputElement;
    return (
      [label, field.getAttribute('aria-label'), placeholder]
        .map((name) =>
          (name ?? '')
            .replace(/\s+/g, ' ')
            .replace(/[\s:*]+$/, '')
            .trim()
            .slice(0, 60),
        )
        .find((name) => name !== '') ?? ''
    );
  };
  /** The words are the browser’s, in the language of the browser: visitors read others. */
  const isOfBrowser = (text: string): boolean =>
    fields.some(({ validity, validationMessage }) => !validity.customError && validationMessage === text);
  const now = [...(form.isConnected ? document.body.querySelectorAll('*') : [])];
  const isSame = (element: Element) => shown.get(element) === key(element);
  /** Of what was there, what is gone: a script may have drawn it again. */
  const gone = new Map<string, number>();
  const there = new Set(now.filter(isSame));
  for (const [element, said] of shown) if (!there.has(element)) gone.set(said, (gone.get(said) ?? 0) + 1);
  const wasThere = (element: Element): boolean => {
    if (there.has(element)) return true;
    const left = gone.get(key(element)) ?? 0;
    gone.set(key(element), left - 1);
    return left > 0;
  };
  /** What an error is written in, said already when the keyboard went through the fields. */
  const isAlarm = (element: Element, text: string): boolean =>
    form.contains(element) &&
    speaks.test(text) &&
    (element.getAttribute('role') === 'alert' || /(?:^|[\s_-])(?:error|erreur)/i.test(element.className));
  // Where the form was replaced, nobody knows which field its messages belong to.
  const messages = now
    .filter((element) => {
      const text = (element.textContent ?? '').trim();
      if (element.childElementCount > 0 || text.length < 3 || text.length > 300) return false;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      if (wasThere(element) && !isAlarm(element, text)) return false;
      return (
        speaks.test(text) ||
        looks.test(`${element.className} ${element.parentElement?.className} ${element.getAttribute('role')}`)
      );
    })
    .slice(0, 20)
    .map((element) => {
      const field = fieldOf(element);
      return {
        ...describe(element),
        linked: refers(element),
        field: field ? nameOf(field) : '',
        ofBrowser: isOfBrowser((element.textContent ?? '').trim()),
      };
    });
  /** Beside the form, in its place, or in front of the page. */
  const isNear = (element: Element): boolean => {
    if (!around?.isConnected || around.contains(element)) return true;
    for (let step: Element | null = element; step; step = step.parentElement)
      if (
        step.matches('dialog,[role=dialog],[role=alertdialog],[role=alert],[role=status],[aria-live]') ||
        getComputedStyle(step).position === 'fixed'
      )
        return true;
    return false;
  };
  const answers = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const said = saidBy(element);
    if (said.length < 3 || texts.has(said) || element.matches('option,script,style,noscript')) continue;
    // A part of what is said around it means nothing alone: « n’a pas été <b>envoyé</b> ».
    const { parentElement: holder } = element;
    if (holder && saidBy(holder).length > said.length && saidBy(holder).includes(said)) continue;
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isNear(element))
      answers.add(said);
  }
  if (!form.isConnected && answers.size === 0) return null;
  const isWrong = (field: Field) => !field.validity.valid || (required.includes(field) && field.value === '');
  return {
    form: seen.described,
    requiredFields: required.length,
    invalidFields: fields.filter(isWrong).length,
    markedInvalid: fields.filter((field) => field.getAttribute('aria-invalid') === 'true').length,
    native: !form.noValidate && invalid.some((event) => !event.defaultPrevented),
    messages,
    answers: [...answers].slice(0, 20),
    leaves: left > 0,
  };
}
