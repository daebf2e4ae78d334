import { inBody, inHead, inRequests, ofSite, type RuleSnippets } from './snippet.ts';

const home = 'https://www.exemple.fr/ (document, 20 ko)';

/** Snippets of eco-design rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const ecoDesignSnippets: RuleSnippets = {
  'eco-ecoute-seule': inBody(
    '<video src="/conseil-municipal.mp4" controls></video>',
    '<video src="/conseil-municipal.mp4" controls></video>\n<p><a href="/conseil-municipal.mp3">Écouter la séance seulement (MP3, 12 Mo)</a></p>',
  ),
  'eco-lecture-auto': inBody(
    '<video src="/fournil.mp4" autoplay controls></video>',
    '<video src="/fournil.mp4" controls preload="none"></video>',
  ),
  'eco-poids-non-annonce': inBody(
    '<ul><li><a href="/carte.pdf">Notre carte</a></li></ul>',
    '<ul><li><a href="/carte.pdf">Notre carte (PDF, 300 ko)</a></li></ul>',
  ),
  'eco-televersement-limite': inBody(
    '<form method="post"><p><label>Justificatif de domicile <input type="file"></label></p></form>',
    '<form method="post"><p><label>Justificatif de domicile (PDF, 2 Mo au plus) <input type="file" accept=".pdf"></label></p></form>',
  ),
  'eco-video-fond': inBody(
    '<video src="/vagues.mp4" autoplay muted loop></video>',
    '<video src="/vagues.mp4" controls></video>',
  ),
  'eco-compat-navigateur': inHead(
    '<style>a { color: contrast-color(red); }</style>',
    '<style>a { color: red; }\n@container (width > 20rem) { p { margin: 0; } }</style>',
  ),
  'eco-poids-page': inRequests(
    `${home}\nhttps://www.exemple.fr/diaporama.jpg (image, 2400 ko)`,
    `${home}\nhttps://www.exemple.fr/facade.webp (image, 120 ko)`,
  ),
  'eco-co2-estime': inRequests(
    `${home}\nhttps://www.exemple.fr/diaporama.jpg (image, 2600 ko)`,
    `${home}\nhttps://www.exemple.fr/facade.webp (image, 120 ko)`,
  ),
  'eco-indice-constat': inRequests(
    `${home}\nhttps://www.exemple.fr/diaporama.jpg (image, 2600 ko)`,
    `${home}\nhttps://www.exemple.fr/facade.webp (image, 120 ko)`,
  ),
  'eco-gif-lourd': inRequests(
    `${home}\nhttps://www.exemple.fr/manege.gif (image, 1500 ko)`,
    `${home}\nhttps://www.exemple.fr/fleche.gif (image, 2 ko)`,
  ),
  'eco-images-format': inRequests(
    `${home}\n${['marche.jpg', 'fete.jpg', 'plan.png', 'stade.webp'].map((name) => `https://www.exemple.fr/${name} (image, 80 ko)`).join('\n')}`,
    `${home}\n${['marche.webp', 'fete.avif', 'plan.webp', 'stade.webp'].map((name) => `https://www.exemple.fr/${name} (image, 40 ko)`).join('\n')}`,
  ),
  'eco-police-format': inRequests(
    `${home}\nhttps://www.exemple.fr/titres.ttf (font, 90 ko)`,
    `${home}\nhttps://www.exemple.fr/titres.woff2 (font, 30 ko)`,
  ),
  'eco-polices-nombre': inRequests(
    `${home}\n${['leger', 'normal', 'demi', 'gras', 'noir', 'italique', 'titre', 'titre-gras'].map((name) => `https://www.exemple.fr/${name}.woff2 (font, 90 ko)`).join('\n')}`,
    `${home}\nhttps://www.exemple.fr/normal.woff2 (font, 30 ko)\nhttps://www.exemple.fr/gras.woff2 (font, 30 ko)`,
  ),
  'eco-cache-navigateur': inRequests(
    `${home}\nhttps://www.exemple.fr/menu.js (script, 40 ko)\n  Cache-Control: no-store`,
    `${home}\nhttps://www.exemple.fr/menu.4f2a.js (script, 40 ko)\n  Cache-Control: public, max-age=31536000, immutable`,
  ),
  'eco-compression': inRequests(
    `${home}\n  Content-Encoding: br\nhttps://www.exemple.fr/menu.js (script, 40 ko)`,
    `${home}\n  Content-Encoding: br\nhttps://www.exemple.fr/menu.js (script, 40 ko)\n  Content-Encoding: br`,
  ),
  'eco-domaines-statiques': inRequests(
    `${home}\nhttps://static.exemple.fr/menu.js (script, 40 ko)\nhttps://img.exemple.fr/facade.webp (image, 90 ko)`,
    `${home}\nhttps://www.exemple.fr/menu.js (script, 40 ko)\nhttps://www.exemple.fr/facade.webp (image, 90 ko)`,
  ),
  'eco-tiers-poids': inRequests(
    `${home}\nhttps://www.exemple.fr/menu.js (script, 100 ko)\nhttps://www.youtube.com/lecteur.js (script, 900 ko)`,
    `${home}\nhttps://www.exemple.fr/menu.js (script, 200 ko)\nhttps://www.youtube.com/vignette.jpg (image, 20 ko)`,
  ),
  'eco-tiers-avant-choix': inBody(
    '<iframe title="Visite du musée" src="https://www.youtube.com/embed/x"></iframe>',
    '<iframe title="Agenda de la mairie" src="/agenda"></iframe>',
  ),
  'eco-declaration-absente': ofSite(
    {
      '/': '<main><h1>Ville de Brest</h1></main><footer><a href="/contact">Contact</a></footer>',
      '/contact': '<h1>Contact</h1>',
    },
    {
      '/': '<main><h1>Ville de Brest</h1></main><footer><a href="/ecoconception">Déclaration d’écoconception</a></footer>',
      '/ecoconception':
        '<h1>Déclaration d’écoconception</h1><p>Notre site est écoconçu selon le RGESN 2024.</p>',
    },
  ),
  'eco-referent-absent': ofSite(
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/ecoconception">Écoconception</a></footer>',
      '/ecoconception':
        '<h1>Déclaration d’écoconception</h1><p>Nous veillons à la légèreté de nos pages.</p>',
    },
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/ecoconception">Écoconception</a></footer>',
      '/ecoconception': '<h1>Déclaration d’écoconception</h1><p>Référente écoconception : Anne Martin.</p>',
    },
  ),
  'eco-budget-declare': ofSite(
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/ecoconception">Écoconception</a></footer>',
      '/ecoconception':
        '<h1>Déclaration d’écoconception</h1><p>Nous veillons à la légèreté de nos pages.</p>',
    },
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/ecoconception">Écoconception</a></footer>',
      '/ecoconception': '<h1>Déclaration d’écoconception</h1><p>Chaque page pèse moins de 500 Ko.</p>',
    },
  ),
  'eco-hebergement-vert': ofSite(
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/ecoconception">Écoconception</a></footer>',
      '/ecoconception': '<h1>Déclaration d’écoconception</h1><p>Notre hébergeur est en France.</p>',
    },
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/ecoconception">Écoconception</a></footer>',
      '/ecoconception':
        '<h1>Déclaration d’écoconception</h1><p>Notre hébergeur annonce un PUE de 1,2 et de l’électricité renouvelable.</p>',
    },
  ),
  'eco-notifications': inRequests(
    `${home}\nhttps://cdn.onesignal.com/sdk.js (script, 60 ko)`,
    `${home}\nhttps://cdn.tiers.example/menu.js (script, 60 ko)`,
  ),
  'eco-requetes-page': inRequests(
    `${home}\n${Array.from({ length: 45 }, (_, at) => `https://www.exemple.fr/module-${at + 1}.js (script, 3 ko)`).join('\n')}`,
    `${home}\nhttps://www.exemple.fr/menu.js (script, 30 ko)`,
  ),
  'eco-hebergement-pays': ofSite(
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      '/mentions-legales':
        '<h1>Mentions légales</h1><p>Hébergement : Exemple Inc., Ashburn, Virginie, États-Unis.</p>',
    },
    {
      '/': '<main><h1>Le Fournil</h1></main>\n<footer><a href="/mentions-legales">Mentions légales</a></footer>',
      '/mentions-legales':
        '<h1>Mentions légales</h1><p>Hébergement : Nuage Test, 2 rue du Nuage, 59100 Roubaix, France.</p>',
    },
  ),
};
