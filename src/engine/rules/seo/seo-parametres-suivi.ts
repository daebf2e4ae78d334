import { isOwnUrl } from '../../derive/http/domains.ts';
import { defineSiteRule } from '../../rule.ts';

const tracking = /[?&](?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|xtor|at_medium|at_campaign|mtm_\w+|pk_\w+)=/i;

export default defineSiteRule({
  id: 'seo-parametres-suivi',
  severity: 'info',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'ours', title: 'Convention du référencement' }],
  title: {
    fail: 'Des liens internes portent des paramètres de suivi',
    pass: 'Les liens internes sont sans paramètre de suivi',
  },
  why: 'La même page existe alors sous plusieurs adresses, et vos statistiques perdent la vraie origine des visites.',
  fix: 'Retirer utm_source et les paramètres du même genre des liens entre vos propres pages.',
  artifacts: ['pages', 'site'],
  evaluate({ pages, site }) {
    const links = pages.flatMap((page) =>
      page.links.filter(({ url }) => isOwnUrl(url, site.siteDomain)).map((link) => ({ page, link })),
    );
    if (links.length === 0) return { status: 'inapplicable', reason: 'aucun lien interne' };
    const wrong = links.filter(({ link }) => tracking.test(link.url));
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      pages: [...new Set(wrong.map(({ page }) => page.url))],
      evidence: wrong.map(({ page, link }) => ({
        type: 'request',
        url: link.url,
        note: `lien de ${page.url}`,
      })),
    };
  },
});
