import type { RgaaGrid } from '#contract/rgaa-grid.ts';
import type { PageFacts, PageKind } from '../artifacts.ts';

/** Pages that the official sample holds when they exist (RGAA, « Échantillon »). */
const roles: readonly (readonly [PageKind, string])[] = [
  ['home', 'Accueil'],
  ['contact', 'Contact'],
  ['legal-notice', 'Mentions légales'],
  ['accessibility', 'Accessibilité'],
  ['site-map', 'Plan du site'],
  ['help', 'Aide'],
  ['login', 'Authentification'],
  ['search', 'Résultats de recherche'],
];

/**
 * Which analysed page fills which role, then the pages taken for their template. A single-page audit has no sample to
 * complete: roles without a page are left out.
 */
export function sampleOf(pages: readonly PageFacts[], wholeSite: boolean): RgaaGrid['sample'] {
  const kindOf = (page: PageFacts): PageKind => (page.isHome ? 'home' : page.kind);
  const filled = roles.map(([role, label]) => {
    const page = pages.find((candidate) => kindOf(candidate) === role);
    return { role, label, url: page?.url ?? null };
  });
  const taken = new Set(filled.map(({ url }) => url));
  const others = pages
    .filter(({ url }) => !taken.has(url))
    .map(({ url, title }) => ({ role: 'other', label: title || 'Autre page', url }));
  return [...filled.filter(({ url }) => wholeSite || url !== null), ...others];
}
