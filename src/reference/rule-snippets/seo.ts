import type { RuleSnippets } from './snippet.ts';

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
};
