import { byTag, metaContent, textOf } from '../../derive/dom/dom.ts';
import { headerValue } from '../../derive/http/headers.ts';
import { forbidsIndexing } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

const forbids = (value: string): boolean => /\bnosnippet\b|\bmax-snippet\s*:\s*0\b/i.test(value);

export default defineRule({
  id: 'seo-nosnippet',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, balise robots'],
  title: {
    fail: 'La page interdit aux moteurs d’en montrer un extrait',
    pass: 'Les moteurs peuvent montrer un extrait de la page',
  },
  why: 'Sans extrait, le résultat attire moins de clics, et la page ne peut pas être citée dans les réponses des assistants.',
  fix: 'Retirer nosnippet (ou max-snippet:0) si ce choix n’est pas voulu.',
  artifacts: ['dom', 'mainResponse', 'page'],
  evaluate({ dom, mainResponse, page }) {
    const meta = metaContent(dom, 'robots') ?? '';
    const header = headerValue(mainResponse.headers, 'x-robots-tag') ?? '';
    if (forbidsIndexing(meta) || forbidsIndexing(header))
      return { status: 'inapplicable', reason: 'page fermée aux moteurs' };
    const wide = byTag(dom, 'body', 'main').find(
      (node) =>
        node.document === 0 && node.attributes['data-nosnippet'] !== undefined && textOf(dom, node) !== '',
    );
    if (!forbids(meta) && !forbids(header) && !wide) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: `Consigne de ${page.url}`,
          value: [meta, header, wide && `data-nosnippet sur <${wide.tag}>`].filter(Boolean).join(' ; '),
        },
      ],
    };
  },
});
