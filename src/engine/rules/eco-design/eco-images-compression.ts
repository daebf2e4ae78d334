import { formatBytes, formatNumber } from '#contract/french.ts';
import { elementEvidence } from '../../derive/dom/dom.ts';
import { type WeighedImage, weighedImages } from '../../derive/media/image-weight.ts';
import { defineRule } from '../../rule.ts';

/** Bounds of Constat. A photograph at quality 80 takes about 0.1 byte a pixel in WebP, 0.2 in JPEG. */
const mostBytesPerPixel = 0.25;
const heavyPngBytes = 200_000;
/** Under this weight, headers and small details make the ratio meaningless. */
const worthBytes = 30_000;

export default defineRule({
  id: 'eco-images-compression',
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: ['RGESN 5.2'],
  title: { fail: 'Des images sont peu compressées', pass: 'Les images sont bien compressées' },
  why: 'Une meilleure compression divise souvent leur poids par deux, sans différence visible.',
  fix: 'Enregistrer les photographies avec une qualité de 75 à 85, et ne garder le PNG que pour les dessins.',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    const images = weighedImages(dom, requests).filter(
      ({ request, pixels }) => pixels > 0 && /^image\/(?:jpe?g|webp|avif|png)/i.test(request.mimeType),
    );
    if (images.length === 0) return { status: 'inapplicable', reason: 'aucune photographie' };
    const wrong = images.filter(isLoose);
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ node, request, pixels }) =>
        elementEvidence(
          dom,
          node,
          `${formatBytes(request.transferBytes)}, soit ${formatNumber(request.transferBytes / pixels, 2)} octet par pixel`,
        ),
      ),
    };
  },
});

function isLoose({ request, pixels }: WeighedImage): boolean {
  if (/png/i.test(request.mimeType)) return request.transferBytes > heavyPngBytes;
  return request.transferBytes > worthBytes && request.transferBytes / pixels > mostBytesPerPixel;
}
