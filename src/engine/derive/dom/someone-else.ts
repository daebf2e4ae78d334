import type { Dom, DomNode } from '../../artifacts.ts';
import { closest, descendantsOf, textOf } from './dom.ts';
import { labelTextOf } from './fields.ts';
import { plainText } from './names.ts';

const someoneElse =
  /\b(amie?s?|friend|destinataires?|beneficiaires?|conjointe?|enfants?|parrain|filleule?|societe|entreprise|association|proche|patiente?|eleves?|residente?|defunte?|invitee?s?|personnes? (?:a |aidees?|concernees?|accompagnees?|que )|tuteur|tutrice|representant)\b/;

/** The words by which a field says what it asks: its label, or what stands for it, its name and its identifier. Folded. */
export function hintsOf(dom: Dom, field: DomNode): string[] {
  const { name = '', id = '', placeholder = '' } = field.attributes;
  const label = labelTextOf(dom, field) || field.name || placeholder;
  return [label, name, id].map(plainText);
}

/** What a group of fields says of all of them: « La personne à aider ». */
function groupNameOf(dom: Dom, field: DomNode): string {
  const group = closest(dom, field, ({ tag, role }) => tag === 'fieldset' || role === 'group');
  if (!group) return '';
  const legend = descendantsOf(dom, group).find(({ tag }) => tag === 'legend');
  return plainText(legend ? textOf(dom, legend) : group.name);
}

/** The words of a field, or of its group, say that it asks about another person or a body, not about the visitor. */
export function asksOfSomeoneElse(dom: Dom, field: DomNode): boolean {
  return [...hintsOf(dom, field), groupNameOf(dom, field)].some((hint) => someoneElse.test(hint));
}
