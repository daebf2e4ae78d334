/**
 * The metrics of a load, with the values where each stops being good and where it becomes poor, and the word developers
 * use. Thresholds of web.dev for what visitors feel, of Lighthouse’s scoring on a phone for the others. Version 2026-11.
 * Milliseconds, except the layout shift.
 */
export const metricThresholds = [
  {
    metric: 'largestContentfulPaintMs',
    label: 'Affichage du contenu principal',
    short: 'LCP',
    good: 2500,
    poor: 4000,
  },
  {
    metric: 'cumulativeLayoutShift',
    label: 'Décalages de la mise en page',
    short: 'CLS',
    good: 0.1,
    poor: 0.25,
  },
  { metric: 'totalBlockingTimeMs', label: 'Temps de blocage', short: 'TBT', good: 200, poor: 600 },
  { metric: 'firstContentfulPaintMs', label: 'Premier affichage', short: 'FCP', good: 1800, poor: 3000 },
  { metric: 'speedIndexMs', label: 'Indice de vitesse', short: 'SI', good: 3400, poor: 5800 },
  { metric: 'serverResponseTimeMs', label: 'Réponse du serveur', short: 'TTFB', good: 800, poor: 1800 },
] as const;
