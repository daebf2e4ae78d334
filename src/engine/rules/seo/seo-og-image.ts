import { byTag, metaContent } from '../../derive/dom/dom.ts';
import { scriptedMetas } from '../../derive/html/received-metas.ts';
import { fileSize } from '../../derive/media/image-weight.ts';
import { defineRule } from '../../rule.ts';

const leastWidth = 600;
const leastHeight = 315;

export default defineRule({
  id: 'seo-og-image',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['Open Graph'],
  parent: 'seo-og-incomplet',
  title: {
    fail: 'L’image de partage est inutilisable : {problem}',
    pass: 'L’image de partage est utilisable',
  },
  why: 'Les réseaux sociaux et les messageries n’afficheront aucune image.',
  fix: 'Indiquer l’adresse complète (https://…) d’une image de 1200 × 630 pixels.',
  artifacts: ['dom', 'requests', 'source'],
  evaluate({ dom, requests, source }) {
    const address = metaContent(dom, 'og:image');
    if (!address) return { status: 'inapplicable', reason: 'aucune image de partage' };
    // `seo-og-incomplet` asks about it.
    if (scriptedMetas(source, ['og:image']).length > 0)
      return { status: 'inapplicable', reason: 'image de partage écrite par un script' };
    const width = Number(metaContent(dom, 'og:image:width') ?? Number.NaN);
    const height = Number(metaContent(dom, 'og:image:height') ?? Number.NaN);
    const shown = byTag(dom, 'img').find(({ image }) => image?.currentSrc === address);
    const [shownWidth, shownHeight] = shown ? fileSize(shown) : [0, 0];
    const problem = problemOf(address, {
      width: shownWidth || width,
      height: shownHeight || height,
      status: requests.find(({ url }) => url === address)?.status ?? 0,
    });
    if (problem === null) return { status: 'pass' };
    return {
      status: 'fail',
      values: { problem },
      evidence: [
        { type: 'value', label: 'og:image', value: address.slice(0, 300), expected: '1200 × 630 px' },
      ],
    };
  },
});

/** What is certainly wrong with it, in French; sizes and status count only when known. */
function problemOf(
  address: string,
  known: { readonly width: number; readonly height: number; readonly status: number },
): string | null {
  if (!/^https?:\/\//i.test(address)) return 'son adresse est incomplète';
  if (/\.svg(?:[?#]|$)/i.test(address)) return 'le format SVG n’est pas accepté';
  if (known.status >= 400) return `elle répond ${known.status}`;
  if (known.width < leastWidth || known.height < leastHeight) return 'elle est trop petite';
  return null;
}
