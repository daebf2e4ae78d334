import { clip } from '../../derive/dom/dom.ts';
import { jsonLdTextsOf } from '../../derive/search/json-ld.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-donnees-structurees-json',
  version: 2,
  // The page itself is found and shown without them.
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'schema.org' },
    { kind: 'standard', title: 'JSON-LD 1.1' },
  ],
  title: {
    fail: 'Les données structurées de la page sont illisibles (JSON-LD)',
    pass: 'Les données structurées de la page sont lisibles',
  },
  why: 'Ces données décrivent la page aux moteurs (adresse, horaires, produit…). Une seule faute de syntaxe les rend inutiles.',
  fix: 'Corriger la syntaxe du bloc JSON-LD : guillemets droits, aucune virgule après le dernier élément, une clé @context.',
  artifacts: ['source'],
  evaluate({ source }) {
    const blocks = jsonLdTextsOf(source.html)
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (blocks.length === 0) return { status: 'inapplicable', reason: 'aucun bloc JSON-LD' };
    const wrong = blocks.flatMap((text) => {
      const problem = problemOf(text);
      return problem === null ? [] : [{ text, problem }];
    });
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ text, problem }) => ({ type: 'text', quote: clip(text, 300), where: problem })),
    };
  },
});

/** Why a block cannot be used, in French; null when it can. */
function problemOf(text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    // The runtime’s own words are English: only the place is told.
    const place = /line (\d+) column (\d+)/.exec(cause instanceof Error ? cause.message : '');
    return place ? `Syntaxe refusée ligne ${place[1]}, colonne ${place[2]} du bloc` : 'Syntaxe refusée';
  }
  const items = Array.isArray(value) ? value : [value];
  const named = items.some((item) => typeof item === 'object' && item !== null && '@context' in item);
  return named ? null : 'La clé @context manque';
}
