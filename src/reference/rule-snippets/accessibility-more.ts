import { inBody, inHead, inHtml, inRequests, type RuleSnippets } from './snippet.ts';

const asking = { asks: true } as const;
const french =
  'La mairie est ouverte tous les jours de la semaine et le samedi matin pour les habitants de la commune, avec les services dont vous avez besoin. Vous y trouverez l’état civil, les formulaires et des conseils pour vos démarches. Les agents vous répondent avec plaisir et vous aident à remplir vos dossiers.';

const longList = [
  'Écoles',
  'Crèches',
  'Piscines',
  'Gymnases',
  'Musées',
  'Parcs',
  'Marchés',
  'Parkings',
  'Bibliothèques',
]
  .flatMap((name) =>
    ['nord', 'sud', 'est', 'ouest', 'centre'].map((side) => `<option>${name} du quartier ${side}</option>`),
  )
  .join('');

/** More snippets of accessibility rules, by rule id. `tests/unit/rule-snippets.test.ts` runs them. */
export const moreAccessibilitySnippets: RuleSnippets = {
  'rgaa-captcha-alternative': {
    ...inBody(
      '<form method="post"><iframe src="https://www.google.com/recaptcha/api2/anchor" title="reCAPTCHA"></iframe></form>',
      '<form method="post"><label>Deux et trois font <input name="somme"></label></form>',
    ),
    ...asking,
  },
  'rgaa-formulaire-engageant': {
    ...inBody(
      '<form method="post"><button>Payer 12 €</button></form>',
      '<form method="get"><label>Rechercher <input name="q"></label><button>Rechercher</button></form>',
    ),
    ...asking,
  },
  'rgaa-media-non-temporel': {
    ...inBody(
      '<iframe src="https://www.google.com/maps/embed?pb=brest" title="Plan d’accès"></iframe>',
      '<p>La mairie est au 2 rue Frézier, en face de la halle.</p>',
    ),
    ...asking,
  },
  'rgaa-changement-langue': inBody(
    `<p>${french}</p>\n<p>Unsere Öffnungszeiten haben sich leider geändert.</p>`,
    `<p>${french}</p>\n<p lang="de">Unsere Öffnungszeiten haben sich leider geändert.</p>`,
  ),
  'rgaa-langue-absente': inHtml(
    '<!doctype html>\n<html><head><title>Ville de Brest</title></head><body><p>Bonjour</p></body></html>',
    '<!doctype html>\n<html lang="fr"><head><title>Ville de Brest</title></head><body><p>Bonjour</p></body></html>',
  ),
  'rgaa-langue-erronee': inHtml(
    `<!doctype html>\n<html lang="en"><head><title>Ville de Brest</title></head><body><p>${french}</p></body></html>`,
    `<!doctype html>\n<html lang="fr"><head><title>Ville de Brest</title></head><body><p>${french}</p></body></html>`,
  ),
  'rgaa-doctype': inHtml(
    '<html lang="fr"><head><title>Ville de Brest</title></head><body><p>Bonjour</p></body></html>',
    '<!doctype html>\n<html lang="fr"><head><title>Ville de Brest</title></head><body><p>Bonjour</p></body></html>',
  ),
  'rgaa-code-invalide': inBody(
    '<p class="note" class="rouge">Fermé lundi</p>',
    '<p class="note rouge">Fermé lundi</p>',
  ),
  'rgaa-balises-presentation': inBody(
    '<p>Ouvert le lundi.</p>\n<p>&nbsp;</p>\n<p>Fermé le mardi.</p>',
    '<p>12 rue Haute<br>29200 Brest</p>\n<p>Fermé le mardi.</p>',
  ),
  'rgaa-couleur-sans-fond': inBody(
    '<p style="color: #036">Ouvert le samedi</p>',
    '<p style="color: #036; background-color: #fff">Ouvert le samedi</p>',
  ),
  'rgaa-taille-fenetre': inBody(
    '<p style="font-size: 3.2vw">Ouvert le samedi</p>',
    '<p style="font-size: calc(1rem + 1vw)">Ouvert le samedi</p>',
  ),
  'rgaa-dialogue-sans-nom': inBody(
    '<dialog open><p>Choisissez une date</p></dialog>',
    '<dialog open aria-label="Réserver une place"><p>Choisissez une date</p></dialog>',
  ),
  'rgaa-format-non-indique': inBody(
    '<form><label>Date de naissance <input name="naissance"></label></form>',
    '<form><label>Date de naissance (jj/mm/aaaa) <input name="naissance"></label></form>',
  ),
  'rgaa-lecteur-commandes-sans-nom': inBody(
    '<div class="plyr"><video src="/conseil.mp4"></video><button type="button"></button></div>',
    '<div class="plyr"><video src="/conseil.mp4"></video><button type="button" aria-label="Lire"></button></div>',
  ),
  'rgaa-legende-generique': inBody(
    '<fieldset><legend>Options</legend><label><input type="radio" name="l"> Oui</label><label><input type="radio" name="l"> Non</label></fieldset>',
    '<fieldset><legend>Souhaitez-vous être livré ?</legend><label><input type="radio" name="l"> Oui</label><label><input type="radio" name="l"> Non</label></fieldset>',
  ),
  'rgaa-media-non-identifie': inBody(
    '<video controls src="/conseil.mp4"></video>',
    '<h2>La séance du conseil du 3 mars</h2>\n<video controls src="/conseil.mp4"></video>',
  ),
  'rgaa-message-statut': inBody(
    '<form method="post"><label>Nom <input name="nom"></label></form>\n<div class="form-message">Envoyé</div>',
    '<form method="post"><label>Nom <input name="nom"></label></form>\n<div class="alert" role="alert">Envoyé</div>',
  ),
  'rgaa-obligatoire-non-indique': inBody(
    '<form method="post"><label>Nom <input name="nom" required></label><label>Prénom <input name="prenom"></label></form>',
    '<form method="post"><label>Nom (obligatoire) <input name="nom" required></label><label>Prénom <input name="prenom"></label></form>',
  ),
  'rgaa-select-long': inBody(
    `<label>Votre démarche <select>${longList}</select></label>`,
    '<label>Votre démarche <select><option>État civil</option><option>Urbanisme</option><option>Écoles</option></select></label>',
  ),
  'rgaa-structure-header-footer-nav': inBody(
    '<div><ul><li><a href="/ecoles">Écoles</a></li><li><a href="/sport">Sport</a></li><li><a href="/culture">Culture</a></li><li><a href="/sante">Santé</a></li></ul></div>\n<main><h1>Ville de Brest</h1></main>',
    '<nav><ul><li><a href="/ecoles">Écoles</a></li><li><a href="/sport">Sport</a></li><li><a href="/culture">Culture</a></li><li><a href="/sante">Santé</a></li></ul></nav>\n<main><h1>Ville de Brest</h1></main>',
  ),
  'rgaa-zones-reperes': inBody(
    '<div id="menu"><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></div>\n<div><h1>Ville de Brest</h1></div>',
    '<nav><a href="/ecoles">Écoles</a><a href="/sport">Sport</a><a href="/culture">Culture</a></nav>\n<main><h1>Ville de Brest</h1></main>',
  ),
  'rgaa-svg-indetermine': inBody(
    '<svg viewBox="0 0 10 10"><path d="M0 0h10v10"/></svg>',
    '<svg viewBox="0 0 10 10" role="img" aria-label="Carte du Finistère"><path d="M0 0h10v10"/></svg>',
  ),
  'rgaa-tableau-complexe-sans-resume': inBody(
    '<table><tr><th colspan="2">2026</th></tr><tr><th>Hommes</th><th>Femmes</th></tr><tr><td>12</td><td>14</td></tr></table>',
    '<table><caption>Effectifs 2026, par sexe sur deux niveaux d’en-têtes</caption><tr><th colspan="2">2026</th></tr><tr><th>Hommes</th><th>Femmes</th></tr><tr><td>12</td><td>14</td></tr></table>',
  ),
  'rgaa-tableau-mise-en-forme': inBody(
    '<table><tr><td><div>Menu</div></td><td><form>Recherche</form></td></tr></table>',
    '<table><tr><td>Lundi</td><td>9 h</td></tr><tr><td>Mardi</td><td>10 h</td></tr></table>',
  ),
  'rgaa-tableau-titre-non-associe': inBody(
    '<p>Tableau 1 – Horaires</p>\n<table><tr><th>Jour</th><th>Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>',
    '<table><caption>Tableau 1 – Horaires</caption><tr><th>Jour</th><th>Heure</th></tr><tr><td>Lundi</td><td>9 h</td></tr></table>',
  ),
  'rgaa-titres-absents': inBody(
    `<p>${french} ${french} ${french} ${french}</p>`,
    `<h1>La mairie</h1>\n<p>${french} ${french} ${french} ${french}</p>`,
  ),
  'rgaa-lien-evitement': inBody(
    '<nav><a href="/a">Écoles</a><a href="/b">Sport</a><a href="/c">Culture</a><a href="/d">Santé</a><a href="/e">Agenda</a></nav>\n<main id="contenu"><p>Bienvenue</p></main>',
    '<a href="#contenu">Aller au contenu</a>\n<nav><a href="/a">Écoles</a><a href="/b">Sport</a><a href="/c">Culture</a><a href="/d">Santé</a><a href="/e">Agenda</a></nav>\n<main id="contenu"><p>Bienvenue</p></main>',
  ),
  'rgaa-limite-temps': inHead(
    '<script>setTimeout(function () { location.reload(); }, 30000);</script>',
    '<script>document.documentElement.classList.add("script");</script>',
  ),
  'wcag-rechargement-aaa': inHead(
    '<meta http-equiv="refresh" content="86400">',
    '<title>Ville de Brest</title>',
  ),
  'rgaa-commande-sans-touche': inBody(
    '<div role="button" tabindex="0" onclick="suite()">Afficher la suite</div>',
    '<div role="button" tabindex="0" onclick="suite()" onkeydown="touche(event)">Afficher la suite</div>',
  ),
  'rgaa-faux-titre': inBody(
    `<p style="font-size: 24px; font-weight: 700">Nos horaires</p>\n<p style="font-size: 16px">${french}</p>`,
    `<h2 style="font-size: 24px; font-weight: 700">Nos horaires</h2>\n<p style="font-size: 16px">${french}</p>`,
  ),
  'rgaa-contraste-bordure-champ': inBody(
    '<div style="background-color: #fff"><label>Nom <input style="background-color: #fff; border: 1px solid rgb(206, 212, 218)"></label></div>',
    '<div style="background-color: #fff"><label>Nom <input style="background-color: #fff; border: 1px solid rgb(100, 100, 100)"></label></div>',
  ),
  'wcag-glisser-seul': inBody(
    '<ul><li draggable="true">Eau</li><li draggable="true">Gaz</li></ul>',
    '<ul><li draggable="true">Eau <button type="button" aria-label="Monter Eau">↑</button></li></ul>',
  ),
  'wcag-saisie-redondante': inBody(
    '<form method="post"><label for="a">Adresse e-mail</label><input id="a" type="email"><label for="b">Confirmez votre e-mail</label><input id="b" type="email"></form>',
    '<form method="post"><label for="a">Adresse e-mail</label><input id="a" type="email"><label for="b">Nom</label><input id="b"><label for="c">Ville</label><input id="c"></form>',
  ),
  'rgaa-element-cliquable-sans-clavier': inBody(
    '<span onclick="ouvrir()" style="cursor: pointer">Voir les photos</span>',
    '<button type="button" onclick="ouvrir()">Voir les photos</button>',
  ),
  'rgaa-element-cliquable-sans-role': inBody(
    '<div tabindex="0" onclick="ouvrir()" onkeydown="ouvrir()" style="cursor: pointer">Voir les photos</div>',
    '<button type="button" onclick="ouvrir()">Voir les photos</button>',
  ),
  'rgaa-mouvement-appareil': {
    ...inHead(
      '<script>addEventListener("devicemotion", defiler);</script>',
      '<script>addEventListener("load", defiler);</script>',
    ),
    ...asking,
  },
  'rgaa-surcouche': inRequests(
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://acsbapp.com/apps/app/dist/js/app.js (script, 90 ko)',
    'https://www.exemple.fr/ (document, 20 ko)\nhttps://www.exemple.fr/menu.js (script, 20 ko)',
  ),
  'rgaa-contraste-picto': inBody(
    '<div style="background-color: rgb(255, 255, 255)"><button type="button" aria-label="Fermer" style="background-color: rgb(255, 255, 255)"><svg fill="currentColor" aria-hidden="true" style="color: rgb(200, 200, 200); background-color: transparent"></svg></button></div>',
    '<div style="background-color: rgb(255, 255, 255)"><button type="button" aria-label="Fermer" style="background-color: rgb(255, 255, 255)"><svg fill="currentColor" aria-hidden="true" style="color: rgb(60, 60, 60); background-color: transparent"></svg></button></div>',
  ),
};
