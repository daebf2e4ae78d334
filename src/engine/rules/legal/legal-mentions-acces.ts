import { isNamed, legalDocument } from '../../derive/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-mentions-acces',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['LCEN art. 1-1'],
  parent: 'legal-mentions-absentes',
  title: {
    fail: 'Des pages ne mènent pas aux mentions légales',
    pass: 'Toutes les pages mènent aux mentions légales',
  },
  why: 'Un visiteur peut arriver par n’importe quelle page : il doit pouvoir savoir aussitôt qui publie le site.',
  fix: 'Placer le lien « Mentions légales » dans le pied de page commun à tout le site.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const notice = legalDocument({ site, pages }, 'notice');
    if (notice.pages.length === 0)
      return { status: 'inapplicable', reason: 'les mentions légales n’ont pas été trouvées' };
    const targets = new Set(notice.pages.flatMap((page) => [page.url, page.requestedUrl]));
    const judged = pages.filter(
      (page) => page.links.length > 0 && page.links.length < 500 && !targets.has(page.url),
    );
    if (judged.length === 0) return { status: 'inapplicable', reason: 'aucune autre page lue' };
    const without = judged.filter(
      (page) =>
        !page.links.some((link) => targets.has(link.url.split('#')[0] ?? '') || isNamed(link, 'notice')),
    );
    if (without.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: without.length,
      pages: without.map((page) => page.url),
      evidence: without.map((page) => ({
        type: 'page',
        url: page.url,
        note: 'aucun lien vers les mentions légales',
      })),
    };
  },
});
