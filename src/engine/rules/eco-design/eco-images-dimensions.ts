import { formatBytes } from '#contract/french.ts';
import type { Dom, DomNode, NetworkRequest } from '../../artifacts.ts';
import { byTag, closest, elementEvidence, visible } from '../../derive/dom/dom.ts';
import { fileSize } from '../../derive/media/image-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

/** A phone screen shows about three image pixels per CSS pixel and way; half as much again is waste. */
const densities = 3;
const waste = 1.5;
const worthBytes = threshold(20_000, { ours: 'lighter images win too little by smaller dimensions' });

export default defineRule({
  id: 'eco-images-dimensions',
  version: 5,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 6.4' }],
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
    const wrong = shownFiles(dom, shown).flatMap((file) => {
      const saved = wastedBytes(file, sizes.get(file.node.image?.currentSrc ?? ''));
      return saved > worthBytes ? [{ ...file, saved }] : [];
    });
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ node, size, isBound, saved }) =>
        elementEvidence(
          dom,
          node,
          `${fileSize(node).join(' × ')} px téléchargés, affichés en ${size.map(Math.round).join(' × ')}${isBound ? ' au plus' : ''} : ${formatBytes(saved)} de trop`,
        ),
      ),
    };
  },
});

type Size = readonly [number, number];

interface ShownFile {
  /** The largest place of the file. */
  readonly node: DomNode;
  /** CSS px. */
  readonly size: Size;
  /** It has a place whose size is not known now: no window shows it larger. */
  readonly isBound: boolean;
}

const areaOf = ([width, height]: Size): number => width * height;

/** A file is downloaded once for all its places in the page, hidden slides too: the largest needs its pixels. */
function shownFiles(dom: Dom, shown: readonly DomNode[]): ShownFile[] {
  const places = Map.groupBy(
    byTag(dom, 'img').filter(({ document }) => document === 0),
    ({ image, url }) => image?.currentSrc || url,
  );
  const files = Map.groupBy(shown, ({ image }) => image?.currentSrc);
  return [...files].flatMap(([address, [first, ...others]]) => {
    if (!first) return [];
    const all = places.get(address) ?? [];
    const measured = [...others, ...all.filter((one) => hasBox(one) && fileSize(one)[0] > 0)];
    const largest = measured.reduce(
      (best, one) => (areaOf(shownSize(one)) > areaOf(shownSize(best)) ? one : best),
      first,
    );
    const size = shownSize(largest);
    const bound = all.some((one) => isSlide(dom, one)) ? boundOf(dom, largest) : size;
    return [
      areaOf(bound) > areaOf(size)
        ? { node: largest, size: bound, isBound: true }
        : { node: largest, size, isBound: false },
    ];
  });
}

const hasBox = ({ box }: DomNode): boolean => (box?.width ?? 0) > 1;

/** It has no place now and will have one: a slide, a tab, a window; the logo of a folded menu is no larger than it was. */
const isSlide = (dom: Dom, node: DomNode): boolean =>
  !hasBox(node) && !closest(dom, node, ({ tag }) => /^(?:header|nav|footer)$/.test(tag));

/** The whole picture, as wide as the window. */
function boundOf({ viewport }: Dom, node: DomNode): Size {
  const [width, height] = fileSize(node);
  return [viewport.width, (viewport.width * height) / width];
}

/** Width and height of the picture, CSS px. */
const shownSize = ({ image, box }: DomNode): Size => [
  image?.shownWidth ?? box?.width ?? 0,
  image?.shownHeight ?? box?.height ?? 0,
];

function wastedBytes({ node, size }: ShownFile, request: NetworkRequest | undefined): number {
  if (!request || /svg/.test(request.mimeType)) return 0;
  const useful = areaOf(size) * densities ** 2;
  const [fileWidth, fileHeight] = fileSize(node);
  const real = fileWidth * fileHeight;
  return real <= useful * waste ** 2 ? 0 : Math.round(request.transferBytes * (1 - useful / real));
}
