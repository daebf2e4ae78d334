import type { FormGlobals } from './form-errors-pass.ts';

/**
 * Runs in our isolated world, of a form that `listForms` found: fills its fields as a person would and tells so. False
 * where a person alone could fill it: a captcha, a password, a file, a field of the site’s own making, or one whose sound
 * values are not known.
 */
export function fillRightly(at: number): boolean {
  const seen = (globalThis as unknown as FormGlobals).constatForms?.[at];
  if (!seen) return false;
  const { form, fields } = seen;
  const byHand =
    'iframe,canvas,[contenteditable],[id*=captcha i],[data-sitekey],[class*=turnstile i],[type=file],[type=password],[role=combobox],[role=listbox],[role=radio],[role=checkbox],[role=slider],fieldset:disabled';
  const guarded = '[class*=captcha i],iframe[src*=captcha],script[src*=captcha],script[src*=turnstile]';
  if (form.querySelector(byHand) || document.querySelector(guarded)) return false;
  if ([...form.elements].some(({ localName }) => localName.includes('-'))) return false;
  /** Empty: what is asked is unknown. */
  const soundValue = (field: HTMLInputElement | HTMLTextAreaElement): string => {
    const { type, name, id, placeholder } = field;
    const words = `${name} ${id} ${placeholder} ${field.autocomplete} ${[...(field.labels ?? [])].map((label) => label.textContent).join(' ')}`;
    const soon = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
    const known: Readonly<Record<string, string>> = {
      email: 'camille.martin@example.com',
      tel: '0612345678',
      url: 'https://www.example.com',
      number: (field as HTMLInputElement).min || '1',
      date: soon,
      textarea: 'Bonjour, je souhaite recevoir un devis pour des travaux dans mon logement. Merci d’avance.',
    };
    if (known[type] !== undefined) return known[type];
    if (/postal|zip|\bcp\b/i.test(words)) return '75001';
    if (/t[ée]l|phone|mobile|portable/i.test(words)) return '0612345678';
    if (/mail|courriel/i.test(words)) return 'camille.martin@example.com';
    const isFree =
      /\bnom\b|pr[ée]nom|name|pseudo|soci[ée]t[ée]|entreprise|company|organi[sz]ation|adresse|address|\brue\b|ville|city|commune|pays|country|objet|sujet|subject|titre|message|commentaire|projet|besoin|demande/i;
    return isFree.test(words) ? 'Martin' : '';
  };
  const write = (prototype: object, field: Element, value: string) =>
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const field of fields) {
    field.focus({ preventScroll: true });
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].findLast(({ value, disabled }) => value !== '' && !disabled);
      if (option) write(HTMLSelectElement.prototype, field, option.value);
    } else if (/^(?:checkbox|radio)$/.test(field.type)) {
      if (!(field as HTMLInputElement).checked) field.click();
    } else if (field instanceof HTMLTextAreaElement)
      write(HTMLTextAreaElement.prototype, field, soundValue(field));
    else write(HTMLInputElement.prototype, field, soundValue(field));
    for (const type of ['keydown', 'input', 'keyup', 'change'])
      field.dispatchEvent(
        type.startsWith('key')
          ? new KeyboardEvent(type, { bubbles: true })
          : new Event(type, { bubbles: true }),
      );
    field.blur();
  }
  return fields.every(({ validity, value }) => validity.valid && value !== '');
}

/** Each button in sight that sends the form is disabled; with `filled`, and its fields still hold what they were given. */
export function isShut(at: number, filled: boolean): boolean {
  const { constatForms, constatTools } = globalThis as unknown as FormGlobals;
  const seen = constatForms?.[at];
  if (!seen?.form.isConnected) return false;
  const senders = 'button,input[type=submit],input[type=image],[role=button]';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(senders)].filter(
    (button) => (button.form === seen.form || seen.form.contains(button)) && constatTools.isSeen(button),
  );
  const stays = seen.fields.every(
    ({ isConnected, value, disabled }) => isConnected && value !== '' && !disabled,
  );
  return (!filled || stays) && buttons.length > 0 && buttons.every(({ disabled }) => disabled);
}
