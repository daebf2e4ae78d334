import { unfilledTemplate } from '#reference/legal-patterns.ts';
import { isLegalPage } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-texte-modele-non-rempli',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['LCEN', 'RGPD'],
  title: {
    fail: 'Un texte légal est resté à l’état de modèle',
    pass: 'Les textes légaux sont complétés',
  },
  why: 'Des champs à remplir sont visibles de tous : le texte n’informe personne et donne une image négligée.',
  fix: 'Compléter ou retirer les passages signalés.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const legal = pages.filter(isLegalPage);
    if (legal.length === 0) return { status: 'inapplicable', reason: 'aucune page légale lue', unseen: true };
    const found = legal.flatMap((page) => {
      const quote = quoteAround(page.text, unfilledTemplate);
      return quote === null ? [] : [{ url: page.url, quote }];
    });
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: found.map(({ url }) => url),
      evidence: found.map(({ url, quote }) => ({ type: 'text', quote, where: url })),
    };
  },
});
