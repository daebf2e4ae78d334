import type { AnimatedImage, Animations, Dom, DomNode } from '../../artifacts.ts';
import { isShown } from '../dom/visibility.ts';
import { memoise } from '../memoise.ts';

const smallPx = 50;

export interface ShownAnimation {
  readonly node: DomNode;
  readonly image: AnimatedImage;
  readonly areaPx: number;
}

/** Shown elements of some size that are, or carry in their background, an image with several frames. */
export function shownAnimations(dom: Dom, { images }: Animations): ShownAnimation[] {
  if (images.length === 0) return [];
  return picturesOf(dom).flatMap(({ node, urls }) => {
    const image = images.find(({ url }) => urls.includes(url));
    return image && node.box ? [{ node, image, areaPx: node.box.width * node.box.height }] : [];
  });
}

const picturesOf = memoise((dom: Dom) =>
  dom.nodes.flatMap((node) => {
    const { box, image, style } = node;
    if (!box || box.width <= smallPx || box.height <= smallPx || !isShown(node)) return [];
    const urls = [...style.backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? '');
    if (image) urls.push(image.currentSrc);
    return urls.length > 0 ? [{ node, urls }] : [];
  }),
);
