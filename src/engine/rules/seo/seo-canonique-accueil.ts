import { identityOf } from '../../address/page-url.ts';
import { defineSiteRule } from '../../rule.ts';

/** Above this share of the inner pages, the site says that it has one page. */
const share = 0.3;

export default defineSiteRule({
  id: 'seo-canonique-accueil',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, canonical'],
  title: {
    fail: 'Des pages se déclarent copies de l’accueil (adresse canonique)',
    pass: 'Les pages ne se déclarent pas copies de l’accueil',
  },
  why: 'Les moteurs croient que le site n’a qu’une page et n’affichent plus les autres.',
  fix: 'Donner à chaque page sa propre adresse canonique.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const inner = pages.filter((page) => !page.isHome && page.canonical !== '');
    if (inner.length < 2)
      return { status: 'inapplicable', reason: 'moins de deux pages intérieures avec adresse canonique' };
    const home = identityOf(site.origin);
    const wrong = inner.filter(
      (page) => identityOf(page.canonical) === home && identityOf(page.url) !== home,
    );
    if (wrong.length / inner.length <= share) return { status: 'pass' };
    return {
      status: 'fail',
      pages: wrong.map((page) => page.url),
      evidence: wrong.map((page) => ({
        type: 'value',
        label: page.url,
        value: page.canonical,
        expected: page.url,
      })),
    };
  },
});
