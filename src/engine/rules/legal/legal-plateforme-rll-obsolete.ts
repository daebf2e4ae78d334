import { retired } from '#reference/legal-patterns.ts';
import type { PageFacts } from '../../artifacts.ts';
import { isLegalPage } from '../../derive/legal/legal-pages.ts';
import { normaliseText, quoteAt } from '../../derive/legal/legal-text.ts';
import { defineSiteRule } from '../../rule.ts';

const address = /(?<![\p{L}\p{N}@./-])(?:https?:\/\/)?(?:www\.|webgate\.)?ec\.europa\.eu\/[^\s<>()«»"]+/giu;
const saysClosed =
  /ferm(?:é|ee|eture)|supprim[ée]|n'(?:est|existe) plus|plus (?:accessible|disponible)|a cess[ée]/i;
const reach = 160;

/** The words around its address in a legal text that does not say that it is closed. */
function citationOf(page: PageFacts): string | null {
  const text = normaliseText(page.text);
  const found = [...text.matchAll(address)].find(({ index, 0: written }) => {
    const around = text.slice(Math.max(0, index - reach), index + written.length + reach);
    return retired.odrUrl.test(written.replace(/^(?!https?:)/i, 'https://')) && !saysClosed.test(around);
  });
  return found ? quoteAt(text, found.index, found[0].length) : null;
}

export default defineSiteRule({
  id: 'legal-plateforme-rll-obsolete',
  version: 2,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'Règl. (UE) 2024/3228' }],
  title: {
    fail: 'Le site renvoie vers la plateforme européenne de litiges, fermée depuis 2025',
    pass: 'Le site ne renvoie pas vers la plateforme européenne de litiges fermée',
  },
  messages: {
    cited: 'Le site donne l’adresse de la plateforme européenne de litiges, fermée depuis 2025',
  },
  why: 'Cette plateforme a fermé le 20 juillet 2025 : y renvoyer vos clients les envoie dans une impasse.',
  fix: 'Retirer le lien et sa mention, et garder les coordonnées de votre médiateur.',
  advice: {
    cited: {
      why: 'Cette plateforme a fermé le 20 juillet 2025 : qui recopie son adresse arrive dans une impasse.',
      fix: 'Retirer l’adresse et sa mention, et garder les coordonnées de votre médiateur.',
    },
  },
  unread: 'named',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const found = pages.flatMap((page) =>
      page.links.filter(({ url }) => retired.odrUrl.test(url)).map(({ url }) => ({ url, page: page.url })),
    );
    const linking = new Set(found.map(({ page }) => page));
    const cited = pages
      .filter((page) => isLegalPage(page) && !linking.has(page.url))
      .flatMap((page) => {
        const quote = citationOf(page);
        return quote === null ? [] : [{ quote, url: page.url }];
      });
    if (found.length + cited.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      ...(found.length === 0 && { message: 'cited' as const }),
      pages: [...linking, ...cited.map(({ url }) => url)],
      evidence: [
        ...found.map(({ url, page }) => ({ type: 'page' as const, url: page, note: `lien vers ${url}` })),
        ...cited.map(({ quote, url }) => ({ type: 'text' as const, quote, where: url })),
      ],
    };
  },
});
