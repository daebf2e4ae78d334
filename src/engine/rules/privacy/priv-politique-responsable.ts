import { policyItems } from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import { foldedTextOf } from '../../derive/legal/legal-text.ts';
import { mailAddress, phone } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-responsable',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.1.a'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas qui est responsable des données',
    pass: 'La politique de confidentialité dit qui est responsable des données',
  },
  why: 'Chacun doit savoir à qui demander ses données ou les faire supprimer.',
  fix: 'Indiquer le nom de votre organisme, son adresse et son rôle de « responsable du traitement ».',
  document: 'privacy',
  mention: policyItems.controller,
  missing: 'le nom du responsable du traitement',
  doubtful: ({ document }) => document.pages.some(namesPublisher),
});

/** The policy stands in a page that says who publishes the site and how to reach them: they answer for its data too. */
function namesPublisher(page: PageFacts): boolean {
  const folded = foldedTextOf(page);
  const said = /\bedite\w* par ?:?|\bediteur(?: du site)? ?:|\beditrice(?: du site)? ?:/.exec(folded);
  if (!said) return false;
  const after = folded.slice(said.index, said.index + 600);
  return mailAddress.test(after) || phone.test(after);
}
