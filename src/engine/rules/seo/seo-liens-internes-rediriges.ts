import { formatNumber } from '#contract/french.ts';
import { isElsewhere, withoutHash } from '../../derive/http/domains.ts';
import { defineSiteRule, threshold } from '../../rule.ts';

const accepted = threshold(0.05, { ours: 'a few links lag behind on every site' });

export default defineSiteRule({
  id: 'seo-liens-internes-rediriges',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: '{share} % des liens internes visités passent par une redirection',
    pass: 'Les liens internes mènent directement à la bonne adresse',
  },
  why: 'Chaque clic coûte un aller-retour de plus au visiteur, et fait perdre du temps aux moteurs.',
  fix: 'Mettre à jour les liens avec l’adresse finale, d’abord dans le menu et le pied de page.',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const reached = new Map(pages.map((page) => [withoutHash(page.requestedUrl), page]));
    const targets = new Set(pages.flatMap(({ links }) => links.map(({ url }) => withoutHash(url))));
    const visited = [...targets].filter((url) => reached.has(url));
    if (visited.length === 0) return { status: 'inapplicable', reason: 'aucun lien interne visité' };
    const wrong = visited.flatMap((url) => {
      const page = reached.get(url);
      return page && isElsewhere(url, page.url) ? [{ url, to: page.url }] : [];
    });
    if (wrong.length / visited.length <= accepted) return { status: 'pass' };
    return {
      status: 'fail',
      values: { share: formatNumber((100 * wrong.length) / visited.length) },
      evidence: wrong.map(({ url, to }) => ({ type: 'request', url, note: `redirigé vers ${to}` })),
    };
  },
});
