import { drawn, type RuleSnippets } from './snippet.ts';

/** Snippets of accessibility rules that drive a page: pointer, windows, forms, time that passes. `tests/smoke/rule-snippets.test.ts` runs them. */
export const drivenSnippets: RuleSnippets = {
  'rgaa-changement-contexte-focus': drawn(
    '<label>Rechercher <input name="q" onfocus="location.href = \'/recherche\'"></label>',
    '<label>Rechercher <input name="q"></label>\n<a href="/recherche">Recherche avancée</a>',
  ),
  'rgaa-changement-contexte-select': drawn(
    `<label>Service
  <select onchange="location.href = this.value">
    <option value="">Choisir</option><option value="/piscine">Piscine</option>
  </select>
</label>`,
    `<form action="/services"><label>Service
  <select name="service">
    <option value="">Choisir</option><option value="piscine">Piscine</option>
  </select>
</label> <button>Ouvrir</button></form>`,
  ),
  'rgaa-contraste-etats': drawn(
    `<style>
.bouton { background: #1a3d7c; color: #fff; padding: 12px; }
.bouton:hover { background: #f2f2f2; color: #aaa; }
</style>
<p><a class="bouton" href="/inscription">S’inscrire à la piscine</a></p>`,
    `<style>
.bouton { background: #1a3d7c; color: #fff; padding: 12px; }
.bouton:hover { background: #0b1f42; color: #ffe8a3; }
</style>
<p><a class="bouton" href="/inscription">S’inscrire à la piscine</a></p>`,
  ),
  'rgaa-contenu-survol': drawn(
    `<style>
.menu ul { display: none; position: absolute; background: #fff; }
.menu:hover ul, .menu:focus-within ul { display: block; }
</style>
<div class="menu"><a href="/piscine">Piscine</a>
  <ul><li><a href="/horaires">Horaires</a></li><li><a href="/tarifs">Tarifs</a></li></ul>
</div>
<p>La piscine est ouverte tous les jours.</p>
<p>Le bassin est chauffé toute l’année.</p>`,
    `<style>
.menu ul { display: none; position: absolute; background: #fff; }
.menu:not(.ferme):hover ul, .menu:not(.ferme):focus-within ul { display: block; }
</style>
<div class="menu"><a href="/piscine">Piscine</a>
  <ul><li><a href="/horaires">Horaires</a></li><li><a href="/tarifs">Tarifs</a></li></ul>
</div>
<p>La piscine est ouverte tous les jours.</p>
<p>Le bassin est chauffé toute l’année.</p>
<script>
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && document.querySelector('.menu').classList.add('ferme'));
</script>`,
  ),
  'rgaa-erreur-non-reliee': drawn(
    `<form>
  <label for="courriel">Adresse e-mail</label>
  <input id="courriel" value="claire@">
  <p class="erreur" style="color: #c00000">Cette adresse est invalide.</p>
  <button>Envoyer</button>
</form>`,
    `<form>
  <label for="courriel">Adresse e-mail</label>
  <input id="courriel" type="email" required value="claire@" aria-invalid="true" aria-describedby="faux">
  <p id="faux" class="erreur" style="color: #c00000">Cette adresse est invalide.</p>
  <button>Envoyer</button>
</form>`,
  ),
  'rgaa-espacement-texte': drawn(
    '<p style="width: 200px; height: 40px; line-height: 20px; overflow: hidden">Réservez votre place en ligne, avant le 30 juin</p>',
    '<p style="width: 200px; min-height: 40px; line-height: 20px">Réservez votre place en ligne, avant le 30 juin</p>',
  ),
  'rgaa-fenetre-automatique': drawn(
    "<p>Bienvenue à Brest</p>\n<script>window.open('/lettre-d-information');</script>",
    '<p>Bienvenue à Brest</p>\n<a href="/lettre-d-information">Recevoir la lettre de la ville</a>',
  ),
  'rgaa-flash': drawn(
    '<img src="/alerte-6-par-seconde.gif" alt="Alerte" width="300" height="200">',
    '<img src="/alerte-1-par-seconde.gif" alt="Alerte" width="300" height="200">',
  ),
  'rgaa-gestes': {
    ...drawn(
      `<div id="photos" style="height: 200px">Glissez pour voir les photos</div>
<script>
  photos.addEventListener('touchmove', ({ touches }) => { photos.scrollLeft = touches[0].clientX; });
</script>`,
      `<div id="photos" style="height: 200px">Les photos du port</div>
<button type="button" onclick="photos.scrollLeft += 300">Photo suivante</button>`,
    ),
    asks: true,
  },
  'rgaa-gif-anime': drawn(
    '<img src="/fete.gif" alt="Fête du port" width="300" height="200">',
    '<img src="/fete-une-fois.gif" alt="Fête du port" width="300" height="200">',
  ),
  'rgaa-media-transcription': drawn(
    '<main><video src="/conseil.mp4" controls></video></main>',
    '<main><video src="/conseil.mp4" controls></video>\n<a href="/conseil-texte">Transcription du conseil municipal</a></main>',
  ),
  'rgaa-message-disparait': drawn(
    `<p id="message" role="status">Votre dossier est enregistré</p>
<script>
  addEventListener('load', () => setTimeout(() => message.remove(), 4000));
</script>`,
    `<p id="message" role="status">Votre dossier est enregistré</p>
<button type="button" onclick="message.remove()">Fermer ce message</button>`,
  ),
  'rgaa-mouvement-auto': drawn(
    `<style>
@keyframes defiler { from { transform: translateX(0); } to { transform: translateX(90px); } }
.travaux { width: 300px; height: 60px; animation: defiler 2s infinite alternate; }
</style>
<p class="travaux">Travaux rue du Moulin jusqu’au vendredi soir</p>`,
    `<style>
@keyframes defiler { from { transform: translateX(90px); } to { transform: translateX(0); } }
.travaux { width: 300px; height: 60px; animation: defiler 2s; }
</style>
<p class="travaux">Travaux rue du Moulin jusqu’au vendredi soir</p>`,
  ),
  'rgaa-orientation': drawn(
    `<style>
.tourner { display: none; }
@media (orientation: landscape) {
  .tourner { display: block; position: fixed; inset: 0; background: #fff; }
}
</style>
<p>Le marché a lieu le samedi matin, sur la place du port.</p>
<div class="tourner">Tournez votre téléphone pour continuer</div>`,
    '<p>Le marché a lieu le samedi matin, sur la place du port.</p>',
  ),
  'rgaa-redistribution': drawn(
    '<p style="width: 900px">Le conseil municipal se réunit chaque premier lundi du mois dans la grande salle, et ses délibérations sont affichées à la mairie.</p>',
    '<p style="max-width: 900px">Le conseil municipal se réunit chaque premier lundi du mois dans la grande salle, et ses délibérations sont affichées à la mairie.</p>',
  ),
  'rgaa-survol-css-sans-focus': drawn(
    `<style>
.menu { width: 200px; }
.menu ul { display: none; }
.menu:hover ul { display: block; }
</style>
<div class="menu"><a href="/piscine">Piscine</a>
  <ul><li><a href="/horaires">Horaires</a></li></ul>
</div>`,
    `<style>
.menu { width: 200px; }
.menu ul { display: none; }
.menu:hover ul, .menu:focus-within ul { display: block; }
</style>
<div class="menu"><a href="/piscine">Piscine</a>
  <ul><li><a href="/horaires">Horaires</a></li></ul>
</div>`,
  ),
  'rgaa-survol-script-sans-clavier': drawn(
    `<p><a href="/piscine" onmouseover="detail.hidden = false" onmouseout="detail.hidden = true">Piscine</a></p>
<div id="detail" hidden><a href="/horaires">Horaires</a></div>`,
    `<p><a href="/piscine" onmouseover="detail.hidden = false" onmouseout="detail.hidden = true"
  onfocus="detail.hidden = false" onblur="detail.hidden = true">Piscine</a></p>
<div id="detail" hidden><a href="/horaires">Horaires</a></div>`,
  ),
  'rgaa-zoom-200': drawn(
    '<p style="height: 40px; line-height: 20px; overflow: hidden"><!-- 40 mots --></p>',
    '<p style="min-height: 40px; line-height: 20px"><!-- 40 mots --></p>',
  ),
};
