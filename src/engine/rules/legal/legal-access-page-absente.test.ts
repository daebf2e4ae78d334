import type { SiteProfile } from '#contract/themes.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-access-page-absente.ts';

const { site } = siteArtifacts();

const noticeSays = (text: string, profile: SiteProfile | null = null) =>
  siteArtifacts({ site: { ...site, profile }, pages: [pageFacts(), legalPage('legal-notice', text)] });
const homeSays = (text: string, structuredDataTypes: readonly string[] = []) =>
  siteArtifacts({ site: { ...site, profile: null }, pages: [pageFacts({ text, structuredDataTypes })] });
const onePlace = (text: string) =>
  siteArtifacts({ site: { ...site, profile: null }, pages: [pageFacts({ text, declaresOnePlace: true })] });
const asked = {
  verdict: 'review',
  title: 'Aucune page « Accessibilité » n’a été trouvée : à vérifier',
  evidence: [
    { type: 'value', label: 'Pages visitées', value: '2', expected: 'un lien « Accessibilité »' },
    { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
  ],
} as const;

const askedOfHome = {
  ...asked,
  title: 'Aucune page « Accessibilité » n’a été trouvée : à vérifier si vous y êtes tenu',
  evidence: [
    { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Accessibilité »' },
    { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
  ],
} as const;

const small =
  'le site se présente comme celui d’une association ou d’une petite entreprise, qui n’y est pas tenue sauf mission de service public : indiquez le type de site si c’est le cas';

ruleCases(rule, {
  present: {
    artifacts: siteArtifacts({
      pages: [pageFacts(), legalPage('accessibility', 'Déclaration d’accessibilité.')],
    }),
    verdict: 'pass',
  },
  absent: {
    artifacts: siteArtifacts({ site: { ...site, profile: 'public' } }),
    verdict: 'fail',
    title: 'Aucune page « Accessibilité » n’a été trouvée',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Accessibilité »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
  'a small association, of a type nobody declared': {
    artifacts: noticeSays('Site édité par l’association Les Amis, association régie par la loi de 1901.'),
    verdict: 'inapplicable',
    reason: small,
  },
  'a person who lets two rooms': {
    artifacts: noticeSays('Le site est édité par : Jeanne Petit, résidant 3 rue Haute, née le 25/09/1965.'),
    verdict: 'inapplicable',
    reason: small,
  },
  'a person in business': {
    artifacts: noticeSays('Jeanne Petit, entrepreneuse individuelle, est responsable de ce site.'),
    verdict: 'inapplicable',
    reason: small,
  },
  'a small company that publishes it': {
    artifacts: noticeSays('Éditeur : Menuiserie Petit, EURL au capital de 5 000 euros.'),
    verdict: 'inapplicable',
    reason: small,
  },
  'a hairdresser by its structured data': {
    artifacts: homeSays('Coupe et couleur sur rendez-vous, 3 rue Haute.', ['https://schema.org/HairSalon']),
    verdict: 'inapplicable',
    reason: small,
  },
  'a gym of one address by its structured data': {
    artifacts: onePlace('Cours de boxe du lundi au samedi.'),
    verdict: 'inapplicable',
    reason: small,
  },
  'a dance company of volunteers': {
    artifacts: homeSays('Notre école de danse est animée par trente bénévoles. Trésorière : Jeanne Petit.'),
    verdict: 'inapplicable',
    reason: small,
  },
  'a board, and members who pay': {
    artifacts: homeSays(
      'Présidente : Jeanne Petit. Secrétaire : Paul Durand. Cotisation annuelle : 20 euros.',
    ),
    verdict: 'inapplicable',
    reason: small,
  },
  'an association that declared itself delegate': {
    artifacts: noticeSays('Association loi 1901.', 'delegate'),
    ...asked,
    verdict: 'fail',
    title: 'Aucune page « Accessibilité » n’a été trouvée',
  },
  'a page that announces its text': {
    artifacts: siteArtifacts({
      site: { ...site, profile: 'public' },
      pages: [
        pageFacts(),
        legalPage('accessibility', '', {
          text: 'Accessibilité. Notre déclaration est en cours de rédaction. Nous contacter',
          wordCount: 10,
        }),
      ],
    }),
    verdict: 'fail',
    title: 'La page « Accessibilité » annonce seulement un texte à venir',
    evidence: [
      {
        type: 'text',
        quote: 'Accessibilité. Notre déclaration est en cours de rédaction. Nous contacter',
        where: 'https://www.exemple.fr/accessibility',
      },
    ],
  },
  'a short page that says something': {
    artifacts: siteArtifacts({
      pages: [
        pageFacts(),
        legalPage('accessibility', '', {
          text: 'Accessibilité : non conforme. Le plan d’action est en cours de rédaction.',
          wordCount: 12,
        }),
      ],
    }),
    verdict: 'pass',
  },
  'visit incomplete': {
    artifacts: siteArtifacts({ site: { ...site, crawlComplete: false } }),
    verdict: 'review',
    title: 'Aucune page « Accessibilité » n’a été trouvée : à vérifier',
    evidence: [
      { type: 'value', label: 'Pages visitées', value: '1', expected: 'un lien « Accessibilité »' },
      { type: 'page', url: 'https://www.exemple.fr/', note: 'aucun lien de ce nom dans cette page' },
    ],
  },
});

ruleCases(
  rule,
  {
    present: {
      artifacts: siteArtifacts({
        site: { ...site, profile: null },
        pages: [pageFacts(), legalPage('accessibility', 'Déclaration d’accessibilité.')],
      }),
      verdict: 'pass',
    },
    'a gym of many': { artifacts: onePlace('Boxe dans nos 14 salles.'), ...askedOfHome },
    'a gym of a town': { artifacts: onePlace('La salle de la commune de Vey.'), ...askedOfHome },
    'an association with a mission of public service': {
      artifacts: noticeSays('Association loi 1901 reconnue d’utilité publique.'),
      ...asked,
      title: 'Aucune page « Accessibilité » n’a été trouvée : à vérifier si vous y êtes tenu',
    },
    'an office of the State by its structured data': {
      artifacts: homeSays('Vos démarches.', ['GovernmentOffice']),
      ...askedOfHome,
    },
    'a hospital that has volunteers': {
      artifacts: homeSays('Centre hospitalier de Bréal : une équipe de bénévoles vous accueille.'),
      ...askedOfHome,
    },
    'a hospital whose notice says that it is public': {
      artifacts: noticeSays('Éditeur : hôpital de Bréal, établissement public de santé.'),
      ...asked,
      title: 'Aucune page « Accessibilité » n’a été trouvée : à vérifier',
    },
    'a chain of bakeries': {
      artifacts: homeSays('Du pain chaud dans nos 140 magasins.', ['Bakery']),
      ...askedOfHome,
    },
    'a small company that only hosts it': {
      artifacts: noticeSays('Hébergement : Nuages, SARL, 1 rue Haute, 75001 Paris.'),
      ...asked,
      title: 'Aucune page « Accessibilité » n’a été trouvée : à vérifier si vous y êtes tenu',
    },
  },
  null,
);
