import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-donnees-structurees-absentes',
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
  artifacts: ['pages'],
  evaluate({ pages }) {
    if (pages.some(({ structuredDataTypes }) => structuredDataTypes.length > 0)) return { status: 'pass' };
    return {
      status: 'fail',
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
