import { isNamed, legalDocument } from '../../derive/legal-pages.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'priv-politique-acces',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['RGPD 12'],
  parent: 'priv-politique-absente',
  title: {
    fail: 'Des pages ne mènent pas à la politique de confidentialité',
    pass: 'Toutes les pages mènent à la politique de confidentialité',
  },
  why: 'L’information doit être facile à trouver, quelle que soit la page par laquelle le visiteur arrive.',
  fix: 'Placer le lien vers la politique dans le pied de page commun à tout le site.',
  artifacts: ['site', 'pages'],
  evaluate({ site, pages }) {
    const document = legalDocument({ site, pages }, 'privacy');
    if (document.pages.length === 0)
      return { status: 'inapplicable', reason: 'la politique n’a pas été trouvée' };
    const targets = new Set(document.pages.flatMap((page) => [page.url, page.requestedUrl]));
    const judged = pages.filter(
      (page) => page.links.length > 0 && page.links.length < 500 && !targets.has(page.url),
    );
    if (judged.length === 0) return { status: 'inapplicable', reason: 'aucune autre page lue' };
    const without = judged.filter(
      (page) =>
        !page.links.some((link) => targets.has(link.url.split('#')[0] ?? '') || isNamed(link, 'privacy')),
    );
    if (without.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      occurrences: without.length,
      pages: without.map((page) => page.url),
      evidence: without.map((page) => ({
        type: 'page',
        url: page.url,
        note: 'aucun lien vers la politique',
      })),
    };
  },
});
