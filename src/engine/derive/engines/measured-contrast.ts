import type { AxeNode } from '../../artifacts.ts';

export type ContrastLevel = 'AA' | 'AAA';

/** What a picture may be wrong by. */
const margin = 0.1;
const needs = { AA: [4.5, 3], AAA: [7, 4.5] } as const;

/** The contrast asked of a measured text. */
export const contrastNeeded = ({ large }: { readonly large: boolean }, level: ContrastLevel): number =>
  needs[level][large ? 1 : 0];

/** A text that nobody can see anywhere was not put there to be read. */
const seen = 1.2;

/** Measured, and some character stands out too little wherever one looks. A shadow may make up for it. */
export const isProvenPale = ({ contrast }: AxeNode, level: ContrastLevel): boolean =>
  contrast !== undefined &&
  !contrast.shadowed &&
  contrast.most >= seen &&
  contrast.best < contrastNeeded(contrast, level) - margin;

/** Measured, and every point behind the text leaves it contrast enough. */
export const isProvenReadable = ({ contrast }: AxeNode, level: ContrastLevel): boolean =>
  contrast !== undefined && contrast.least >= contrastNeeded(contrast, level) + margin;
