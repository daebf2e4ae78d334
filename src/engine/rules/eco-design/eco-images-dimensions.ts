import { formatBytes } from '#contract/french.ts';
import type { DomNode, NetworkRequest } from '../../artifacts.ts';
import { elementEvidence, visible } from '../../derive/dom/dom.ts';
import { fileSize } from '../../derive/media/image-weight.ts';
import { defineRule } from '../../rule.ts';

/** A phone screen shows about three image pixels per CSS pixel and way; half as much again is waste. */
const densities = 3;
const waste = 1.5;
const worthBytes = 20_000;

export default defineRule({
  id: 'eco-images-dimensions',
  version: 4,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: ['RGESN 6.4'],
  title: {
    fail: 'Des images sont bien plus grandes que leur affichage',
    pass: 'Les images sont téléchargées à leur taille d’affichage',
  },
  why: 'Des pixels sont transportés et décodés pour rien.',
  fix: 'Redimensionner les images, ou proposer plusieurs tailles avec srcset et sizes.',
  judges: 'layout',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    const sizes = new Map(requests.map((request) => [request.url, request]));
    const shown = visible(dom.nodes).filter(
      (node) => node.tag === 'img' && (node.image?.naturalWidth ?? 0) > 0 && (node.box?.width ?? 0) > 1,
    );
    if (shown.length === 0) return { status: 'inapplicable', reason: 'aucune image' };
    const wrong = largestOfEach(shown).flatMap((node) => {
      const saved = wastedBytes(node, sizes.get(node.image?.currentSrc ?? ''));
      return saved > worthBytes ? [{ node, saved }] : [];
    });
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ node, saved }) =>
        elementEvidence(
          dom,
          node,
          `${fileSize(node).join(' × ')} px téléchargés, affichés en ${shownSize(node).map(Math.round).join(' × ')} : ${formatBytes(saved)} de trop`,
        ),
      ),
    };
  },
});

/** A file is downloaded once for all its places in the page: the largest needs its pixels. */
function largestOfEach(images: readonly DomNode[]): DomNode[] {
  const areaOf = (node: DomNode): number => shownSize(node).reduce((area, side) => area * side, 1);
  return [...Map.groupBy(images, ({ image }) => image?.currentSrc).values()].flatMap(([first, ...others]) =>
    first ? [others.reduce((best, one) => (areaOf(one) > areaOf(best) ? one : best), first)] : [],
  );
}

/** Width and height of the picture, CSS px. */
const shownSize = ({ image, box }: DomNode): readonly [number, number] => [
  image?.shownWidth ?? box?.width ?? 0,
  image?.shownHeight ?? box?.height ?? 0,
];

function wastedBytes(node: DomNode, request: NetworkRequest | undefined): number {
  if (!request || !node.image || !node.box || /svg/.test(request.mimeType)) return 0;
  const [width, height] = shownSize(node);
  const useful = width * height * densities ** 2;
  const [fileWidth, fileHeight] = fileSize(node);
  const real = fileWidth * fileHeight;
  return real <= useful * waste ** 2 ? 0 : Math.round(request.transferBytes * (1 - useful / real));
}
