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
  why: 'Les moteurs réunissent en général les deux adresses, mais choisissent à votre place celle qu’ils montrent.',
  fix: 'Rediriger /index.html ou /index.php vers la racine du site (code 301), et faire pointer vos liens vers la racine.',
  artifacts: ['addressVariants'],
  evaluate: (artifacts) => judgeVariants(artifacts, 'index-file'),
});
