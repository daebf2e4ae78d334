import { policyItems } from '#reference/legal-patterns.ts';
import type { SiteShapes } from '../../artifacts.ts';
import { isPublicBody } from '../../derive/legal/public-body.ts';
import { defineMentionRule } from '../verdicts/mention-rule.ts';

const contact =
  /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,}|\[at\]|\(at\)|\barobase\b|\bformulaire de contact\b|\bpar courrier\b|\bnous contacter\b/;

const mustHaveOfficer = (search: Pick<SiteShapes, 'site' | 'pages'>): boolean =>
  search.site.profile === 'public' || isPublicBody(search);

export default defineMentionRule({
  id: 'priv-politique-dpo',
  version: 2,
  // A public body must have an officer (RGPD 37.1.a); for others a contact is good to have: `info`.
  severity: 'mineur',
  automation: 'semi',
  effort: 1,
  references: [
    { kind: 'law', title: 'RGPD 13.1.b' },
    { kind: 'law', title: 'RGPD 37.1.a' },
  ],
  parent: 'priv-politique-absente',
  title: {
    fail: 'La politique de confidentialité ne donne pas de contact pour les données personnelles',
    pass: 'La politique de confidentialité donne un contact pour les données personnelles',
  },
  messages: {
    officer:
      'La politique de confidentialité de cet organisme public ne cite pas de délégué à la protection des données (DPO)',
  },
  why: 'Sans adresse où écrire, personne ne peut exercer ses droits.',
  fix: 'Indiquer une adresse dédiée, et les coordonnées de votre délégué à la protection des données si vous en avez un.',
  advice: {
    officer: {
      why: 'Un organisme public doit désigner un délégué à la protection des données, et donner ses coordonnées aux personnes.',
      fix: 'Indiquer comment joindre le délégué à la protection des données : une adresse e-mail dédiée suffit.',
    },
  },
  document: 'privacy',
  mention: ({ site, pages, document: { folded } }) =>
    policyItems.officer.test(folded) || (contact.test(folded) && !mustHaveOfficer({ site, pages })),
  // That the site is one of a public body was only recognised.
  doubtful: (search) => search.site.profile !== 'public' && mustHaveOfficer(search),
  missing: (search) =>
    mustHaveOfficer(search)
      ? 'délégué à la protection des données'
      : 'adresse ou délégué à la protection des données',
  refine(verdict, search) {
    if (verdict.status !== 'fail' && verdict.status !== 'review') return verdict;
    return mustHaveOfficer(search) ? { ...verdict, message: 'officer' } : { ...verdict, severity: 'info' };
  },
});
