import { policyItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

export default defineMentionRule({
  id: 'priv-politique-durees',
  version: 2,
  severity: 'majeur',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.2.a'],
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
});
