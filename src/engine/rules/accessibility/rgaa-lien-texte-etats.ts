import type { Evidence } from '#contract/report.ts';
import type { Axe, AxeResult } from '../../artifacts.ts';
import { clip } from '../../derive/dom/dom.ts';
import { frenchOf } from '../../derive/engines/axe-french.ts';
import { defineRule } from '../../rule.ts';

const find = (results: Axe['violations']): AxeResult | undefined =>
  results.find(({ ruleId }) => ruleId === 'link-in-text-block');

function proof(result: AxeResult): { evidence: Evidence[]; occurrences: number } {
  const evidence = result.nodes.map(
    ({ selector, snippet, message, box }): Evidence => ({
      type: 'element',
      selector,
      snippet: clip(snippet, 300),
      ...(box && { box: { ...box } }),
      ...(frenchOf(message) && { note: clip(frenchOf(message), 300) }),
    }),
  );
  return { evidence, occurrences: result.nodeCount };
}

export default defineRule({
  id: 'rgaa-lien-texte-etats',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGAA 10.6.1', 'axe-core link-in-text-block'],
  rgaa: ['10.6'],
  title: {
    fail: 'Dans le texte, des liens ne se distinguent que par leur couleur',
    pass: 'Dans le texte, les liens se distinguent autrement que par leur couleur',
  },
  messages: { unsure: 'Dans le texte, des liens se distinguent peut-être mal : à vérifier' },
  why: 'Une personne daltonienne ou malvoyante ne voit pas qu’il y a un lien.',
  fix: 'Souligner les liens dans les paragraphes. À défaut, un contraste de 3:1 avec le texte et un autre signe au survol et au focus.',
  everyView: true,
  artifacts: ['axe'],
  evaluate({ axe }) {
    const violation = find(axe.violations);
    if (violation) return { status: 'fail', ...proof(violation) };
    const incomplete = find(axe.incomplete);
    if (incomplete) return { status: 'review', message: 'unsure', ...proof(incomplete) };
    return axe.passes.includes('link-in-text-block') ? { status: 'pass' } : { status: 'inapplicable' };
  },
});
