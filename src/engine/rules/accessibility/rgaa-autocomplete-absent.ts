import {
  autocompleteContacts,
  autocompleteFields,
  personalPurposes,
} from '#reference/autocomplete-tokens.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { fieldsOf, fieldType, formOf, isBox, isSearchField, labelTextOf } from '../../derive/dom/fields.ts';
import { plainText } from '../../derive/dom/names.ts';
import { asksOfSomeoneElse, hintsOf } from '../../derive/dom/someone-else.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

const ownTypes = new Set(['text', 'email', 'tel', 'date']);

const firstName = /^(?:votre )?prenom$/;

/** « Nom » may be the whole name, or that of something else, but not beside « Prénom ». */
const asksFirstName = (dom: Dom, form: DomNode | undefined): boolean =>
  form !== undefined &&
  fieldsOf(dom).some(
    (field) =>
      formOf(dom, field) === form &&
      isShown(field) &&
      firstName.test(
        plainText(labelTextOf(dom, field) || field.name || (field.attributes.placeholder ?? '')),
      ),
  );

/** Values that fit a field about the visitor; null when it asks for something else, or for someone else. */
function expectedTokens(dom: Dom, field: DomNode): readonly string[] | null {
  const hints = hintsOf(dom, field);
  if (!ownTypes.has(fieldType(field)) || asksOfSomeoneElse(dom, field)) return null;
  if (fieldType(field) === 'email') return ['email', 'username'];
  if (fieldType(field) === 'tel')
    return hints.some((hint) => /tel|phone|mobile|portable|^votre numero$/.test(hint))
      ? ['tel', 'tel-national']
      : null;
  if (hints[0] === 'votre nom' && !asksFirstName(dom, formOf(dom, field))) return ['name', 'family-name'];
  const known = personalPurposes.find(({ pattern }) => hints.some((hint) => pattern.test(hint)));
  if (known) return known.tokens;
  return /^(?:votre )?nom$/.test(hints[0] ?? '') && asksFirstName(dom, formOf(dom, field))
    ? ['family-name']
    : null;
}

/** Nobody fills it in. */
const isDisabled = ({ attributes, field }: DomNode): boolean =>
  field?.disabled === true || attributes.disabled !== undefined || attributes['aria-disabled'] === 'true';

const declared = (field: DomNode): string[] =>
  (field.attributes.autocomplete ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The words of an attribute in the order the standard gives them: a section, an address, a kind of contact, what is
 * asked, a passkey. Null when they do not make a value: browsers then fill in nothing.
 */
function purposeOf(tokens: readonly string[]): string | null {
  const rest = [...tokens];
  if (rest.length === 1 && (rest[0] === 'on' || rest[0] === 'off')) return rest[0];
  if (rest[0]?.startsWith('section-')) rest.shift();
  if (rest[0] === 'shipping' || rest[0] === 'billing') rest.shift();
  const isContact = /^(home|work|mobile|fax|pager)$/.test(rest[0] ?? '');
  if (isContact) rest.shift();
  const purpose = rest.shift() ?? '';
  if (rest[0] === 'webauthn') rest.shift();
  const known = isContact ? autocompleteContacts : autocompleteFields;
  return rest.length === 0 && known.has(purpose) ? purpose : null;
}

function problemOf(dom: Dom, field: DomNode): string | null {
  const tokens = declared(field);
  const purpose = tokens.length === 0 ? '' : purposeOf(tokens);
  if (purpose === null) return `valeur « ${tokens.join(' ')} » inconnue`;
  const expected = expectedTokens(dom, field);
  if (!expected || expected.includes(purpose)) return null;
  if (purpose !== '' && purpose !== 'on' && purpose !== 'off') return null;
  return `attendu : autocomplete="${expected[0]}"`;
}

export default defineRule({
  id: 'rgaa-autocomplete-absent',
  // 5: fields of a group about somebody else; « Votre nom » alone.
  version: 5,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RGAA 11.13.1' },
    { kind: 'standard', title: 'WCAG 1.3.5' },
  ],
  rgaa: ['11.13'],
  title: {
    fail: 'Un champ personnel ne déclare pas à quoi il sert (autocomplete)',
    pass: 'Les champs personnels déclarent à quoi ils servent',
  },
  why: 'Le navigateur et les aides à la saisie doivent deviner ce que le champ attend : l’adresse e-mail ou le téléphone déjà connus ne sont pas toujours proposés, ou le sont au mauvais endroit. C’est plus long pour tous, et parfois impossible pour qui a du mal à écrire ou à se souvenir.',
  fix: 'Ajouter à chaque champ l’attribut autocomplete qui convient : email, tel, given-name (prénom), family-name (nom), postal-code…',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter((field) => {
      if (!isShown(field) || isDisabled(field) || isBox(field) || isSearchField(dom, field)) return false;
      const form = formOf(dom, field);
      const searches = form?.tag === 'form' && form.attributes.method?.toLowerCase() === 'get';
      return declared(field).length > 0 || (!searches && expectedTokens(dom, field) !== null);
    });
    if (fields.length === 0) return { status: 'inapplicable' };
    const wrong = fields.filter((field) => problemOf(dom, field) !== null);
    if (wrong.length === 0) return { status: 'pass' };
    return { status: 'fail', ...evidenceOfNodes(dom, wrong, (field) => problemOf(dom, field) ?? '') };
  },
});
