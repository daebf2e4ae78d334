import { brokenAddresses } from '../../derive/http/broken-addresses.ts';
import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-sitemap-urls-erreur',
  version: 3,
  // Errors are usual and do the other pages no harm (Google): nobody is stopped.
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'standard', title: 'sitemaps.org' }],
  title: {
    fail: 'Le plan de site XML contient des adresses en erreur',
    pass: 'Les adresses du plan de site XML répondent',
  },
  why: 'Le plan de site annonce aux moteurs des pages qui ne répondent pas. Le reste du site n’en souffre pas, mais une page utile a pu disparaître.',
  fix: 'Retirer ces adresses du plan de site, ou rétablir les pages.',
  unread: 'stands',
  artifacts: ['sitemaps', 'notAnalysed', 'linkChecks', 'pages'],
  evaluate(artifacts) {
    const listed = new Set(artifacts.sitemaps.flatMap((sitemap) => sitemap.urls));
    if (listed.size === 0) return { status: 'inapplicable', reason: 'aucun plan de site lisible' };
    const wrong = brokenAddresses(artifacts).filter((broken) => listed.has(broken.url));
    const answered = [
      ...artifacts.pages.flatMap(({ url, requestedUrl }) => [url, requestedUrl]),
      ...artifacts.linkChecks.map(({ url }) => url),
      ...artifacts.notAnalysed.map(({ url }) => url),
    ];
    if (wrong.length === 0 && !answered.some((url) => listed.has(url)))
      return { status: 'untested', reason: 'aucune adresse du plan de site n’a été demandée' };
    if (wrong.length === 0) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: wrong.map(({ url, status }) => ({ type: 'request', url, status })),
    };
  },
});
