import type { Shape } from './pattern-shapes.ts';

/** What the worker is asked to feed with nasty texts. */
export type LinearTask =
  | { readonly kind: 'pattern'; readonly source: string; readonly flags: string }
  | { readonly kind: 'function'; readonly file: string; readonly name: string; readonly texts: number }
  | { readonly kind: 'reader'; readonly name: string }
  | { readonly kind: 'artifacts'; readonly of: 'page' | 'site' };

/** What took too long: so many milliseconds of processor for a text of that shape and length. */
export interface Slow {
  readonly name: string;
  readonly ms: number;
  readonly length: number;
  readonly shape: Shape;
}

/** Said by the worker: what it begins, then what it found. */
export type LinearWord =
  | { readonly begins: { readonly name: string; readonly length: number; readonly shape: Shape } }
  | { readonly slow: readonly Slow[]; readonly calls: number }
  | { readonly error: string };
