import { inBody, inHead, inHeaders, inRequests, type RuleSnippets } from './snippet.ts';

/** Snippets of page rules that read the text of a page, its address or what a server answers, of several themes. */
export const pageTextSnippets: RuleSnippets = {
  'eco-audio-codec': inBody(
    '<audio controls src="/conseil-municipal.wav"></audio>',
    '<audio controls src="/conseil-municipal.opus"></audio>',
  ),
  'eco-http2': inHeaders(
    'HTTP/1.1 200 OK\ncontent-type: text/html; charset=utf-8',
    'HTTP/2 200\ncontent-type: text/html; charset=utf-8',
  ),
  'eco-js-inutilise': inRequests(
    `https://www.exemple.fr/ (document, 20 ko)
https://www.exemple.fr/toutes-les-pages.js (script, 600 ko, dont 480 ko inutilisés)`,
    `https://www.exemple.fr/ (document, 20 ko)
https://www.exemple.fr/accueil.js (script, 90 ko, dont 20 ko inutilisés)`,
  ),
  'eco-video-definition': inBody(
    '<video src="/visite-1920x1080.mp4" width="360" height="200" controls></video>',
    '<video src="/visite-854x480.mp4" width="360" height="200" controls></video>',
  ),
  'geo-auteur-date': inBody(
    `<!-- https://www.exemple.fr/actualites/le-port-a-cent-ans -->
<script type="application/ld+json">{ "@type": "NewsArticle", "headline": "Le port a cent ans" }</script>
<main><h1>Le port a cent ans</h1></main>`,
    `<!-- https://www.exemple.fr/actualites/le-port-a-cent-ans -->
<script type="application/ld+json">{ "@type": "NewsArticle", "headline": "Le port a cent ans",
  "author": { "@type": "Person", "name": "Claire Le Gall" }, "datePublished": "2026-07-12" }</script>
<main><h1>Le port a cent ans</h1>
<p>Par Claire Le Gall, le <time datetime="2026-07-12">12 juillet 2026</time></p></main>`,
  ),
  'geo-reponse-directe': inBody(
    '<h1>Inscrire son enfant à l’école</h1>\n<p><!-- 700 mots --></p>',
    `<h1>Inscrire son enfant à l’école</h1>
<h2>Quand s’inscrire</h2>
<p><!-- 110 mots --></p>
<p><!-- 110 mots --></p>
<h2>Les pièces à fournir</h2>
<p><!-- 110 mots --></p>
<p><!-- 110 mots --></p>
<h2>La réponse de la mairie</h2>
<p><!-- 110 mots --></p>
<p><!-- 110 mots --></p>`,
  ),
  'legal-bouton-commande': inBody(
    '<!-- https://www.exemple.fr/commande -->\n<form action="/commande" method="post"><button>Valider la commande</button></form>',
    '<!-- https://www.exemple.fr/commande -->\n<form action="/commande" method="post"><button>Commande avec obligation de paiement</button></form>',
  ),
  'priv-relais-domaine': inRequests(
    `https://www.exemple.fr/ (document, 20 ko)
https://mesure.exemple.fr/g/collect?v=2&tid=G-ABC123DEF4 (ping, 1 ko)`,
    `https://www.exemple.fr/ (document, 20 ko)
https://www.exemple.fr/matomo.php?idsite=1 (ping, 1 ko)`,
  ),
  'qual-lien-accueil-logo': inBody(
    '<!-- https://www.exemple.fr/tarifs -->\n<header><img src="/logo.svg" alt="Ville de Brest"></header>',
    '<!-- https://www.exemple.fr/tarifs -->\n<header><a href="/"><img src="/logo.svg" alt="Ville de Brest, accueil"></a></header>',
  ),
  'sec-mot-de-passe-http': inBody(
    '<!-- http://www.exemple.fr/connexion -->\n<label>Mot de passe <input type="password" autocomplete="current-password"></label>',
    '<!-- https://www.exemple.fr/connexion -->\n<label>Mot de passe <input type="password" autocomplete="current-password"></label>',
  ),
  'sec-script-tiers-http': inHead(
    '<!-- http://www.exemple.fr/ -->\n<script src="http://cdn.exemple.org/menu.js"></script>',
    '<!-- http://www.exemple.fr/ -->\n<script src="https://cdn.exemple.org/menu.js"></script>',
  ),
  'seo-contenu-mince': inBody(
    '<main><h1>Nos services</h1><p>La ville vous accompagne au quotidien.</p></main>',
    '<main><h1>Nos services</h1><p><!-- 200 mots --></p></main>',
  ),
  'seo-liens-sans-href': inBody(
    `<nav><ul><li><a onclick="location.href='/piscine'">Piscine</a></li></ul></nav>`,
    '<nav><ul><li><a href="/piscine">Piscine</a></li></ul></nav>',
  ),
  'seo-pagination': inBody(
    '<ul class="actualites"><li>Le port a cent ans</li></ul>\n<button type="button" onclick="afficher(2)">Page suivante</button>',
    '<ul class="actualites"><li>Le port a cent ans</li></ul>\n<a href="/actualites?page=2">Page suivante</a>',
  ),
  'seo-temps-serveur': inRequests(
    'https://www.exemple.fr/ (document, 20 ko, réponse en 1900 ms)',
    'https://www.exemple.fr/ (document, 20 ko, réponse en 180 ms)',
  ),
};
