import { policyItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-reclamation',
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.2.d' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne mentionne pas la réclamation auprès de la CNIL',
    pass: 'La politique de confidentialité mentionne la réclamation auprès de la CNIL',
  },
  why: 'Toute personne peut se plaindre à la CNIL : vous devez le lui dire.',
  fix: 'Ajouter : « Vous pouvez introduire une réclamation auprès de la CNIL (www.cnil.fr) ».',
  document: 'privacy',
  mention: policyItems.complaint,
  missing: 'le droit de réclamation auprès de la CNIL',
});
