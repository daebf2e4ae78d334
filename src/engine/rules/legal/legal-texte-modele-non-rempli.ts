import { isLegalPage } from '../../derive/legal/legal-pages.ts';
import { templatePlaceOf } from '../../derive/legal/template-places.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-texte-modele-non-rempli',
  version: 3,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['LCEN', 'RGPD'],
  title: {
    fail: 'Un texte légal est resté à l’état de modèle',
    pass: 'Les textes légaux sont complétés',
  },
  messages: { frame: 'Un texte de modèle est resté en haut ou en bas de toutes les pages' },
  why: 'Des champs à remplir sont visibles de tous : le texte n’informe personne et donne une image négligée.',
  fix: 'Compléter ou retirer les passages signalés.',
  advice: {
    frame: {
      why: 'Le passage cité se répète de page en page, textes légaux compris : il n’informe personne et donne une image négligée.',
      fix: 'Remplacer, une fois pour toutes les pages, le passage cité par la vraie information, ou le retirer.',
    },
  },
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const legal = pages.filter(isLegalPage);
    if (legal.length === 0) return { status: 'inapplicable', reason: 'aucune page légale lue', unseen: true };
    const others = pages.filter((page) => !isLegalPage(page));
    const places = legal.flatMap((page) => {
      const place = templatePlaceOf(page, others);
      return place === null ? [] : [{ url: page.url, ...place }];
    });
    const own = places.filter(({ framed }) => !framed);
    // What all pages repeat is said once, and is no text of the law.
    const found = own.length > 0 ? own : places.slice(0, 1);
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      ...(own.length === 0 && { message: 'frame' as const }),
      pages: found.map(({ url }) => url),
      evidence: found.map(({ url, quote }) => ({ type: 'text', quote, where: url })),
    };
  },
});
