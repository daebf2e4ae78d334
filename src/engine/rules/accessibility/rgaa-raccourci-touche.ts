import { inlineScripts } from '../../derive/html/inline-scripts.ts';
import { defineRule } from '../../rule.ts';

/** A key of one letter, digit or sign compared with what was typed. */
const letterKey =
  /\.(?:key|code|which|keyCode)\s*={2,3}\s*(?:['"`](?:Key)?[\p{L}\p{N}/?!*.,;]['"`]|(?:4[89]|5[0-7]|6[5-9]|7\d|8\d|90)\b)/u;

const keys = /^key(down|press|up)$/;

export default defineRule({
  id: 'rgaa-raccourci-touche',
  version: 3,
  severity: 'mineur',
  automation: 'revue',
  effort: 2,
  references: [
    { kind: 'standard', title: 'RGAA 12.10.1' },
    { kind: 'standard', title: 'WCAG 2.1.4' },
  ],
  rgaa: ['12.10'],
  title: {
    fail: 'La page réagit aux touches du clavier : raccourcis à vérifier',
    pass: 'Aucun raccourci d’une touche n’a été relevé',
  },
  why: 'Un raccourci d’une seule lettre se déclenche par erreur avec la commande vocale ou en cas de tremblements.',
  fix: 'Exiger une touche Ctrl ou Alt, ou permettre de désactiver le raccourci.',
  artifacts: ['dom', 'source'],
  evaluate({ dom, source }) {
    const roots = dom.nodes.filter((node) => /^(html|body)$/.test(node.tag) && node.document === 0);
    if (roots.length === 0) return { status: 'inapplicable' };
    const hearing = roots.filter(
      ({ attributes, listeners }) =>
        (listeners ?? []).some((type) => keys.test(type)) ||
        Object.keys(attributes).some((name) => /^onkey(down|press|up)$/.test(name)),
    );
    // Scripts that open menus or windows listen there too: only a key of one letter that the page writes is worth a look.
    const handlers = roots.flatMap(({ attributes }) =>
      Object.entries(attributes).flatMap(([name, code]) => (/^onkey/.test(name) ? code : [])),
    );
    const written = [...inlineScripts(source.html), ...handlers].flatMap(
      (script) => letterKey.exec(script)?.[0] ?? [],
    );
    const heard = hearing.length > 0 || (dom.globalListeners ?? []).some((type) => keys.test(type));
    if (!heard || written.length === 0) return { status: 'pass' };
    return {
      status: 'review',
      evidence: written.map((quote) => ({
        type: 'text',
        quote: quote.slice(0, 200),
        where: 'script de la page',
      })),
    };
  },
});
