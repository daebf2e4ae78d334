import { defineSiteRule } from '../../rule.ts';

export default defineSiteRule({
  id: 'seo-www-doublon',
  version: 3,
  // Search engines merge the two by themselves most of the time.
  severity: 'mineur',
  automation: 'automatique',
  effort: 1,
  references: [{ kind: 'vendor', title: 'Google Search Central, canonicalisation' }],
  title: {
    fail: 'Le site répond à la fois avec et sans « www »',
    pass: 'Le site n’a qu’une adresse, avec ou sans « www »',
  },
  why: 'Les moteurs réunissent en général les deux adresses, mais choisissent à votre place celle qu’ils montrent ; cookies et statistiques se séparent entre les deux.',
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
