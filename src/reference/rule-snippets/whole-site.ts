import { ofSite, type RuleSnippets, type SnippetFiles } from './snippet.ts';

const town = '<main><h1>Ville de Brest</h1></main>';
const menu = '<nav><a href="/">Accueil</a><a href="/services">Services</a></nav>';

const sitemap = (...paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>https://www.exemple.fr${path}</loc></url>`),
    '</urlset>',
  ].join('\n');
const robots = (...lines: readonly string[]): SnippetFiles => ({ '/robots.txt': lines.join('\n') });

/** A site map whose entries announce these languages of theirs. */
const languageMap = (...entries: readonly (readonly [string, readonly string[]])[]): string =>
  [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(
      ([path, languages]) =>
        `<url><loc>https://www.exemple.fr${path}</loc>${languages
          .map(
            (lang) =>
              `<xhtml:link rel="alternate" hreflang="${lang}" href="https://www.exemple.fr/${lang}/"/>`,
          )
          .join('')}</url>`,
    ),
    '</urlset>',
  ].join('\n');

/** Snippets of rules over several files of a site, by rule id: search engines, accessibility, quality. */
export const wholeSiteSnippets: RuleSnippets = {
  'geo-llms-txt': ofSite(
    { '/llms.txt': '# Ville de Brest\n\nLe site de la mairie et de ses services.' },
    {
      '/llms.txt':
        '# Ville de Brest\n\n> Le site de la mairie de Brest et de ses services.\n\n## Démarches\n\n- [État civil](https://www.exemple.fr/etat-civil): actes et copies',
    },
  ),
  'geo-robots-ia-bloques': ofSite(
    robots('User-agent: GPTBot', 'Disallow: /'),
    robots('User-agent: *', 'Allow: /'),
  ),
  'geo-robots-ia-incoherent': ofSite(
    robots('User-agent: OAI-SearchBot', 'Disallow: /'),
    robots('User-agent: GPTBot', 'Disallow: /', '', 'User-agent: *', 'Allow: /'),
  ),
  'seo-robots-absent': ofSite({ '/': town }, robots('User-agent: *', 'Disallow:')),
  'seo-robots-erreurs': ofSite(
    robots('User-agent: *', 'Dissallow: /prive/'),
    robots('User-agent: *', 'Disallow: /prive/'),
  ),
  'seo-robots-bloque-page': ofSite(
    {
      ...robots('User-agent: *', 'Disallow: /services'),
      '/': `${menu}${town}`,
      '/services': '<h1>Services</h1>',
    },
    {
      ...robots('User-agent: *', 'Disallow: /panier'),
      '/': `${menu}${town}`,
      '/services': '<h1>Services</h1>',
    },
  ),
  'seo-noindex-et-disallow': ofSite(
    {
      ...robots('User-agent: *', 'Disallow: /prive/'),
      '/prive/agents': '<meta name="robots" content="noindex"><h1>Espace des agents</h1>',
    },
    {
      ...robots('User-agent: *', 'Allow: /'),
      '/prive/agents': '<meta name="robots" content="noindex"><h1>Espace des agents</h1>',
    },
  ),
  'seo-sitemap-absent': ofSite(robots('User-agent: *', 'Allow: /'), {
    ...robots('User-agent: *', 'Allow: /', 'Sitemap: https://www.exemple.fr/sitemap.xml'),
    '/sitemap.xml': sitemap('/', '/services'),
  }),
  'seo-sitemap-invalide': ofSite(
    {
      ...robots('Sitemap: https://www.exemple.fr/sitemap.xml'),
      '/sitemap.xml': '<urlset><url>https://www.exemple.fr/</url></urlset>',
    },
    { ...robots('Sitemap: https://www.exemple.fr/sitemap.xml'), '/sitemap.xml': sitemap('/') },
  ),
  'seo-sitemap-incomplet': ofSite(
    { '/sitemap.xml': sitemap('/'), '/': `${menu}${town}`, '/services': '<h1>Services</h1>' },
    { '/sitemap.xml': sitemap('/', '/services'), '/': `${menu}${town}`, '/services': '<h1>Services</h1>' },
  ),
  'seo-page-orpheline': ofSite(
    { '/sitemap.xml': sitemap('/', '/services'), '/': town, '/services': '<h1>Services</h1>' },
    { '/sitemap.xml': sitemap('/', '/services'), '/': `${menu}${town}`, '/services': '<h1>Services</h1>' },
  ),
  'seo-titre-duplique': ofSite(
    {
      '/': `<title>Ville de Brest</title>${town}`,
      '/services': '<title>Ville de Brest</title><h1>Services</h1>',
    },
    {
      '/': `<title>Ville de Brest</title>${town}`,
      '/services': '<title>Services – Ville de Brest</title><h1>Services</h1>',
    },
  ),
  'rgaa-titres-page-identiques': ofSite(
    {
      '/etat-civil':
        '<title>Démarches</title><h1>État civil</h1><p>Demander un acte de naissance, de mariage ou de décès.</p>',
      '/urbanisme':
        '<title>Démarches</title><h1>Urbanisme</h1><p>Déposer un permis de construire, consulter le plan local.</p>',
    },
    {
      '/etat-civil':
        '<title>État civil – Brest</title><h1>État civil</h1><p>Demander un acte de naissance, de mariage ou de décès.</p>',
      '/urbanisme':
        '<title>Urbanisme – Brest</title><h1>Urbanisme</h1><p>Déposer un permis de construire, consulter le plan local.</p>',
    },
  ),
  'seo-titre-h1-identiques-site': ofSite(
    {
      '/': '<h1>Ville de Brest</h1>',
      '/etat-civil': '<h1>Ville de Brest</h1>',
      '/contact': '<h1>Nous écrire</h1>',
    },
    {
      '/': '<h1>Ville de Brest</h1>',
      '/etat-civil': '<h1>État civil</h1>',
      '/contact': '<h1>Nous écrire</h1>',
    },
  ),
  'seo-description-dupliquee': ofSite(
    {
      '/': `<meta name="description" content="Le site de la mairie de Brest.">${town}`,
      '/services': '<meta name="description" content="Le site de la mairie de Brest."><h1>Services</h1>',
    },
    {
      '/': `<meta name="description" content="Le site de la mairie de Brest.">${town}`,
      '/services':
        '<meta name="description" content="État civil, écoles, urbanisme : vos démarches."><h1>Services</h1>',
    },
  ),
  'seo-donnees-organisation': ofSite(
    {
      '/': `<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Ville de Brest"}</script>${town}`,
    },
    {
      '/': `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Ville de Brest","url":"https://www.exemple.fr/"}</script>${town}`,
    },
  ),
  'seo-hreflang-plan-de-site': ofSite(
    { '/': '<h1>Brest</h1>', '/sitemap.xml': languageMap(['/fr/', ['fr', 'en']], ['/en/', ['en']]) },
    {
      '/': '<h1>Brest</h1>',
      '/sitemap.xml': languageMap(['/fr/', ['fr', 'en']], ['/en/', ['fr', 'en']]),
    },
  ),
  'seo-hreflang-sans-retour': ofSite(
    {
      '/fr/':
        '<link rel="alternate" hreflang="fr" href="/fr/"><link rel="alternate" hreflang="en" href="/en/"><h1>Brest</h1>',
      '/en/': '<link rel="alternate" hreflang="en" href="/en/"><h1>Brest</h1>',
    },
    {
      '/fr/':
        '<link rel="alternate" hreflang="fr" href="/fr/"><link rel="alternate" hreflang="en" href="/en/"><h1>Brest</h1>',
      '/en/':
        '<link rel="alternate" hreflang="fr" href="/fr/"><link rel="alternate" hreflang="en" href="/en/"><h1>Brest</h1>',
    },
  ),
  'seo-parametres-suivi': ofSite(
    { '/': '<main><a href="/agenda?utm_source=accueil&utm_medium=banniere">L’agenda</a></main>' },
    { '/': '<main><a href="/agenda?page=2">L’agenda</a></main>' },
  ),
  'seo-liens-casses-internes': ofSite(
    { '/': '<main><a href="/horaires">Nos horaires</a></main>', '/horaires': 'HTTP/1.1 404 Not Found' },
    { '/': '<main><a href="/horaires">Nos horaires</a></main>', '/horaires': '<h1>Nos horaires</h1>' },
  ),
  'geo-page-a-propos': ofSite(
    {
      '/': `${town}<footer><a href="/actualites">Actualités</a></footer>`,
      '/actualites': '<h1>Actualités</h1>',
    },
    {
      '/': `${town}<footer><a href="/nous">Qui sommes-nous ?</a></footer>`,
      '/nous': '<h1>Qui sommes-nous ?</h1>',
    },
  ),
  'qual-contact-introuvable': ofSite(
    {
      '/': `${town}<footer><a href="/actualites">Actualités</a></footer>`,
      '/actualites': '<h1>Actualités</h1>',
    },
    { '/': `${town}<footer><a href="/ecrire">Nous écrire</a></footer>`, '/ecrire': '<h1>Nous écrire</h1>' },
  ),
  'rgaa-plan-site-acces': ofSite(
    {
      '/': `${town}<footer><a href="/plan">Plan du site</a></footer>`,
      '/services': '<main><h1>Services</h1></main>',
      '/plan': '<main><h1>Plan du site</h1></main><footer><a href="/plan">Plan du site</a></footer>',
    },
    {
      '/': `${town}<footer><a href="/plan">Plan du site</a></footer>`,
      '/services': '<main><h1>Services</h1></main><footer><a href="/plan">Plan du site</a></footer>',
      '/plan': '<main><h1>Plan du site</h1></main><footer><a href="/plan">Plan du site</a></footer>',
    },
  ),
  'rgaa-plan-site-liens-casses': ofSite(
    {
      '/': `${town}<footer><a href="/plan-du-site">Plan du site</a></footer>`,
      '/plan-du-site': '<main><h1>Plan du site</h1><a href="/agenda">Agenda</a></main>',
      '/agenda': 'HTTP/1.1 404 Not Found',
    },
    {
      '/': `${town}<footer><a href="/plan-du-site">Plan du site</a></footer>`,
      '/plan-du-site': '<main><h1>Plan du site</h1><a href="/agenda">Agenda</a></main>',
      '/agenda': '<h1>Agenda</h1>',
    },
  ),
  'rgaa-recherche-acces': ofSite(
    {
      '/': `<form role="search"><label>Rechercher <input type="search" name="q"></label><button>OK</button></form>${town}`,
      '/services': '<h1>Services</h1>',
    },
    {
      '/': `<form role="search"><label>Rechercher <input type="search" name="q"></label><button>OK</button></form>${town}`,
      '/services':
        '<form role="search"><label>Rechercher <input type="search" name="q"></label><button>OK</button></form><h1>Services</h1>',
    },
  ),
  'rgaa-navigation-instable': ofSite(
    {
      '/': '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>',
      '/ecoles':
        '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>',
      '/sport':
        '<nav><a href="/culture">Culture</a><a href="/sport">Sport</a><a href="/ecoles">Écoles</a></nav>',
      '/culture':
        '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>',
    },
    {
      '/ecoles':
        '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>',
      '/sport':
        '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>',
      '/culture':
        '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>',
    },
  ),
  'rgaa-etiquettes-incoherentes': ofSite(
    {
      '/contact': '<form method="post"><label>Courriel <input type="email" name="c"></label></form>',
      '/inscription': '<form method="post"><label>Mail <input type="email" name="c"></label></form>',
    },
    {
      '/contact': '<form method="post"><label>Courriel <input type="email" name="c"></label></form>',
      '/inscription': '<form method="post"><label>Courriel <input type="email" name="c"></label></form>',
    },
  ),
  'wcag-aide-deplacee': ofSite(
    {
      '/ecoles':
        '<main><h1>Écoles</h1></main><footer><a href="/contact">Contact</a><a href="/faq">FAQ</a></footer>',
      '/sport':
        '<main><h1>Sport</h1></main><footer><a href="/faq">FAQ</a><a href="/contact">Contact</a></footer>',
    },
    {
      '/ecoles':
        '<main><h1>Écoles</h1></main><footer><a href="/contact">Contact</a><a href="/faq">FAQ</a></footer>',
      '/sport':
        '<main><h1>Sport</h1></main><footer><a href="/contact">Contact</a><a href="/faq">FAQ</a></footer>',
    },
  ),
  'seo-profondeur': ofSite(
    {
      '/': '<a href="/un">Rubriques</a>',
      '/un': '<a href="/deux">Vie locale</a>',
      '/deux': '<a href="/trois">Associations</a>',
      '/trois': '<a href="/quatre">Annuaire</a>',
      '/quatre': '<a href="/cinq">Le club de judo</a>',
      '/cinq': '<h1>Le club de judo</h1>',
    },
    {
      '/': '<a href="/un">Rubriques</a>',
      '/un': '<a href="/deux">Vie locale</a>',
      '/deux': '<a href="/trois">Le club de judo</a>',
      '/trois': '<h1>Le club de judo</h1>',
    },
  ),
};
