import { isOrganisationType } from '../../derive/search/structured-data.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-donnees-organisation',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'schema.org Organization' }],
  parent: 'seo-donnees-structurees-absentes',
  title: {
    fail: 'L’accueil ne décrit pas l’organisme dans ses données structurées',
    pass: 'L’accueil décrit l’organisme dans ses données structurées',
  },
  why: 'Les moteurs s’en servent pour afficher votre nom, votre logo, votre adresse et vos horaires.',
  fix: 'Ajouter à l’accueil un bloc JSON-LD de type Organization (ou LocalBusiness, GovernmentOrganization…) avec le nom, l’adresse et le téléphone.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const home = pages.find(({ isHome }) => isHome);
    if (!home) return { status: 'inapplicable', reason: 'accueil non visité' };
    if (home.structuredDataTypes.some(isOrganisationType)) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        {
          type: 'value',
          label: `Types déclarés par ${home.url}`,
          value: home.structuredDataTypes.join(', ') || 'aucun',
          expected: 'Organization, LocalBusiness…',
        },
      ],
    };
  },
});
