import { formatNumber } from '#contract/french.ts';
import type { AxeNode, Dom, DomNode, TextContrast } from '../../artifacts.ts';
import { leastContrast } from '../css/gradient-contrast.ts';
import { ancestorsOf } from '../dom/dom.ts';

export type ContrastLevel = 'AA' | 'AAA';

/** What a picture may be wrong by; one of a single colour is exact. */
const marginOf = ({ least, most }: TextContrast): number => (most - least < 0.01 ? 0 : 0.1);
const needs = { AA: [4.5, 3], AAA: [7, 4.5] } as const;

/** What is asked of a drawing that tells something (RGAA 3.3), whatever its size. */
const drawing = 3;

/** The contrast asked of a measured text, or of a sign. */
export const contrastNeeded = (
  { large, sign }: Pick<TextContrast, 'large' | 'sign'>,
  level: ContrastLevel,
): number => (sign ? drawing : needs[level][large ? 1 : 0]);

/** Under it nobody sees a letter. */
export const seenContrast = 1.2;

/**
 * Measured, and some character stands out too little wherever one looks. A shadow may make up for it; a sign may decorate.
 */
export const isProvenPale = ({ contrast }: AxeNode, level: ContrastLevel): boolean =>
  contrast !== undefined &&
  !contrast.shadowed &&
  !contrast.sign &&
  // A text that nobody can see anywhere was not put there to be read, or is invisible by mistake (below).
  contrast.most >= seenContrast &&
  contrast.best < contrastNeeded(contrast, level) - marginOf(contrast);

/** Measured, and no letter of it can be seen anywhere. */
export const isUnseen = ({ contrast }: AxeNode): boolean =>
  contrast !== undefined && !contrast.sign && !contrast.shadowed && contrast.most < seenContrast;

/**
 * Unseen, on a plain colour as axe-core found it too: of a heading or a sentence that assistive technologies read, nobody
 * meant that. A single word, a control, or a heading laid over something may be kept for later.
 */
export function isProvenInvisible(found: AxeNode, dom: Dom): boolean {
  const node = found.node === null ? undefined : dom.nodes[found.node];
  if (!isUnseen(found) || !hasCause(found, 'equalRatio') || !node?.exposed) return false;
  const words = node.ownText.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words >= 3) return /^(?:h[1-6]|p|li|td|dd|blockquote)$/.test(node.tag);
  return (
    words > 0 && /^h[1-6]$/.test(node.tag) && (node.box?.height ?? 0) > lineHeight && isInFlow(dom, node)
  );
}

/** CSS px: a heading is at least as high where it is meant to be read. */
const lineHeight = 20;

const isInFlow = (dom: Dom, node: DomNode): boolean =>
  [node, ...ancestorsOf(dom, node)].every(({ style }) => !/^(?:absolute|fixed)$/.test(style.position));

/** A contrast as it is written: « 4,5:1 ». Never rounded up to a bound that it is below. */
export const ratioWords = (value: number): string =>
  `${formatNumber(Math.floor(value * 10 + 1e-6) / 10, 1)}:1`;

/** Whether a check names one of these causes (the keys of axe-core). */
export const hasCause = ({ facts }: Pick<AxeNode, 'facts'>, ...causes: readonly string[]): boolean =>
  facts.some(({ key }) => causes.includes(key));

/**
 * The least contrast (1–21) of a text that was not measured over gradients, or over a panel whatever the picture that shows
 * through it; 0 where it is not known.
 */
export function leastUnmeasured(dom: Dom, found: AxeNode): number {
  const node = found.node === null ? undefined : dom.nodes[found.node];
  if (!node || found.contrast) return 0;
  if (hasCause(found, 'bgGradient')) return leastContrast(dom, node, false);
  return hasCause(found, 'bgImage', 'imgNode') ? leastContrast(dom, node, true) : 0;
}

/**
 * Measured, and every point behind the text leaves it contrast enough. What a picture may be wrong by keeps from accusing:
 * a text that reaches what is asked of it is no doubt.
 */
export const isProvenReadable = ({ contrast }: AxeNode, level: ContrastLevel): boolean =>
  contrast !== undefined && contrast.least >= contrastNeeded(contrast, level);

/** Readable in some places of its background, and not in others. */
export const varies = ({ contrast }: AxeNode): boolean =>
  contrast !== undefined && !contrast.shadowed && contrast.most > contrast.least;

/** Dots, dashes and bars between two texts: nobody reads them. */
const separators = /^[\s·•|–—‒―\-/\\,.:;…«»‹›()]+$/;

export const isSeparator = (dom: Dom, { node }: AxeNode): boolean =>
  node !== null && separators.test(dom.nodes[node]?.ownText ?? '');
