import { formatBytes, formatNumber } from '#contract/french.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { type WeighedImage, weighedImages } from '../../derive/media/image-weight.ts';
import { defineRule } from '../../rule.ts';

/**
 * Bounds of Constat, bytes a pixel. A photograph at quality 80 takes about 0.1 in WebP, 0.2 in JPEG; one of leaves or
 * gravel twice as much, and a JPEG then tells by its own quality.
 */
const mostBytesPerPixel = { jpeg: 0.25, webp: 0.45 };
const wellCompressed = 85;
const heavyPngBytes = 200_000;
/** Under this weight, headers and small details make the ratio meaningless. */
const worthBytes = 30_000;

export default defineRule({
  id: 'eco-images-compression',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: ['RGESN 5.2'],
  title: { fail: 'Des images sont peu compressées', pass: 'Les images sont bien compressées' },
  why: 'Une meilleure compression divise souvent leur poids par deux, sans différence visible.',
  fix: 'Enregistrer les photographies avec une qualité de 75 à 85, et ne garder le PNG que pour les dessins.',
  artifacts: ['dom', 'requests', 'jpegQualities'],
  evaluate({ dom, requests, jpegQualities }) {
    const qualities = new Map(jpegQualities.map(({ url, quality }) => [url, quality]));
    const images = weighedImages(dom, requests).filter(
      ({ request, pixels }) => pixels > 0 && /^image\/(?:jpe?g|webp|avif|png)/i.test(request.mimeType),
    );
    if (images.length === 0) return { status: 'inapplicable', reason: 'aucune photographie' };
    const wrong = images.filter((image) => isLoose(image, qualities.get(image.request.url)));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ node, request, pixels }) =>
        elementEvidence(
          dom,
          node,
          `${formatBytes(request.transferBytes)}, soit ${formatNumber(request.transferBytes / pixels, 2)} octet par pixel${told(qualities.get(request.url))}`,
        ),
      ),
    };
  },
});

const told = (quality: number | undefined): string =>
  quality === undefined ? '' : ` (qualité JPEG ${quality})`;

/** A JPEG whose quality could not be read is judged as one that takes the most. */
function isLoose({ request, pixels }: WeighedImage, quality: number | undefined): boolean {
  if (/png/i.test(request.mimeType)) return request.transferBytes > heavyPngBytes;
  const knows = quality !== undefined;
  if (request.transferBytes <= worthBytes || (knows && quality <= wellCompressed)) return false;
  return request.transferBytes / pixels > (knows ? mostBytesPerPixel.jpeg : mostBytesPerPixel.webp);
}
