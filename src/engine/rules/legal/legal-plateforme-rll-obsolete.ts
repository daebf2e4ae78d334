import { retired } from '#reference/legal-patterns.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'legal-plateforme-rll-obsolete',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: ['Règl. (UE) 2024/3228'],
  title: {
    fail: 'Le site renvoie vers la plateforme européenne de litiges, fermée depuis 2025',
    pass: 'Le site ne renvoie pas vers la plateforme européenne de litiges fermée',
  },
  why: 'Cette plateforme a fermé le 20 juillet 2025 : y renvoyer vos clients les envoie dans une impasse.',
  fix: 'Retirer le lien et sa mention, et garder les coordonnées de votre médiateur.',
  unread: 'named',
  artifacts: ['pages'],
  evaluate({ pages }) {
    const found = pages.flatMap((page) =>
      page.links.filter(({ url }) => retired.odrUrl.test(url)).map(({ url }) => ({ url, page: page.url })),
    );
    if (found.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: [...new Set(found.map(({ page }) => page))],
      evidence: found.map(({ url, page }) => ({ type: 'page', url: page, note: `lien vers ${url}` })),
    };
  },
});
