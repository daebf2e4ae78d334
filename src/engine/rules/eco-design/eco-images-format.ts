import type { Evidence } from '#contract/report.ts';
import type { NetworkRequest } from '../../artifacts.ts';
import { isUnanswered } from '../../derive/http/unanswered-requests.ts';
import { networkRequests } from '../../derive/page/page-weight.ts';
import { defineRule, threshold } from '../../rule.ts';

/** Share asked by RGESN 5.1, and the number of images from which a share means something. */
const efficientShare = threshold(0.75, { from: 'RGESN 5.1' });
const fewest = threshold(3, { ours: 'a share of one or two images means nothing' });
const fewForShare = threshold(8, { ours: 'number of images from which a share means something' });
const worthwhileBytes = threshold(4_000, {
  ours: 'Below that, another format gains less than its own headers weigh: icons and patterns often grow in WebP',
});

/** By its bytes where they were read: a name and a server may say otherwise, and browsers do not mind. */
const typeOf = ({ sniffedType, mimeType }: NetworkRequest): string => sniffedType ?? mimeType;

export default defineRule({
  id: 'eco-images-format',
  version: 5,
  severity: 'mineur',
  automation: 'automatique',
  effort: 2,
  references: [{ kind: 'standard', title: 'RGESN 5.1' }],
  title: {
    fail: '{share} % seulement des photos et images sont dans un format efficace (WebP, AVIF)',
    pass: 'Les images sont dans un format efficace',
  },
  messages: {
    none: 'Les photos et images sont dans des formats lourds (JPEG, PNG ou GIF)',
    noneReceived: 'Les photos et images reçues sont dans des formats lourds (JPEG, PNG ou GIF)',
  },
  why: 'Le JPEG, le PNG et le GIF pèsent nettement plus que l’AVIF ou le WebP, à qualité égale.',
  fix: 'Convertir les images citées : une photographie en AVIF ou en WebP, un logo en SVG ou en WebP, un GIF animé en vidéo sans son (MP4, WebM) ou en WebP animé.',
  artifacts: ['requests'],
  evaluate({ requests }) {
    const images = networkRequests(requests).filter(
      (request) =>
        request.resourceType === 'image' &&
        request.status === 200 &&
        request.transferBytes >= worthwhileBytes &&
        /^image\/(?!svg|x-icon|vnd)/i.test(typeOf(request)),
    );
    if (images.length < fewest)
      return { status: 'inapplicable', reason: 'moins de trois images de plus de 4 ko' };
    const wrong = images.filter((request) => !/^image\/(?:webp|avif|jxl)/i.test(typeOf(request)));
    const efficient = 1 - wrong.length / images.length;
    // One file of three or four, a logo mostly, is no share.
    if (efficient >= efficientShare || (wrong.length === 1 && images.length < fewForShare))
      return { status: 'pass' };
    const proof = {
      extent: -efficient,
      occurrences: wrong.length,
      evidence: wrong.slice(0, 10).map((image) => ({
        type: 'request' as const,
        url: image.url,
        sizeBytes: image.transferBytes,
        note: typeOf(image),
      })),
    } satisfies { extent: number; occurrences: number; evidence: Evidence[] };
    // What did not come from here may be as efficient as it likes.
    const lost = requests.filter((image) => image.resourceType === 'image' && isUnanswered(image)).length;
    const atBest = 1 - wrong.length / (images.length + lost);
    const status = atBest >= efficientShare ? 'review' : 'fail';
    return wrong.length === images.length
      ? { status, message: lost > 0 ? 'noneReceived' : 'none', ...proof }
      : { status, values: { share: Math.round(efficient * 100) }, ...proof };
  },
});
