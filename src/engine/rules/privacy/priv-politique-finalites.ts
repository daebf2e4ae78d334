import { policyItems } from '#reference/legal-patterns.ts';
import { policyHints } from '#reference/policy-hints.ts';
import { saidPlainly } from '../../derive/legal/said-plainly.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-finalites',
  version: 3,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.1.c' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne dit pas à quoi servent les données',
    pass: 'La politique de confidentialité dit à quoi servent les données',
  },
  why: 'Une donnée ne peut être recueillie que pour un but précis, annoncé à la personne.',
  fix: 'Lister chaque usage : répondre aux demandes, traiter les commandes, envoyer la lettre d’information…',
  document: 'privacy',
  mention: policyItems.purposes,
  missing: 'les raisons de la collecte',
  doubtful: ({ document }) => saidPlainly(document.folded, policyHints.purposes),
});
