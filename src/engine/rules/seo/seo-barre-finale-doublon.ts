import { defineSiteRule } from '../../rule.ts';
import { judgeVariants } from '../verdicts/judge-variants.ts';

export default defineSiteRule({
  id: 'seo-barre-finale-doublon',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, canonicalisation' }],
  title: {
    fail: 'La même page répond avec et sans barre oblique finale',
    pass: 'Chaque page n’a qu’une adresse, avec ou sans barre oblique finale',
  },
  why: 'Les moteurs réunissent en général les deux adresses, mais choisissent à votre place celle qu’ils montrent ; vos statistiques, elles, comptent deux pages.',
  fix: 'Choisir une forme et rediriger l’autre vers elle (code 301), ou au moins déclarer la même adresse canonique sur les deux.',
  artifacts: ['addressVariants'],
  evaluate: (artifacts) => judgeVariants(artifacts, 'trailing-slash'),
});
