import { drawn, type RuleSnippets } from './snippet.ts';

/** Snippets of accessibility rules that look at a drawn page: colours, places, words of styles. `tests/smoke/rule-snippets.test.ts` runs them. */
export const layoutSnippets: RuleSnippets = {
  'axe-color-contrast': drawn(
    '<p style="color: #999; background: #fff">Mairie ouverte du lundi au vendredi</p>',
    '<p style="color: #595959; background: #fff">Mairie ouverte du lundi au vendredi</p>',
  ),
  'axe-color-contrast-enhanced': drawn(
    '<p style="color: #767676; background: #fff">Mairie ouverte du lundi au vendredi</p>',
    '<p style="color: #595959; background: #fff">Mairie ouverte du lundi au vendredi</p>',
  ),
  'axe-css-orientation-lock': drawn(
    `<style>
@media (orientation: landscape) {
  html { transform: rotate(-90deg); }
}
</style>
<p>Le marché a lieu le samedi matin.</p>`,
    `<style>
@media (orientation: landscape) {
  p { columns: 2; }
}
</style>
<p>Le marché a lieu le samedi matin.</p>`,
  ),
  'axe-hidden-content': drawn(
    '<p>Horaires de la piscine</p>\n<p style="display: none">Fermée pour travaux jusqu’au 12 mai.</p>',
    '<p>Horaires de la piscine</p>\n<p>Fermée pour travaux jusqu’au 12 mai.</p>',
  ),
  'axe-object-alt': drawn(
    '<object type="text/html" data="/plan.html"></object>',
    '<object type="text/html" data="/plan.html" aria-label="Plan d’accès à la mairie"></object>',
  ),
  'axe-p-as-heading': {
    ...drawn(
      `<p style="font-size: 24px"><strong>Inscriptions à la cantine</strong></p>
<p>Les inscriptions se font en mairie, du 2 mai au 30 juin, le matin seulement.</p>`,
      `<h2>Inscriptions à la cantine</h2>
<p>Les inscriptions se font en mairie, du 2 mai au 30 juin, le matin seulement.</p>`,
    ),
    asks: true,
  },
  'axe-scrollable-region-focusable': drawn(
    '<div style="height: 90px; overflow-y: scroll">\n<p><!-- 120 mots --></p>\n</div>',
    '<div style="height: 90px; overflow-y: scroll" tabindex="0" role="region" aria-label="Règlement">\n<p><!-- 120 mots --></p>\n</div>',
  ),
  'rgaa-contenu-css': drawn(
    `<style>
.ferme::after { content: "Fermé le lundi"; }
</style>
<p class="ferme">Bibliothèque</p>`,
    `<style>
.ferme::after { content: " ✕" / ""; }
</style>
<p class="ferme">Bibliothèque, fermée le lundi</p>`,
  ),
  'rgaa-contenu-fixe': drawn(
    `<style>
.infos { position: fixed; inset: auto 0 0; height: 50vh; background: #fff; }
</style>
<p><!-- 120 mots --></p>
<aside class="infos">Standard de la mairie : 02 98 00 00 00</aside>`,
    `<style>
.infos { position: fixed; inset: auto 0 0; height: 3rem; background: #fff; }
</style>
<p><!-- 120 mots --></p>
<aside class="infos">Standard de la mairie : 02 98 00 00 00</aside>`,
  ),
  'rgaa-contenu-perdu-telephone': drawn(
    `<style>
@media (max-width: 600px) { .tarifs { display: none; } }
</style>
<p>La piscine est ouverte tous les jours.</p>
<p class="tarifs">Entrée : 4 euros, gratuite pour les moins de dix ans.</p>`,
    `<style>
@media (max-width: 600px) { .tarifs { font-size: 1rem; } }
</style>
<p>La piscine est ouverte tous les jours.</p>
<p class="tarifs">Entrée : 4 euros, gratuite pour les moins de dix ans.</p>`,
  ),
  'rgaa-contraste-exemple-champ': drawn(
    `<style>
input::placeholder { color: #bbb; }
</style>
<label for="code">Code postal</label>
<input id="code" placeholder="29200">`,
    `<style>
input::placeholder { color: #595959; }
</style>
<label for="code">Code postal</label>
<input id="code" placeholder="29200">`,
  ),
  'rgaa-contraste-texte-image-fond': drawn(
    `<style>
.une { background: linear-gradient(#003, #ccc); color: #fff; }
</style>
<p class="une">Le port fête ses cent ans, du 12 au 14 juillet</p>`,
    `<style>
.une { background: #003; color: #fff; }
</style>
<p class="une">Le port fête ses cent ans, du 12 au 14 juillet</p>`,
  ),
  'rgaa-dialogue-sans-aria': drawn(
    `<main><p><!-- 80 mots --></p></main>
<div style="position: fixed; inset: 0; z-index: 100; background: #fff">
  <p>Recevez la lettre de la ville chaque mois.</p>
  <button type="button" onclick="parentElement.remove()">Fermer</button>
</div>`,
    `<main><p><!-- 80 mots --></p></main>
<div role="dialog" aria-modal="true" aria-label="Lettre de la ville"
  style="position: fixed; inset: 0; z-index: 100; background: #fff">
  <p>Recevez la lettre de la ville chaque mois.</p>
  <button type="button" onclick="parentElement.remove()">Fermer</button>
</div>`,
  ),
  'rgaa-etiquette-eloignee': drawn(
    `<label for="nom">Votre nom</label>
<input id="nom" style="display: block; margin-top: 220px">`,
    `<label for="nom">Votre nom</label>
<input id="nom" style="display: block; margin-top: 4px">`,
  ),
  'rgaa-image-complexe': drawn(
    '<img src="/budget.png" width="400" height="260" alt="Graphique du budget 2026">',
    `<figure>
  <img src="/budget.png" width="400" height="260" alt="Graphique du budget 2026">
  <figcaption><a href="/budget-2026">Les chiffres du graphique, en tableau</a></figcaption>
</figure>`,
  ),
  'rgaa-image-texte-muette': drawn(
    '<h1>Piscine</h1>\n<img src="/tarifs-piscine.png" alt="">',
    `<h1>Piscine</h1>
<img src="/tarifs-piscine.png" alt="">
<table>
  <tr><th scope="col">Entrées</th><th scope="col">Tarifs</th></tr>
  <tr><td>Adulte</td><td>4 euros</td></tr>
  <tr><td>Enfant</td><td>2 euros</td></tr>
  <tr><td>Famille</td><td>10 euros</td></tr>
  <tr><td>Groupe</td><td>1 euro</td></tr>
</table>`,
  ),
  'rgaa-lien-texte-etats': drawn(
    `<style>
a { color: #243b6b; text-decoration: none; }
</style>
<p style="color: #333">Les dossiers sont à retirer <a href="/accueil">à l’accueil de la mairie</a>, chaque matin.</p>`,
    `<style>
a { color: #243b6b; text-decoration: underline; }
</style>
<p style="color: #333">Les dossiers sont à retirer <a href="/accueil">à l’accueil de la mairie</a>, chaque matin.</p>`,
  ),
  'rgaa-ordre-visuel-dom': drawn(
    `<style>
nav { display: flex; flex-direction: row-reverse; gap: 1rem; }
</style>
<nav><a href="/lundi">Lundi</a> <a href="/mardi">Mardi</a> <a href="/jeudi">Jeudi</a> <a href="/samedi">Samedi</a></nav>
<p>Le marché se tient sur la place du port.</p>
<p>Les commerçants arrivent dès six heures.</p>
<p>Le stationnement y est alors interdit.</p>
<p>La navette gratuite dessert la place.</p>
<p>Les chiens y sont admis tenus en laisse.</p>`,
    `<style>
nav { display: flex; gap: 1rem; }
</style>
<nav><a href="/lundi">Lundi</a> <a href="/mardi">Mardi</a> <a href="/jeudi">Jeudi</a> <a href="/samedi">Samedi</a></nav>
<p>Le marché se tient sur la place du port.</p>
<p>Les commerçants arrivent dès six heures.</p>
<p>Le stationnement y est alors interdit.</p>
<p>La navette gratuite dessert la place.</p>
<p>Les chiens y sont admis tenus en laisse.</p>`,
  ),
  'rgaa-picto-police-sans-nom': drawn(
    `<style>
.loupe::before { content: "\\f002"; }
</style>
<button type="button" onclick="chercher()"><i class="loupe"></i></button>`,
    `<style>
.loupe::before { content: "\\f002"; }
</style>
<button type="button" onclick="chercher()"><i class="loupe" aria-hidden="true"></i> Chercher</button>`,
  ),
  'rgaa-texte-en-image': drawn(
    `<img alt="Journées du patrimoine" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='60'><text x='10' y='40'>Journées du patrimoine</text></svg>">`,
    '<h2>Journées du patrimoine</h2>\n<img src="/chateau.jpg" alt="Le château">',
  ),
  'wcag-cible-petite': drawn(
    `<p>
  <a href="/page-1" style="font-size: 10px">1</a>
  <a href="/page-2" style="font-size: 10px">2</a>
</p>`,
    `<p>
  <a href="/page-1" style="display: inline-block; padding: 1rem">1</a>
  <a href="/page-2" style="display: inline-block; padding: 1rem">2</a>
</p>`,
  ),
};
