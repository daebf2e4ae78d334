import { isPageOf } from '../../derive/legal/legal-pages.ts';
import { quoteAround } from '../../derive/legal/legal-text.ts';
import { bannerOf } from '../../derive/trackers/consent.ts';
import { defineSiteRule } from '../../rule.ts';

const silence =
  /\ben (?:poursuivant|continuant|naviguant|utilisant)\b[^.]{0,120}\bvous (?:en )?(?:acceptez|consentez|reconnaissez accepter|donnez votre accord)|\b(?:poursuite|poursuivre) (?:de )?(?:la |votre |sa )?navigation\b[^.]{0,60}\bvaut\b/;

export default defineSiteRule({
  id: 'priv-poursuite-vaut-accord',
  version: 2,
  severity: 'bloquant',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'law', title: 'RGPD 4.11' }],
  parent: 'priv-bandeau-absent',
  title: {
    fail: 'Continuer la visite est présenté comme un accord aux cookies',
    pass: 'Un acte clair est demandé pour accepter les cookies',
  },
  why: 'Le silence n’est pas un consentement : seul un clic sur « Accepter » compte. Cette formule est interdite depuis 2020.',
  fix: 'Retirer cette phrase et ne lancer les traceurs qu’après un clic du visiteur.',
  unread: 'alone',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const shown = bannerOf(pages);
    const home = pages.find((page) => page.isHome) ?? pages[0];
    const documents = pages.filter((page) => isPageOf(page, 'privacy') || isPageOf(page, 'terms'));
    const texts = [
      ...(shown ? [{ text: shown.banner.text, url: shown.url, sure: true, status: 'fail' as const }] : []),
      ...(home ? [{ text: home.text, url: home.url, sure: false, status: 'fail' as const }] : []),
      ...documents.map(({ text, url }) => ({ text, url, sure: false, status: 'review' as const })),
    ];
    for (const { text, url, sure, status } of texts) {
      const quote = quoteAround(text, silence);
      if (quote === null || (!sure && !/cookies?|traceurs?/i.test(quote))) continue;
      return { status, evidence: [{ type: 'text', quote, where: url }], pages: [url] };
    }
    if (!shown) return { status: 'inapplicable', reason: 'aucun bandeau de choix' };
    return { status: 'pass' };
  },
});
