import { exposed } from '../../derive/dom/dom.ts';
import { headingLevelOf } from '../../derive/dom/headings.ts';
import { mayLackContent } from '../../derive/http/lost-content.ts';
import { defineRule } from '../../rule.ts';
import { contentLost } from '../untested-words.ts';

export default defineRule({
  id: 'seo-h1-absent',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'HTML, h1' }],
  title: { fail: 'La page n’a pas de titre principal (h1)', pass: 'La page a un titre principal (h1)' },
  why: 'Les moteurs et les lecteurs d’écran ne savent pas quel texte est le titre de la page.',
  fix: 'Mettre le sujet de la page dans un élément h1, un seul par page.',
  artifacts: ['dom', 'requests'],
  evaluate({ dom, requests }) {
    const main = exposed(dom.nodes).filter(
      (node) =>
        node.document === 0 && headingLevelOf(node) === 1 && (node.name !== '' || node.ownText !== ''),
    );
    if (main.length > 0) return { status: 'pass' };
    if (mayLackContent(requests)) return { status: 'untested', reason: contentLost };
    return {
      status: 'fail',
      evidence: [{ type: 'value', label: 'Titres de niveau 1', value: '0', expected: '1' }],
    };
  },
});
