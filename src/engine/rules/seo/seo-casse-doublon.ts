import { defineSiteRule } from '../../rule.ts';
import { judgeVariants } from '../verdicts/judge-variants.ts';

export default defineSiteRule({
  id: 'seo-casse-doublon',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, canonicalisation' }],
  title: {
    fail: 'La même page répond quelle que soit la casse de son adresse',
    pass: 'Une adresse écrite dans une autre casse ne montre pas la même page',
  },
  why: 'Une faute de frappe dans un lien suffit à créer une deuxième adresse pour la même page.',
  fix: 'Rediriger vers l’adresse en minuscules (code 301), ou déclarer l’adresse canonique dans la page.',
  artifacts: ['addressVariants'],
  evaluate: (artifacts) => judgeVariants(artifacts, 'letter-case'),
});
