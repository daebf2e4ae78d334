import { formatBytes, formatNumber } from '#contract/french.ts';
import type { JpegFile } from '../../artifacts.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { type WeighedImage, weighedImages } from '../../derive/media/image-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

/**
 * Bounds of Constat, bytes a pixel. A photograph at quality 80 takes about 0.1 in WebP, 0.2 in JPEG; one of leaves or
 * gravel twice as much, and a JPEG then tells by its own quality.
 */
const mostBytesPerPixel = { jpeg: 0.25, webp: 0.45 };
const wellCompressed = threshold(85, { ours: 'JPEG quality above which eyes see no difference' });
const heavyPngBytes = threshold(200_000, { ours: 'lighter PNG files are drawings that compress no further' });
const worthBytes = threshold(30_000, {
  ours: 'Under this weight, headers and small details make the ratio meaningless',
});
/** Metadata under this weight, or this share of the file, are those of any camera. */
const heavyMetadata = { bytes: 20_000, share: 0.25 };

export default defineRule({
  id: 'eco-images-compression',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 5.2' }],
  title: { fail: 'Des images sont peu compressées', pass: 'Les images sont bien compressées' },
  messages: {
    png: 'Des images en PNG sont lourdes',
    metadata: 'Des images sont alourdies par des métadonnées',
  },
  why: 'Une meilleure compression divise souvent leur poids par deux, sans différence visible.',
  fix: 'Enregistrer les photographies en JPEG, WebP ou AVIF avec une qualité de 75 à 85. Un dessin en PNG : réduire sa palette à 256 couleurs au plus, ou le remplacer par sa version SVG.',
  advice: {
    metadata: {
      why: 'Ce que l’appareil ou le logiciel a noté (profil de couleurs, miniature, réglages) voyage avec l’image et ne se voit pas.',
      fix: 'Enregistrer les images « pour le web », sans métadonnées ni profil de couleurs autre que sRGB.',
    },
  },
  artifacts: ['dom', 'requests', 'jpegFiles'],
  evaluate({ dom, requests, jpegFiles }) {
    const files = new Map(jpegFiles.map((file) => [file.url, file]));
    const fileOf = ({ request }: WeighedImage) => files.get(request.url);
    const images = weighedImages(dom, requests).filter(
      ({ request, pixels }) => pixels > 0 && /^image\/(?:jpe?g|webp|avif|png)/i.test(request.mimeType),
    );
    if (images.length === 0) return { status: 'inapplicable', reason: 'aucune photographie' };
    const loose = images.filter((image) => isLoose(image, fileOf(image)));
    const padded = images.filter((image) => isPadded(image, fileOf(image)));
    const wrong = images.filter((image) => loose.includes(image) || padded.includes(image));
    if (wrong.length === 0) return { status: 'pass' };
    const evidence = wrong.map((image) => elementEvidence(dom, image.node, noteOf(image, fileOf(image))));
    if (loose.length === 0) return { status: 'fail', message: 'metadata', evidence };
    return wrong.every(isPng) ? { status: 'fail', message: 'png', evidence } : { status: 'fail', evidence };
  },
});

const isPng = ({ request }: WeighedImage): boolean => /png/i.test(request.mimeType);

/** A PNG is judged by its weight alone. */
function noteOf(image: WeighedImage, file: JpegFile | undefined): string {
  const { request, pixels } = image;
  const weight = formatBytes(request.transferBytes);
  if (isPng(image)) return `PNG de ${weight}`;
  if (file && isPadded(image, file))
    return `${weight}, dont ${formatBytes(file.metadataBytes)} de métadonnées`;
  const ratio = request.transferBytes / pixels;
  const unit = ratio < 2 ? 'octet' : 'octets';
  const quality = file?.quality ? ` (qualité JPEG ${file.quality})` : '';
  return `${weight}, soit ${formatNumber(ratio, 2)} ${unit} par pixel${quality}`;
}

/** A JPEG whose quality could not be read is judged as one that takes the most; what is no picture is counted apart. */
function isLoose(image: WeighedImage, file: JpegFile | undefined): boolean {
  const { request, pixels } = image;
  if (isPng(image)) return request.transferBytes > heavyPngBytes;
  const quality = file?.quality ?? null;
  const drawnBytes = request.transferBytes - (file?.metadataBytes ?? 0);
  if (drawnBytes <= worthBytes || (quality !== null && quality <= wellCompressed)) return false;
  return drawnBytes / pixels > (quality === null ? mostBytesPerPixel.webp : mostBytesPerPixel.jpeg);
}

function isPadded({ request }: WeighedImage, file: JpegFile | undefined): boolean {
  const { bytes, share } = heavyMetadata;
  const weight = file?.metadataBytes ?? 0;
  return weight > bytes && weight > share * request.transferBytes;
}
