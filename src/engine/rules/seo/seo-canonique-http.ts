import { elementEvidence } from '../../derive/dom/dom.ts';
import { isOwnUrl } from '../../derive/http/domains.ts';
import { canonicalTags } from '../../derive/search/canonical.ts';
import { defineRule } from '../../rule.ts';

export default defineRule({
  id: 'seo-canonique-http',
  version: 3,
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, canonical' }],
  title: {
    fail: 'L’adresse canonique n’a pas le protocole ou le nom d’hôte de la page',
    pass: 'L’adresse canonique a le protocole et le nom d’hôte de la page',
  },
  why: 'La page répond à une adresse et en désigne une autre (http au lieu de https, avec ou sans « www ») : les moteurs reçoivent deux consignes contraires.',
  fix: 'Indiquer l’adresse telle que le visiteur la voit : https et le nom d’hôte choisi.',
  artifacts: ['dom', 'page'],
  evaluate({ dom, page }) {
    const tags = canonicalTags(dom);
    if (tags.length === 0) return { status: 'inapplicable', reason: 'aucune balise canonical' };
    const reached = URL.parse(page.url);
    // An address of another site is a republished article: a choice, not a slip.
    const own = tags.filter(({ url = '' }) => isOwnUrl(url, page.siteDomain) && isSameName(url, reached));
    if (own.length === 0)
      return { status: 'inapplicable', reason: 'l’adresse canonique désigne un autre site' };
    const wrong = own.filter(({ url = '' }) => differs(URL.parse(url), reached));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map((node) => elementEvidence(dom, node, `page : ${page.url}`)),
    };
  },
});

/** Same name but for `www.`: subdomains are other sites. */
function isSameName(address: string, reached: URL | null): boolean {
  const bare = (url: URL | null) => url?.hostname.replace(/^www\./, '');
  return bare(URL.parse(address)) === bare(reached);
}

/** Either the name or the scheme is not the page’s. */
function differs(canonical: URL | null, reached: URL | null): boolean {
  if (!canonical || !reached) return false;
  return canonical.hostname !== reached.hostname || canonical.protocol !== reached.protocol;
}
