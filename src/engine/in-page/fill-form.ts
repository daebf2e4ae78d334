import { triedForm, writeValue } from './forms.ts';
import { isSeen } from './is-seen.ts';
import { ownFields } from './own-attributes.ts';

const byHand =
  'iframe,canvas,[contenteditable],[id*=captcha i],[data-sitekey],[class*=turnstile i],[type=file],[type=password],[role=combobox],[role=listbox],[role=radio],[role=checkbox],[role=slider],fieldset:disabled';
const guarded = '[class*=captcha i],iframe[src*=captcha],script[src*=captcha],script[src*=turnstile]';

/**
 * Of a form that `listForms` found: fills its fields as a person would and tells so. False where a person alone could fill it:
 * a captcha, a password, a file, a field of the site’s own making, or one whose sound values are not known.
 */
export function fillRightly(at: number): boolean {
  const seen = triedForm(at);
  if (!seen) return false;
  const { form, fields } = seen;
  if (form.querySelector(byHand) || document.querySelector(guarded)) return false;
  if (ownFields(form).some(({ localName }) => localName.includes('-'))) return false;
  for (const field of fields) {
    field.focus({ preventScroll: true });
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].findLast(({ value, disabled }) => value !== '' && !disabled);
      if (option) writeValue(HTMLSelectElement.prototype, field, option.value);
    } else if (/^(?:checkbox|radio)$/.test(field.type)) {
      if (!(field as HTMLInputElement).checked) field.click();
    } else if (field instanceof HTMLTextAreaElement)
      writeValue(HTMLTextAreaElement.prototype, field, soundValue(field));
    else writeValue(HTMLInputElement.prototype, field, soundValue(field));
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

const weekMs = 7 * 24 * 3_600_000;
const free =
  /\bnom\b|pr[ée]nom|name|pseudo|soci[ée]t[ée]|entreprise|company|organi[sz]ation|adresse|address|\brue\b|ville|city|commune|pays|country|objet|sujet|subject|titre|message|commentaire|projet|besoin|demande/i;

/** What a person would write there; empty: what is asked is unknown. */
export function soundValue(field: HTMLInputElement | HTMLTextAreaElement): string {
  const { type, name, id, placeholder } = field;
  const words = `${name} ${id} ${placeholder} ${field.autocomplete} ${[...(field.labels ?? [])].map((label) => label.textContent).join(' ')}`;
  const known: Readonly<Record<string, string>> = {
    email: 'camille.martin@example.com',
    tel: '0612345678',
    url: 'https://www.example.com',
    number: (field as HTMLInputElement).min || '1',
    date: new Date(Date.now() + weekMs).toISOString().slice(0, 10),
    textarea: 'Bonjour, je souhaite recevoir un devis pour des travaux dans mon logement. Merci d’avance.',
  };
  if (known[type] !== undefined) return known[type];
  if (/postal|zip|\bcp\b/i.test(words)) return '75001';
  if (/t[ée]l|phone|mobile|portable/i.test(words)) return '0612345678';
  if (/mail|courriel/i.test(words)) return 'camille.martin@example.com';
  return free.test(words) ? 'Martin' : '';
}

/** Each button in sight that sends the form is disabled; with `filled`, and its fields still hold what they were given. */
export function isShut(at: number, filled: boolean): boolean {
  const seen = triedForm(at);
  if (!seen?.form.isConnected) return false;
  const senders = 'button,input[type=submit],input[type=image],[role=button]';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>(senders)].filter(
    (button) => (button.form === seen.form || seen.form.contains(button)) && isSeen(button),
  );
  const stays = seen.fields.every(
    ({ isConnected, value, disabled }) => isConnected && value !== '' && !disabled,
  );
  return (!filled || stays) && buttons.length > 0 && buttons.every(({ disabled }) => disabled);
}
