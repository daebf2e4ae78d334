/**
 * The metrics of real visits with the values where each stops being good and where it becomes poor, for the 75th percentile.
 * Milliseconds, except CLS. web.dev, « Web Vitals »; version 2026-11.
 */
export const fieldThresholds = [
  { metric: 'LCP', label: 'Affichage du contenu principal', good: 2500, poor: 4000 },
  { metric: 'INP', label: 'Réponse aux gestes', good: 200, poor: 500 },
  { metric: 'CLS', label: 'Décalages de la mise en page', good: 0.1, poor: 0.25 },
  { metric: 'FCP', label: 'Premier affichage', good: 1800, poor: 3000 },
  { metric: 'TTFB', label: 'Réponse du serveur', good: 800, poor: 1800 },
] as const;
