import type { SiteProfile } from '#contract/themes.ts';
import { pageFacts, siteArtifacts } from '#tests/support/artifacts.ts';
import { ruleCases } from '#tests/support/rule-cases.ts';
import { legalPage } from '#tests/support/visit-parts.ts';
import rule from './legal-immatriculation.ts';

const notice = (text: string, changes = {}) =>
  siteArtifacts({ pages: [pageFacts(), legalPage('legal-notice', text, changes)] });

ruleCases(
  rule,
  {
    found: { artifacts: notice('RCS Lyon 732 829 320.'), verdict: 'pass' },
    SIRET: { artifacts: notice('SIRET 732 829 320 00074'), verdict: 'pass' },
    'number first': { artifacts: notice('732 829 320 RCS Lyon'), verdict: 'pass' },
    association: { artifacts: notice('RNA W691234567'), verdict: 'pass' },

    'read in full, not found': {
      artifacts: notice('Bienvenue à tous.'),
      verdict: 'fail',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/legal-notice',
          note: 'non trouvé : SIREN, SIRET, RCS ou RNA',
        },
      ],
    },

    'a page with little text': {
      artifacts: notice('', { text: 'Voir le document joint.' }),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/legal-notice',
          note: 'non trouvé : SIREN, SIRET, RCS ou RNA',
        },
      ],
    },
    'a page in another language': {
      artifacts: notice('Welcome to our site.', { lang: 'en-GB' }),
      verdict: 'review',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/legal-notice',
          note: 'non trouvé : SIREN, SIRET, RCS ou RNA',
        },
      ],
    },

    'no notice': {
      artifacts: siteArtifacts(),
      verdict: 'inapplicable',
      reason: 'le document qui doit porter cette mention n’a pas été trouvé',
    },
  },
  'company',
);

const townHall = (profile: SiteProfile | null) =>
  siteArtifacts({
    site: { ...siteArtifacts().site, profile },
    pages: [
      pageFacts({ title: 'Mairie de Bréal', footerText: '© Mairie de Bréal' }),
      legalPage('legal-notice', 'Bienvenue à tous.'),
    ],
  });

ruleCases(
  rule,
  {
    found: { artifacts: notice('RCS Lyon 732 829 320.'), verdict: 'pass' },
    'an association, by its own words': {
      artifacts: notice('Association loi 1901 déclarée à la préfecture.'),
      verdict: 'inapplicable',
      reason: 'le site se présente comme celui d’une association, que rien n’oblige à être immatriculée',
    },
    'an association that does not name its law': {
      artifacts: notice('Le site est édité par l’association Les Amis du moulin, 3 rue du Pont, 69000 Lyon.'),
      verdict: 'inapplicable',
      reason: 'le site se présente comme celui d’une association, que rien n’oblige à être immatriculée',
    },
    'an association named beside the publisher': {
      artifacts: notice(
        'Éditeur : Boulangerie Martin, 3 rue du Pont. Nous soutenons l’association Les Amis.',
      ),
      verdict: 'review',
      title:
        'Le numéro SIREN, SIRET ou RCS n’a pas été trouvé dans les mentions légales : à vérifier si vous y êtes tenu',
      evidence: [
        {
          type: 'page',
          url: 'https://www.exemple.fr/legal-notice',
          note: 'non trouvé : SIREN, SIRET, RCS ou RNA',
        },
      ],
    },
    'a company beside an association': {
      artifacts: notice('SAS au capital de 10 000 euros, partenaire de l’association loi 1901 Les Amis.'),
      verdict: 'review',
      title:
        'Le numéro SIREN, SIRET ou RCS n’a pas été trouvé dans les mentions légales : à vérifier si vous y êtes tenu',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice' }],
    },
    'nobody said what the site is': {
      artifacts: notice('Bienvenue à tous.'),
      verdict: 'review',
      title:
        'Le numéro SIREN, SIRET ou RCS n’a pas été trouvé dans les mentions légales : à vérifier si vous y êtes tenu',
      evidence: [{ type: 'page', url: 'https://www.exemple.fr/legal-notice' }],
    },
    'a town hall, which nobody declared': {
      artifacts: townHall(null),
      verdict: 'inapplicable',
      reason:
        'le site se présente comme celui d’un organisme public : indiquez le type de site si ce n’est pas le cas',
    },
  },
  null,
);
