import { isLegalPage } from '../../derive/legal/legal-pages.ts';
import { awaitedPlaceOf, templatePlaceOf } from '../../derive/legal/template-places.ts';
import { defineSiteRule } from '../../rule.ts';

const proofOf = (found: readonly { readonly url: string; readonly quote: string }[]) => ({
  pages: found.map(({ url }) => url),
  evidence: found.map(({ url, quote }) => ({ type: 'text' as const, quote, where: url })),
});

export default defineSiteRule({
  id: 'legal-texte-modele-non-rempli',
  version: 4,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'law', title: 'LCEN' },
    { kind: 'law', title: 'RGPD' },
  ],
  title: {
    fail: 'Un texte légal est resté à l’état de modèle',
    pass: 'Les textes légaux sont complétés',
  },
  messages: {
    frame: 'Un texte de modèle est resté en haut ou en bas de toutes les pages',
    awaited: 'Un texte légal annonce une information qui manque encore',
  },
  why: 'Des champs à remplir sont visibles de tous : le texte n’informe personne et donne une image négligée.',
  fix: 'Compléter ou retirer les passages signalés.',
  advice: {
    frame: {
      why: 'Le passage cité se répète de page en page, textes légaux compris : il n’informe personne et donne une image négligée.',
      fix: 'Remplacer, une fois pour toutes les pages, le passage cité par la vraie information, ou le retirer.',
    },
    awaited: {
      why: 'Le passage cité tient la place d’un nom ou de coordonnées : qui les cherche ne les trouve pas.',
      fix: 'Écrire à cet endroit le nom ou les coordonnées annoncés.',
    },
  },
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const legal = pages.filter(isLegalPage);
    if (legal.length === 0) return { status: 'inapplicable', reason: 'aucune page légale lue', unseen: true };
    const others = pages.filter((page) => !isLegalPage(page));
    const placesBy = (placeOf: typeof templatePlaceOf) =>
      legal.flatMap((page) => {
        const place = placeOf(page, others);
        return place === null ? [] : [{ url: page.url, ...place }];
      });
    const places = placesBy(templatePlaceOf);
    const own = places.filter(({ framed }) => !framed);
    const awaited = own.length > 0 ? [] : placesBy(awaitedPlaceOf).filter(({ framed }) => !framed);
    if (awaited.length > 0)
      return { status: 'fail', message: 'awaited', severity: 'mineur', ...proofOf(awaited) };
    // What all pages repeat is said once, and is no text of the law.
    const found = own.length > 0 ? own : places.slice(0, 1);
    if (found.length === 0) return { status: 'pass' };
    return { status: 'fail', ...(own.length === 0 && { message: 'frame' as const }), ...proofOf(found) };
  },
});
