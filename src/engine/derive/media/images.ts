import { decoded } from '../../address/decoded.ts';
import type { Dom, DomNode } from '../../artifacts.ts';
import { memoise } from '../memoise.ts';

/** Exposed images: `img`, `area`, image buttons, `role="img"` (drawings included). */
const imagesOf = memoise((dom: Dom): readonly DomNode[] =>
  dom.nodes.filter(
    (node) =>
      node.exposed &&
      (node.tag === 'img' ||
        node.tag === 'area' ||
        node.attributes.role === 'img' ||
        (node.tag === 'input' && node.attributes.type === 'image')),
  ),
);

/** Exposed images that have a name for screen readers. */
export const namedImagesOf = memoise((dom: Dom): readonly DomNode[] =>
  imagesOf(dom).filter((node) => node.name.trim() !== ''),
);

/** Last part of the image’s address without query, decoded when it can be. */
export function fileNameOf(node: DomNode): string {
  const path = (node.image?.currentSrc || node.url || '').split(/[?#]/)[0] ?? '';
  return decoded(path.slice(path.lastIndexOf('/') + 1));
}
