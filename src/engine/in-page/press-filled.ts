import { senderOf, shownNow, type TriedForm, textsNow, triedForm } from './forms.ts';
import { ownFields, ownId } from './own-attributes.ts';

/** Words of what does more than send a message: it buys, deletes, opens or closes an account. */
const doesMore =
  /pay(?:er|ement|ment|s?\b)|paiement|r[èe]gl(?:er|ement)|achet|achat|command|panier|\bdon(?:s|ner)?\b|adh[ée]r|souscri|abonne|supprim|effac|annul|r[ée]sili|d[ée]sinscri|connexion|connect|compte|\bbuy\b|purchase|checkout|\border\b|\bcart\b|donat|subscri|delete|remove|cancel|log ?-?(?:in|out)|sign ?-?(?:in|out|up)|account/i;
const bait = /honey|\bhp[_-]|gotcha|leave.?(?:this|blank|empty)|laisse[rz].{0,20}vide|ne pas remplir/i;

/**
 * Of a form that `listForms` found: it says nowhere where it sends, and its button, its name and its fields speak of a message
 * alone. A form with a field that traps robots is left alone: it thanks them and sends nothing.
 */
export function mayBePressed(at: number): boolean {
  const seen = triedForm(at);
  if (!seen?.form.isConnected) return false;
  const { form, fields } = seen;
  const button = senderOf(form);
  if (!button || !isWithoutAddress(form) || !isWithoutAddress(button)) return false;
  const words = [
    button.textContent,
    button.getAttribute('value'),
    button.getAttribute('aria-label'),
    button.title,
  ];
  const names = [ownId(form), form.className, form.getAttribute('name'), form.getAttribute('aria-label')];
  if (doesMore.test([...words, ...names, button.id, button.className].join(' '))) return false;
  return ownFields(form).every((element) => !isBait(element)) && fields.every((field) => !isOfMoney(field));
}

/** No `action`, an empty one, or a place in the same page: only a script could send it. */
function isWithoutAddress(element: Element): boolean {
  const address = element.getAttribute(element.localName === 'form' ? 'action' : 'formaction');
  return address === null || /^\s*(?:#.*)?$/.test(address);
}

const isOfMoney = (field: Element): boolean =>
  /\bcc-|card|carte|iban|cvv|cvc/i.test(
    `${field.getAttribute('autocomplete')} ${field.getAttribute('name')} ${field.id}`,
  );

/** A field that a person does not see or reach, or whose name says that it is to stay empty. */
function isBait(element: Element): boolean {
  const { type } = element as HTMLInputElement;
  if (!/^(?:text|email|tel|url|textarea|checkbox)$/.test(type)) return false;
  const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
  if (bait.test([element.getAttribute('name'), element.id, element.className, ...labels].join(' ')))
    return true;
  if (type === 'checkbox') return false;
  const { right, bottom, width, height } = element.getBoundingClientRect();
  const isOut = right + window.scrollX <= 0 || bottom + window.scrollY <= 0;
  const isHidden = !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isTiny = width < 4 || height < 4;
  return isOut || isHidden || isTiny || element.closest('[aria-hidden=true]') !== null;
}

/** Presses the button of a form whose fields `fillRightly` filled; what it says from now on is what it answers. */
export function pressFilled(at: number): void {
  const seen = triedForm(at);
  if (!seen) return;
  forgetBefore(seen);
  senderOf(seen.form)?.click();
}

function forgetBefore(seen: TriedForm): void {
  seen.shown = shownNow();
  seen.texts = textsNow();
  seen.invalid.length = 0;
  seen.left = 0;
}
