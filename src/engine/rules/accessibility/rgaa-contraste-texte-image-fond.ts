import { clip } from '../../derive/dom.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'rgaa-contraste-texte-image-fond',
  severity: 'majeur',
  automation: 'revue',
  effort: 2,
  references: ['RGAA 3.2', 'axe-core color-contrast'],
  rgaa: ['3.2'],
  title: {
    fail: 'Le contraste de certains textes n’a pas pu être mesuré : à vérifier',
    pass: 'Le contraste de tous les textes a pu être mesuré',
  },
  why: 'Sur une photo, un dégradé ou une transparence, la lisibilité varie d’un endroit à l’autre : seul l’œil peut juger.',
  fix: 'Ajouter un fond uni ou un voile sombre derrière le texte pour garantir un rapport de 4,5:1.',
  artifacts: ['axe'],
  evaluate({ axe }) {
    const result = axe.incomplete.find(({ ruleId }) => ruleId === 'color-contrast');
    if (result) {
      return {
        status: 'review',
        evidence: result.nodes.slice(0, 20).map(({ selector, snippet, message, box }) => ({
          type: 'element',
          selector,
          snippet: clip(snippet, 300),
          ...(box && { box: { ...box } }),
          ...(message && { note: clip(message.replaceAll(/\s+/g, ' ').trim(), 300) }),
        })),
        occurrences: result.nodeCount,
      };
    }
    const ran =
      axe.passes.includes('color-contrast') ||
      axe.violations.some(({ ruleId }) => ruleId === 'color-contrast');
    return ran ? { status: 'pass' } : { status: 'inapplicable' };
  },
});
