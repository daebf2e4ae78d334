import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-www-doublon',
  version: 2,
  severity: 'majeur',
  automation: 'automatique',
  effort: 1,
  references: ['Google Search Central, canonicalisation'],
  title: {
    fail: 'Le site répond à la fois avec et sans « www »',
    pass: 'Le site n’a qu’une adresse, avec ou sans « www »',
  },
  why: 'Les moteurs voient deux sites au contenu identique, qui se font concurrence.',
  fix: 'Choisir une adresse et rediriger l’autre vers elle (code 301).',
  unread: 'stands',
  artifacts: ['site', 'wwwProbe', 'pages'],
  evaluate({ site, wwwProbe, pages }) {
    if (!wwwProbe || wwwProbe.status === 0)
      return { status: 'inapplicable', reason: 'l’autre adresse ne répond pas' };
    const reached = URL.parse(wwwProbe.url)?.host;
    if (wwwProbe.status >= 400 || reached === site.host) return { status: 'pass' };
    const home = pages.find((page) => page.isHome);
    const shared =
      home !== undefined && home.canonical !== '' && wwwProbe.body.includes(`"${home.canonical}"`);
    if (shared) return { status: 'pass' };
    return {
      status: 'fail',
      evidence: [
        { type: 'request', url: site.origin, note: 'répond' },
        {
          type: 'request',
          url: wwwProbe.url,
          status: wwwProbe.status,
          note: 'répond aussi, sans redirection',
        },
      ],
    };
  },
});
