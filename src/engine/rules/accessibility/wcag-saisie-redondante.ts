import type { Dom, DomNode } from '../../artifacts.ts';
import { fieldsOf, fieldType, formOf, guidanceOf, isSearchField } from '../../derive/dom/fields.ts';
import { plainText } from '../../derive/dom/names.ts';
import { isShown } from '../../derive/dom/visibility.ts';
import { defineRule } from '../../rule.ts';
import { evidenceOfNodes } from '../verdicts/evidence.ts';

/** Asks for what another field of the form already has. */
const asksAgain =
  /\b(?:confirm\w*|retap\w*|ressais\w*|resais\w*|repet\w*|reecri\w*|(?:a|de) nouveau|encore une fois|re ?enter|re ?type|repeat|again)\b/;
const contact = /\b(?:e ?mail|courriel|adresse electronique|telephone|tel|mobile|portable|phone)\b/;
const kinds = new Set(['text', 'email', 'tel']);

/** A password typed twice is essential to its safety: the criterion says so. */
function isAskedAgain(dom: Dom, field: DomNode, fields: readonly DomNode[]): boolean {
  if (isSearchField(dom, field)) return false;
  const words = plainText(`${guidanceOf(dom, field)} ${field.attributes.placeholder ?? ''}`);
  if (!asksAgain.test(words) || !(contact.test(words) || fieldType(field) !== 'text')) return false;
  const form = formOf(dom, field);
  return fields.some(
    (other) =>
      other.index < field.index &&
      formOf(dom, other) === form &&
      (fieldType(other) === fieldType(field) || contact.test(plainText(guidanceOf(dom, other)))),
  );
}

export default defineRule({
  id: 'wcag-saisie-redondante',
  severity: 'info',
  automation: 'revue',
  effort: 1,
  references: [{ kind: 'standard', title: 'WCAG 3.3.7' }],
  title: {
    fail: 'Un formulaire semble demander deux fois la même chose',
    pass: 'Aucun formulaire ne demande deux fois la même adresse ou le même numéro',
  },
  why: 'Retaper une adresse est long et source d’erreurs pour qui écrit avec peine ; les autres la copient, fautes comprises. Cette demande des WCAG 2.2 n’est pas encore une obligation du RGAA.',
  fix: 'Demander l’adresse une fois, la montrer avant l’envoi et la vérifier par un message plutôt que par une seconde saisie, ou remplir le second champ d’avance.',
  everyView: true,
  artifacts: ['dom'],
  evaluate({ dom }) {
    const fields = fieldsOf(dom).filter((field) => isShown(field) && kinds.has(fieldType(field)));
    if (fields.length < 2) return { status: 'inapplicable', reason: 'moins de deux champs à remplir' };
    const again = fields.filter((field) => isAskedAgain(dom, field, fields));
    if (again.length === 0) return { status: 'pass' };
    return { status: 'review', ...evidenceOfNodes(dom, again) };
  },
});
