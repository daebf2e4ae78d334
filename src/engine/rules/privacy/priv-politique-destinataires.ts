import { policyItems } from '#reference/legal-patterns.ts';
import { policyHints } from '#reference/policy-hints.ts';
import { saidPlainly } from '../../derive/legal/said-plainly.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-destinataires',
  version: 2,
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.1.e' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas qui reçoit les données',
    pass: 'La politique de confidentialité dit qui reçoit les données',
  },
  why: 'La personne doit savoir quels services et prestataires voient ses données.',
  fix: 'Nommer les destinataires ou leurs catégories : hébergeur, outil d’envoi d’e-mails, prestataire de paiement…',
  document: 'privacy',
  mention: policyItems.recipients,
  missing: 'les destinataires des données',
  doubtful: ({ document }) => saidPlainly(document.folded, policyHints.recipients),
});
