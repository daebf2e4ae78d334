import { professionals } from '#reference/legal-duties.ts';
import { noticeItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'legal-editeur-identite',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'LCEN art. 1-1 I 1°-2°' }],
  parent: 'legal-mentions-absentes',
  profiles: professionals,
  title: {
    fail: 'Le nom de l’éditeur n’a pas été trouvé dans les mentions légales',
    pass: 'Les mentions légales nomment l’éditeur du site',
  },
  why: 'Le visiteur doit savoir qui publie ce qu’il lit et à qui il s’adresse.',
  fix: 'Indiquer la raison sociale et la forme de la société, ou le nom de l’organisme, ou vos nom et prénom.',
  document: 'notice',
  mention: noticeItems.publisher,
  missing: 'nom de l’éditeur',
});
