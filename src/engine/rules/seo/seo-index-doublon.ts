import { defineSiteRule } from '../../rule.ts';
import { judgeVariants } from '../verdicts/judge-variants.ts';

export default defineSiteRule({
  id: 'seo-index-doublon',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, canonicalisation' }],
  title: {
    fail: 'La page d’accueil répond aussi à l’adresse de son fichier (index)',
    pass: 'La page d’accueil n’a qu’une adresse',
  },
  why: 'Les moteurs voient deux pages d’accueil au même contenu, et les liens se répartissent entre elles.',
  fix: 'Rediriger /index.html ou /index.php vers la racine du site (code 301), et faire pointer vos liens vers la racine.',
  artifacts: ['addressVariants'],
  evaluate: (artifacts) => judgeVariants(artifacts, 'index-file'),
});
