import type { AxeNode, TextContrast } from '../../artifacts.ts';

export type ContrastLevel = 'AA' | 'AAA';

/** What a picture may be wrong by. */
const margin = 0.1;
const needs = { AA: [4.5, 3], AAA: [7, 4.5] } as const;

/** What is asked of a drawing that tells something (RGAA 3.3), whatever its size. */
const drawing = 3;

/** The contrast asked of a measured text, or of a sign. */
export const contrastNeeded = (
  { large, sign }: Pick<TextContrast, 'large' | 'sign'>,
  level: ContrastLevel,
): number => (sign ? drawing : needs[level][large ? 1 : 0]);

/** A text that nobody can see anywhere was not put there to be read. */
const seen = 1.2;

/**
 * Measured, and some character stands out too little wherever one looks. A shadow may make up for it; a sign may decorate.
 */
export const isProvenPale = ({ contrast }: AxeNode, level: ContrastLevel): boolean =>
  contrast !== undefined &&
  !contrast.shadowed &&
  !contrast.sign &&
  contrast.most >= seen &&
  contrast.best < contrastNeeded(contrast, level) - margin;

/** Measured, and every point behind the text leaves it contrast enough. */
export const isProvenReadable = ({ contrast }: AxeNode, level: ContrastLevel): boolean =>
  contrast !== undefined && contrast.least >= contrastNeeded(contrast, level) + margin;
