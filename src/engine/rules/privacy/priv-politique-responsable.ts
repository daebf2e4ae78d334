import { policyItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-responsable',
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
});
