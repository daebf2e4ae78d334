import { canonicalHeader, canonicalTags } from '../../derive/search/canonical.ts';
import { isPageKeptOut } from '../../derive/search/indexing.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-canonique-absente',
  version: 2,
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'vendor', title: 'Google Search Central, canonical' },
    { kind: 'standard', title: 'RFC 6596' },
  ],
  title: {
    fail: 'La page n’indique pas son adresse de référence (canonique)',
    pass: 'La page indique son adresse de référence (canonique)',
  },
  why: 'La même page est souvent joignable par plusieurs adresses (paramètres, barre finale…) : sans indication, le moteur choisit pour vous.',
  fix: 'Ajouter dans l’en-tête <link rel="canonical" href="…"> avec l’adresse complète de la page.',
  artifacts: ['dom', 'mainResponse', 'page'],
  evaluate({ dom, mainResponse, page }) {
    const declared =
      canonicalTags(dom).length > 0 || canonicalHeader(mainResponse.headers, mainResponse.url) !== '';
    if (declared) return { status: 'pass' };
    if (isPageKeptOut(dom, mainResponse))
      return { status: 'inapplicable', reason: 'page fermée aux moteurs' };
    return {
      status: 'fail',
      evidence: [{ type: 'page', url: page.url, note: 'ni balise ni en-tête canonical' }],
    };
  },
});
