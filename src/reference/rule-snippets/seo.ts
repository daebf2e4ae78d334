import { inAddress, inBody, inHead, inHtml, ofSite, type RuleSnippets } from './snippet.ts';

/** Snippets of search engine rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const seoSnippets: RuleSnippets = {
  'seo-ancres-cassees': {
    kind: 'body',
    faulty: '<a href="#tarifs">Voir les tarifs</a>\n<h2 id="prix">Tarifs</h2>',
    sound: '<a href="#tarifs">Voir les tarifs</a>\n<h2 id="tarifs">Tarifs</h2>',
  },
  'seo-canonique-http': {
    kind: 'head',
    faulty: '<link rel="canonical" href="http://www.exemple.fr/">',
    sound: '<link rel="canonical" href="https://www.exemple.fr/">',
  },
  'seo-h1-absent': {
    kind: 'body',
    faulty: '<h2>Tarifs de la piscine</h2>',
    sound: '<h1>Tarifs de la piscine</h1>',
  },
  'seo-hreflang-invalide': {
    kind: 'head',
    faulty: '<link rel="alternate" hreflang="fr-UK2" href="https://www.exemple.fr/">',
    sound: '<link rel="alternate" hreflang="fr" href="https://www.exemple.fr/">',
  },
  'seo-image-nom': {
    kind: 'body',
    faulty:
      '<img src="/IMG_2041.jpg" alt="Le marché">\n<img src="/DSC_0012.jpg" alt="La place">\n<img src="/IMG_2043.jpg" alt="Le stade">',
    sound:
      '<img src="/marche-du-samedi.jpg" alt="Le marché">\n<img src="/place-centrale.jpg" alt="La place">\n<img src="/stade.jpg" alt="Le stade">',
  },
  'seo-meta-refresh': {
    kind: 'head',
    faulty: '<meta http-equiv="refresh" content="0; url=https://www.exemple.fr/accueil">',
    sound: '<title>Ville de Brest – Accueil</title>',
  },
  'seo-titres-multiples': {
    kind: 'body',
    faulty: '<h1>Ville de Brest</h1>\n<h1>Actualités</h1>',
    sound: '<h1>Ville de Brest</h1>\n<h2>Actualités</h2>',
  },
  'seo-viewport': {
    kind: 'head',
    faulty: '<meta name="viewport" content="width=1024">',
    sound: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  },
  'seo-nofollow-interne': {
    kind: 'body',
    faulty: '<a href="/tarifs" rel="nofollow">Tarifs de la piscine</a>',
    sound: '<a href="/tarifs">Tarifs de la piscine</a>',
  },
  'seo-titre-longueur': {
    kind: 'head',
    faulty:
      '<title>Bienvenue sur le site officiel de la ville de Brest, ses services, ses actualités, son agenda et ses associations</title>',
    sound: '<title>Tarifs de la piscine – Ville de Brest</title>',
  },
  'seo-retour-bloque': {
    kind: 'head',
    faulty:
      '<script>history.pushState(null, null, location.href); window.onpopstate = () => history.go(1);</script>',
    sound: '<script>window.onpopstate = (event) => afficher(event.state);</script>',
  },
  'seo-meta-robots-contradictoire': inHead(
    '<meta name="robots" content="index, follow">\n<meta name="robots" content="noindex">',
    '<meta name="robots" content="noindex, follow">',
  ),
  'seo-twitter-carte': inHead(
    '<title>Ville de Brest</title>\n<meta name="author" content="Ville de Brest">',
    '<title>Ville de Brest</title>\n<meta name="twitter:card" content="summary">',
  ),
  'seo-canonique-absente': inHead(
    '<title>Ville de Brest</title>',
    '<title>Ville de Brest</title>\n<link rel="canonical" href="https://www.exemple.fr/">',
  ),
  'seo-description-absente': inHead(
    '<title>Ville de Brest</title>',
    '<title>Ville de Brest</title>\n<meta name="description" content="Le site de la mairie de Brest.">',
  ),
  'seo-description-longueur': inHead(
    '<meta name="description" content="La mairie de Brest.">',
    '<meta name="description" content="Le site de la mairie de Brest : démarches, écoles, piscine, agenda et travaux, quartier par quartier.">',
  ),
  'seo-nosnippet': inHead(
    '<meta name="robots" content="nosnippet">',
    '<meta name="robots" content="max-snippet:160">',
  ),
  'seo-noindex-involontaire': inHead(
    '<meta name="robots" content="noindex, follow">',
    '<meta name="robots" content="index, follow">',
  ),
  'seo-og-incomplet': inHead(
    '<meta property="og:title" content="Pains au levain">',
    '<meta property="og:title" content="Pains au levain">\n<meta property="og:description" content="Nos pains du jour.">\n<meta property="og:url" content="https://www.exemple.fr/">\n<meta property="og:image" content="https://www.exemple.fr/pains.jpg">',
  ),
  'seo-og-image': inHead(
    '<meta property="og:image" content="/pains.jpg">',
    '<meta property="og:image" content="https://www.exemple.fr/pains.jpg">',
  ),
  'seo-charset': inHtml(
    '<!doctype html>\n<html lang="fr"><head><meta charset="iso-8859-1"><title>Ville de Brest</title></head><body><p>Été</p></body></html>',
    '<!doctype html>\n<html lang="fr"><head><meta charset="utf-8"><title>Ville de Brest</title></head><body><p>Été</p></body></html>',
  ),
  'seo-lang-contenu': inBody(
    '<a href="/en/">EN</a>',
    '<a href="/en/">English</a>\n<link rel="alternate" hreflang="en" href="/en/">',
  ),
  'seo-ancre-vide-generique': inBody(
    '<a href="/horaires">Horaires</a> <a href="/tarifs">Tarifs</a> <a href="/a">En savoir plus</a> <a href="/b">Cliquez ici</a> <a href="/c">Lire la suite</a>',
    '<a href="/horaires">Horaires</a> <a href="/tarifs">Tarifs</a> <a href="/piscine">Piscine</a> <a href="/ecoles">Écoles</a> <a href="/contact">Contact</a>',
  ),
  'seo-liens-trop-nombreux': inBody(
    Array.from({ length: 210 }, (_, at) => `<a href="/fiche-${at + 1}">Fiche ${at + 1}</a>`).join('\n'),
    '<a href="/fiches?page=1">Fiches 1 à 50</a>\n<a href="/fiches?page=2">Fiches 51 à 100</a>',
  ),
  'seo-donnees-structurees-champs': inHead(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","url":"https://www.exemple.fr/"}</script>',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","url":"https://www.exemple.fr/","logo":"https://www.exemple.fr/logo.png"}</script>',
  ),
  'seo-donnees-structurees-json': inHead(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery",}</script>',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Le Fournil"}</script>',
  ),
  'seo-donnees-structurees-invisibles': inBody(
    '<script type="application/ld+json">{"@type":"Offer","price":12.5}</script>\n<p>Panier gourmand : 15,00 €</p>',
    '<script type="application/ld+json">{"@type":"Offer","price":12.5}</script>\n<p>Panier gourmand : 12,50 €</p>',
  ),
  'seo-coordonnees-locales': inBody(
    '<script type="application/ld+json">{"@type":"LocalBusiness","telephone":"+33298000000"}</script>\n<p>Tél. 02 98 22 22 22</p>',
    '<script type="application/ld+json">{"@type":"LocalBusiness","telephone":"+33298000000"}</script>\n<p>Tél. 02 98 00 00 00</p>',
  ),
  'seo-soft-404': ofSite(
    { '/page-qui-n-existe-pas': 'HTTP/1.1 200 OK\n\n<h1>Page introuvable</h1>' },
    { '/page-qui-n-existe-pas': 'HTTP/1.1 404 Not Found\n\n<h1>Page introuvable</h1>' },
  ),
  'seo-page-404-utile': ofSite(
    { '/page-qui-n-existe-pas': 'HTTP/1.1 404 Not Found\n\n<h1>404 Not Found</h1>' },
    {
      '/page-qui-n-existe-pas': 'HTTP/1.1 404 Not Found\n\n<h1>Page introuvable</h1><a href="/">Accueil</a>',
    },
  ),
  'seo-favicon': ofSite(
    { '/favicon.ico': 'HTTP/1.1 404 Not Found', '/': '<main><h1>Le Fournil</h1></main>' },
    { '/favicon.ico': '(une icône)', '/': '<main><h1>Le Fournil</h1></main>' },
  ),
  'seo-url-hygiene': inAddress(
    'https://www.exemple.fr/Services_Etat%20Civil',
    'https://www.exemple.fr/services/etat-civil',
  ),
  'seo-url-longue': inAddress(
    'https://www.exemple.fr/vie-municipale/le-conseil-municipal-et-ses-commissions/comptes-rendus-des-seances-du-conseil-municipal/annee-2026',
    'https://www.exemple.fr/conseil-municipal/2026',
  ),
  'seo-donnees-structurees-absentes': ofSite(
    { '/': '<main><h1>Le Fournil</h1></main>', '/pains': '<main><h1>Nos pains</h1></main>' },
    {
      '/': '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Le Fournil"}</script><main><h1>Le Fournil</h1></main>',
      '/pains': '<main><h1>Nos pains</h1></main>',
    },
  ),
  'geo-opposition-fouille': ofSite(
    {
      '/robots.txt': 'User-agent: GPTBot\nAllow: /',
      '/': '<main><h1>La Gazette</h1></main><footer><p>Toute fouille de textes et de données est interdite (art. L. 122-5-3 du CPI).</p></footer>',
    },
    {
      '/robots.txt': 'User-agent: GPTBot\nDisallow: /',
      '/': '<main><h1>La Gazette</h1></main><footer><p>Toute fouille de textes et de données est interdite (art. L. 122-5-3 du CPI).</p></footer>',
    },
  ),
};
