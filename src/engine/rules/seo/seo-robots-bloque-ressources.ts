import { isAllowed } from '../../address/robots.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-robots-bloque-ressources',
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [
    { kind: 'standard', title: 'RFC 9309' },
    { kind: 'vendor', title: 'Google Search Central, JavaScript' },
  ],
  title: {
    fail: 'Le fichier robots.txt ferme des styles ou des scripts aux moteurs',
    pass: 'Les moteurs peuvent lire les styles et les scripts du site',
  },
  why: 'Le moteur affiche la page sans ces fichiers : il peut la croire illisible sur téléphone, ou ne pas voir son contenu.',
  fix: 'Retirer de robots.txt les lignes Disallow qui couvrent ces fichiers.',
  unread: 'alone',
  artifacts: ['site', 'pages', 'robots'],
  evaluate({ site, pages, robots }) {
    if (robots.groups.length === 0)
      return { status: 'inapplicable', reason: 'aucune consigne dans robots.txt' };
    // robots.txt speaks for its own host only.
    const files = [...new Set(pages.flatMap((page) => page.ownCode))].filter(
      (url) => URL.parse(url)?.origin === site.origin,
    );
    if (files.length === 0) return { status: 'inapplicable', reason: 'ni style ni script à cette adresse' };
    const blocked = files.filter((url) => !isAllowed(robots, url, 'googlebot'));
    if (blocked.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: blocked.map((url) => ({ type: 'request', url })),
    };
  },
});
