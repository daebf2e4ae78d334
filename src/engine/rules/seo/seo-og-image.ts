import { metaContent } from '../../derive/dom/dom.ts';
import { scriptedMetas } from '../../derive/html/received-metas.ts';
import { shareImageProblem } from '../../derive/media/share-image.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-og-image',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'Open Graph' }],
  parent: 'seo-og-incomplet',
  title: {
    fail: 'L’image de partage est inutilisable : {problem}',
    // Whether it exists is known only where the page itself asks for it.
    pass: 'L’image de partage est bien déclarée',
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
    const problem = shareImageProblem(dom, requests);
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
