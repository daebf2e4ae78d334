import { policyItems } from '#reference/legal-patterns.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const contact =
  /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|\[at\]|\(at\)|\barobase\b|\bformulaire de contact\b|\bpar courrier\b|\bnous contacter\b/;

export default defineMentionRule({
  id: 'priv-politique-dpo',
  severity: 'info',
  automation: 'semi',
  effort: 1,
  references: ['RGPD 13.1.b'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne donne pas de contact pour les données personnelles',
    pass: 'La politique de confidentialité donne un contact pour les données personnelles',
  },
  why: 'Sans adresse où écrire, personne ne peut exercer ses droits.',
  fix: 'Indiquer une adresse dédiée, et les coordonnées de votre délégué à la protection des données si vous en avez un.',
  document: 'privacy',
  mention: ({ document: { folded } }) => policyItems.officer.test(folded) || contact.test(folded),
  missing: 'adresse ou délégué à la protection des données',
});
