import { metaContent } from '../../derive/dom/dom.ts';
import { isPageKeptOut } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-twitter-carte',
  version: 3,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'X, cartes de partage' }],
  title: {
    fail: 'L’aperçu de la page sur X n’est pas prévu',
    pass: 'L’aperçu de la page sur X est prévu',
  },
  why: 'Un lien partagé sur ce réseau s’affiche alors en petit, sans image.',
  fix: 'Ajouter <meta name="twitter:card" content="summary_large_image">, et les balises Open Graph que X lit aussi.',
  artifacts: ['dom', 'mainResponse'],
  evaluate({ dom, mainResponse }) {
    if (isPageKeptOut(dom, mainResponse))
      return { status: 'inapplicable', reason: 'page fermée aux moteurs' };
    const card = metaContent(dom, 'twitter:card');
    const fallback = metaContent(dom, 'og:title') && metaContent(dom, 'og:image');
    if (card || fallback) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [{ type: 'value', label: 'twitter:card', value: 'absente', expected: 'summary_large_image' }],
    };
  },
});
