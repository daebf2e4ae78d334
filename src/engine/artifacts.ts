/**
 * The contract between gathering and judging: what one visit leaves behind, as plain JSON data.
 * Gatherers write these shapes; rules read them and nothing else. Named registry of `artifacts/`.
 */
export type * from './artifacts/animations.ts';
export type * from './artifacts/consent-visits.ts';
export * from './artifacts/dom.ts';
export type * from './artifacts/facts.ts';
export * from './artifacts/gathered.ts';
export type * from './artifacts/home-loads.ts';
export type * from './artifacts/html-validity.ts';
export type * from './artifacts/image-texts.ts';
export type * from './artifacts/interactions.ts';
export type * from './artifacts/judged.ts';
export type * from './artifacts/keyboard.ts';
export type * from './artifacts/network.ts';
export * from './artifacts/page.ts';
export type * from './artifacts/probes.ts';
export type * from './artifacts/second-opinions.ts';
export { samplesOf } from './artifacts/shape.ts';
export * from './artifacts/site.ts';
export type * from './artifacts/sitemap.ts';
export type * from './artifacts/views.ts';
