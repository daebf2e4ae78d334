import ImageElements from 'lighthouse/core/gather/gatherers/image-elements.js';

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

interface Image {
  readonly src: string;
  readonly cssEffectiveRules?: { width?: string | null };
}

interface ImageContext {
  readonly driver: {
    readonly executionContext: { evaluate(run: () => string[], options: object): Promise<string[]> };
  };
}

/**
 * Lighthouse’s images. It asks a width or a height of their own style, and knows nothing of what a flexible parent gives:
 * such a width is written where it looks for one.
 */
export class SizedImageElements extends ImageElements {
  override async getArtifact(context: never): Promise<never> {
    const images = (await super.getArtifact(context)) as readonly Image[];
    const { executionContext } = (context as ImageContext).driver;
    const kept = new Set(
      await executionContext.evaluate(imagesSizedByParent, { args: [], useIsolation: true }),
    );
    for (const { src, cssEffectiveRules } of images)
      if (cssEffectiveRules && kept.has(src)) cssEffectiveRules.width ||= '100%';
    return images as never;
  }
}
