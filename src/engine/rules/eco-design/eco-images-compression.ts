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
  messages: { png: 'Des images en PNG sont lourdes' },
  why: 'Une meilleure compression divise souvent leur poids par deux, sans différence visible.',
  fix: 'Enregistrer les photographies en JPEG, WebP ou AVIF avec une qualité de 75 à 85. Un dessin en PNG : réduire sa palette à 256 couleurs au plus, ou le remplacer par sa version SVG.',
  artifacts: ['dom', 'requests', 'jpegQualities'],
  evaluate({ dom, requests, jpegQualities }) {
    const qualities = new Map(jpegQualities.map(({ url, quality }) => [url, quality]));
    const images = weighedImages(dom, requests).filter(
      ({ request, pixels }) => pixels > 0 && /^image\/(?:jpe?g|webp|avif|png)/i.test(request.mimeType),
    );
    if (images.length === 0) return { status: 'inapplicable', reason: 'aucune photographie' };
    const wrong = images.filter((image) => isLoose(image, qualities.get(image.request.url)));
    if (wrong.length === 0) return { status: 'pass' };
    const evidence = wrong.map((image) =>
      elementEvidence(dom, image.node, noteOf(image, qualities.get(image.request.url))),
    );
    return wrong.every(isPng) ? { status: 'fail', message: 'png', evidence } : { status: 'fail', evidence };
  },
});

const isPng = ({ request }: WeighedImage): boolean => /png/i.test(request.mimeType);

/** A PNG is judged by its weight alone. */
function noteOf(image: WeighedImage, quality: number | undefined): string {
  const { request, pixels } = image;
  const weight = formatBytes(request.transferBytes);
  if (isPng(image)) return `PNG de ${weight}`;
  const ratio = request.transferBytes / pixels;
  return `${weight}, soit ${formatNumber(ratio, 2)} ${ratio < 2 ? 'octet' : 'octets'} par pixel${told(quality)}`;
}

const told = (quality: number | undefined): string =>
  quality === undefined ? '' : ` (qualité JPEG ${quality})`;

/** A JPEG whose quality could not be read is judged as one that takes the most. */
function isLoose(image: WeighedImage, quality: number | undefined): boolean {
  const { request, pixels } = image;
  if (isPng(image)) return request.transferBytes > heavyPngBytes;
  const knows = quality !== undefined;
  if (request.transferBytes <= worthBytes || (knows && quality <= wellCompressed)) return false;
  return request.transferBytes / pixels > (knows ? mostBytesPerPixel.jpeg : mostBytesPerPixel.webp);
}
