import { inHeaders, inMeasures, type RuleSnippets } from './snippet.ts';

const ofRow = (row: string, faulty: string, sound: string): RuleSnippets => ({
  [`lh-${row}`]: inMeasures(french(faulty), french(sound)),
});

/** With the spaces of French before a colon and a unit. */
const french = (text: string): string => text.replaceAll(/ (?=: )|(?<=\d) (?=(?:ko|ms|s|px)\b|%)/g, '\u00a0');

const lines = (...all: readonly string[]): string => all.join('\n');

/** What comes first on the screen, and when. */
const paints: RuleSnippets = {
  ...ofRow(
    'first-contentful-paint',
    lines(
      'Premier octet du serveur : 1,6 s',
      'Feuilles de style et scripts bloquants : 2,1 s',
      'Premier affichage : 0,2 s',
    ),
    lines(
      'Premier octet du serveur : 0,4 s',
      'Feuilles de style et scripts bloquants : 0,5 s',
      'Premier affichage : 0,1 s',
    ),
  ),
  ...ofRow(
    'largest-contentful-paint',
    lines(
      'Premier octet du serveur : 0,9 s',
      'Attente avant la demande de l’image : 1,8 s',
      'Téléchargement de l’image : 2,3 s',
      'Affichage de l’image : 0,2 s',
    ),
    lines(
      'Premier octet du serveur : 0,4 s',
      'Attente avant la demande de l’image : 0,1 s',
      'Téléchargement de l’image : 0,9 s',
      'Affichage de l’image : 0,2 s',
    ),
  ),
  ...ofRow(
    'speed-index',
    lines('3 s : 10 % de l’écran', '6 s : 40 % de l’écran', '9 s : 100 % de l’écran'),
    lines('1 s : 60 % de l’écran', '2 s : 90 % de l’écran', '9 s : 100 % de l’écran'),
  ),
  ...ofRow(
    'document-latency-insight',
    lines('Redirection vers https://www.exemple.fr/ : 350 ms', 'Réponse du serveur : 1,4 s'),
    'Réponse du serveur : 180 ms',
  ),
  ...ofRow(
    'render-blocking-insight',
    lines(
      '<script src="/app.js"></script> : 480 ms d’attente',
      '<link rel="stylesheet" href="/style.css"> : 320 ms d’attente',
    ),
    lines(
      '<script src="/app.js" defer></script> : 480 ms d’attente',
      '<link rel="stylesheet" href="/impression.css" media="print"> : 320 ms d’attente',
    ),
  ),
  ...ofRow(
    'font-display-insight',
    '@font-face { font-family: Texte; src: url("/texte.woff2"); } : 640 ms de téléchargement',
    '@font-face { font-family: Texte; src: url("/texte.woff2"); font-display: swap; } : 640 ms de téléchargement',
  ),
};

/** Pictures, and what moves when they come. */
const pictures: RuleSnippets = {
  ...ofRow(
    'lcp-discovery-insight',
    'Image principale : <img src="/le-port.jpg" alt="Le port de Brest" loading="lazy" width="1200" height="600">',
    'Image principale : <img src="/le-port.jpg" alt="Le port de Brest" fetchpriority="high" width="1200" height="600">',
  ),
  ...ofRow(
    'image-delivery-insight',
    '/le-port.jpg : 4000 × 3000 px, 1800 ko, affichée en 800 × 600 px',
    '/le-port.avif : 800 × 600 px, 70 ko, affichée en 800 × 600 px',
  ),
  ...ofRow(
    'unsized-images',
    '<img src="/mairie.jpg" alt="La mairie">',
    '<img src="/mairie.jpg" alt="La mairie" width="800" height="600">',
  ),
  ...ofRow(
    'cumulative-layout-shift',
    lines(
      'main > h1 : 0,18 (un bandeau arrive au-dessus)',
      'main > p : 0,14 (la photo au-dessus n’a pas de dimensions)',
    ),
    lines(
      'main > h1 : 0 (la place du bandeau est réservée)',
      'main > p : 0,02 (la police du texte est remplacée)',
    ),
  ),
  ...ofRow(
    'cls-culprits-insight',
    'main > h1 : 0,21 (un bandeau est inséré au-dessus)',
    'main > h1 : 0 (la place du bandeau est réservée)',
  ),
};

/** Bytes that serve nothing. */
const waste: RuleSnippets = {
  ...ofRow(
    'unused-javascript',
    lines('/app.js : 240 ko, dont 180 ko jamais exécutés', '/carte.js : 90 ko, dont 88 ko jamais exécutés'),
    '/accueil.js : 62 ko, dont 9 ko jamais exécutés',
  ),
  ...ofRow(
    'unused-css-rules',
    '/theme.css : 160 ko, dont 148 ko jamais appliqués',
    '/accueil.css : 14 ko, dont 2 ko jamais appliqués',
  ),
  ...ofRow(
    'unminified-javascript',
    '/app.js : 120 ko, 74 ko une fois réduit',
    '/app.min.js : 74 ko, 74 ko une fois réduit',
  ),
  ...ofRow(
    'unminified-css',
    '/style.css : 58 ko, 41 ko une fois réduite',
    '/style.min.css : 41 ko, 41 ko une fois réduite',
  ),
  ...ofRow(
    'legacy-javascript-insight',
    lines('/app.js : Array.prototype.includes, 11 ko', '/app.js : Object.entries, 9 ko'),
    '/app.js : aucun complément, 0 ko',
  ),
  ...ofRow(
    'duplicated-javascript-insight',
    lines('lodash : /app.js, 24 ko', 'lodash : /carte.js, 24 ko'),
    lines('lodash : /commun.js, 24 ko', 'leaflet : /carte.js, 42 ko'),
  ),
};

/** Work of the browser. */
const work: RuleSnippets = {
  ...ofRow(
    'total-blocking-time',
    lines('/app.js : tâche de 720 ms', '/publicite.js : tâche de 310 ms'),
    lines(
      '/app.js, premier morceau : tâche de 90 ms',
      '/app.js, deuxième morceau : tâche de 80 ms',
      '/menu.js : tâche de 45 ms',
    ),
  ),
  ...ofRow(
    'bootup-time',
    lines('/app.js : exécuté pendant 2,9 s', 'https://pub.exemple.net/annonces.js : exécuté pendant 1,4 s'),
    '/app.js : exécuté pendant 0,3 s',
  ),
  ...ofRow(
    'third-parties-insight',
    lines('Google Tag Manager : 210 ms de calcul', 'Hotjar : 160 ms de calcul'),
    'Matomo : 40 ms de calcul',
  ),
  ...ofRow(
    'forced-reflow-insight',
    lines(
      "titre.style.fontSize = '2rem';",
      'const haut = titre.offsetHeight;',
      'menu.style.top = haut + "px";',
      'const large = menu.offsetWidth;',
    ),
    lines(
      'const haut = titre.offsetHeight;',
      'const large = menu.offsetWidth;',
      "titre.style.fontSize = '2rem';",
      'menu.style.top = haut + "px";',
    ),
  ),
};

/** Snippets of performance rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const performanceSnippets: RuleSnippets = {
  'perf-retour-instantane': inHeaders('Cache-Control: no-store', 'Cache-Control: no-cache'),
  ...paints,
  ...pictures,
  ...waste,
  ...work,
};
