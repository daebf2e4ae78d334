import { byTag, textOf } from '../../derive/dom/dom.ts';
import { directivesOf, isPageKeptOut, robotsHeadersOf, robotsMetasOf } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

function forbids(value: string): boolean {
  const said = directivesOf(value, 'googlebot');
  return said.has('nosnippet') || said.has('max-snippet=0');
}

export default defineRule({
  id: 'seo-nosnippet',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, balise robots' }],
  title: {
    fail: 'La page interdit aux moteurs d’en montrer un extrait',
    pass: 'Les moteurs peuvent montrer un extrait de la page',
  },
  why: 'Sans extrait, le résultat attire moins de clics, et la page ne peut pas être citée dans les réponses des assistants.',
  fix: 'Retirer nosnippet (ou max-snippet:0) si ce choix n’est pas voulu.',
  artifacts: ['dom', 'mainResponse', 'page'],
  evaluate({ dom, mainResponse, page }) {
    const said = [...robotsMetasOf(dom), ...robotsHeadersOf(mainResponse.headers)];
    if (isPageKeptOut(dom, mainResponse))
      return { status: 'inapplicable', reason: 'page fermée aux moteurs' };
    const wide = byTag(dom, 'body', 'main').find(
      (node) =>
        node.document === 0 && node.attributes['data-nosnippet'] !== undefined && textOf(dom, node) !== '',
    );
    if (!said.some(forbids) && !wide) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: 1,
      evidence: [
        {
          type: 'value',
          label: `Consigne de ${page.url}`,
          value: [...said, wide && `data-nosnippet sur <${wide.tag}>`].filter(Boolean).join(' ; '),
        },
      ],
    };
  },
});
