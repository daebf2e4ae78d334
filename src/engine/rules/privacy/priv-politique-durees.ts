import { policyItems } from '#reference/legal-patterns.ts';
import { policyHints } from '#reference/policy-hints.ts';
import { saidPlainly } from '../../derive/legal/said-plainly.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-durees',
  version: 3,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 13.2.a' }],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne donne pas de durée de conservation',
    pass: 'La politique de confidentialité donne des durées de conservation',
  },
  why: 'Les données ne peuvent pas être gardées sans limite : la personne doit savoir combien de temps.',
  fix: 'Donner une durée par usage, par exemple : demandes de contact, un an ; prospects, trois ans après le dernier échange.',
  document: 'privacy',
  mention: policyItems.retention,
  missing: 'une durée de conservation',
  doubtful: ({ document }) => saidPlainly(document.folded, policyHints.retention),
});
