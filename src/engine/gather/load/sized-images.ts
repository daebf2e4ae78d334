import ImageElements from 'lighthouse/core/gather/gatherers/image-elements.js';
import { imageFacts } from './image-facts.ts';

/**
 * Runs in the page: addresses of images whose place a flexible row or column keeps before they arrive: one side comes
 * from the parent, the other from a ratio of the style alone. An address shown once in another way is left out.
 */
function imagesSizedByParent(): string[] {
  const kept = new Map<string, boolean>();
  for (const image of document.querySelectorAll('img')) {
    const { aspectRatio, flexBasis, alignSelf, position } = getComputedStyle(image);
    const parent = image.parentElement && getComputedStyle(image.parentElement);
    const isFlexible = parent !== null && /flex$/.test(parent.display) && position !== 'absolute';
    const alignment = alignSelf === 'auto' ? parent?.alignItems : alignSelf;
    const isStretched =
      /^column/.test(parent?.flexDirection ?? '') && /^(?:normal|stretch)$/.test(alignment ?? '');
    const isKept = isFlexible && /^[\d.]/.test(aspectRatio) && (/\d/.test(flexBasis) || isStretched);
    kept.set(image.currentSrc, isKept && kept.get(image.currentSrc) !== false);
  }
  return [...kept].flatMap(([src, isKept]) => (isKept ? [src] : []));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface Image {
  readonly src: string;
  readonly isCss: boolean;
  readonly isInShadowDOM?: boolean;
  readonly cssEffectiveRules?: { width?: string | null };
  readonly computedStyles: { position: string };
  readonly node: { readonly devtoolsNodePath: string; snippet: string };
}

interface ImageContext {
  readonly driver: {
    readonly executionContext: { evaluate<T>(run: () => T, options: object): Promise<T> };
  };
}

const inPage = { args: [], useIsolation: true };

/**
 * Lighthouse’s images. It asks a width or a height of their own style, and knows nothing of what a flexible parent gives:
 * such a width is written where it looks for one. Nor does it look for what takes the image out of the flow further than
 * its own style: that position is written as its own. Its code is the page’s: Lighthouse writes the address that the
 * browser chose, which is empty for an image that waits to be scrolled to.
 */
export class SizedImageElements extends ImageElements {
  override async getArtifact(context: never): Promise<never> {
    const images = (await super.getArtifact(context)) as readonly Image[];
    const { executionContext } = (context as ImageContext).driver;
    const kept = new Set(await executionContext.evaluate(imagesSizedByParent, inPage));
    for (const { src, cssEffectiveRules } of images)
      if (cssEffectiveRules && kept.has(src)) cssEffectiveRules.width ||= '100%';
    const facts = await executionContext.evaluate(imageFacts, inPage);
    const factsAt = new Map(facts.map((one) => [one.path, one]));
    for (const { isCss, isInShadowDOM, computedStyles, node } of images) {
      const known = isCss || isInShadowDOM ? undefined : factsAt.get(node.devtoolsNodePath);
      if (known?.movesNothing) computedStyles.position = 'absolute';
      if (known?.src) node.snippet = node.snippet.replace(' src=""', () => ` src="${escaped(known.src)}"`);
    }
    return images as never;
  }
}
