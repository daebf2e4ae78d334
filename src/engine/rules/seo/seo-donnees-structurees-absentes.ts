import { isChosen } from '#contract/audit-words.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-donnees-structurees-absentes',
  // 3: a page that could not be read may hold them.
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'schema.org' }],
  title: {
    fail: 'Le site ne contient pas de données structurées',
    pass: 'Le site contient des données structurées',
  },
  why: 'Ces données décrivent vos pages aux moteurs (organisme, adresse, événement…) et permettent, pour certains types de contenus, un affichage enrichi dans les résultats.',
  fix: 'Ajouter un bloc JSON-LD qui décrit l’organisme sur l’accueil, puis le contenu propre à chaque page.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    if (pages.some(({ structuredDataTypes }) => structuredDataTypes.length > 0)) return { status: 'pass' };
    if (isChosen(site.scope) && !pages.some(({ isHome }) => isHome))
      return { status: 'inapplicable', reason: 'la page d’accueil n’est pas des pages choisies' };
    return {
      status: 'fail',
      unseen: true,
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: 'Pages visitées',
          value: String(pages.length),
          expected: 'JSON-LD ou microdonnées',
        },
      ],
    };
  },
});
