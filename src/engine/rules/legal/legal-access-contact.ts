import { accessibilityBodies } from '#reference/legal-duties.ts';
import { mailAddress } from '../../derive/legal/notice-text.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const contact =
  /\bcontacte[rz]\b|\bformulaire\b|\bnous ecrire\b|\bpar (?:courriel|mail|e-mail|telephone|courrier)\b|\bretour d'information\b/;

export default defineMentionRule({
  id: 'legal-access-contact',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'standard', title: 'RGAA déclaration' }],
  parent: 'legal-access-page-absente',
  profiles: accessibilityBodies,
  title: {
    fail: 'La page « Accessibilité » ne dit pas comment signaler une difficulté',
    pass: 'La page « Accessibilité » dit comment signaler une difficulté',
  },
  why: 'Une personne bloquée doit pouvoir vous écrire et obtenir l’information autrement.',
  fix: 'Ajouter une adresse e-mail ou un lien vers un formulaire, et répondre sous une semaine.',
  document: 'statement',
  mention: ({ document: { folded, pages } }) =>
    mailAddress.test(folded) || contact.test(folded) || pages.some((page) => page.forms.length > 0),
  missing: 'moyen de signaler une difficulté',
});
