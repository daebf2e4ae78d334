/**
 * Rules that look at nothing themselves: they count what other rules find, and fall with it. Version 2026-11.
 */

/** Counts the criteria of the RGAA that are not met. */
export const criterionEchoes: ReadonlySet<string> = new Set(['legal-access-contredit-par-audit']);

/** Counts the very elements that these rules find. */
export const elementEchoes: ReadonlyMap<string, readonly string[]> = new Map([
  ['seo-alt-manquant-site', ['axe-image-alt']],
]);
