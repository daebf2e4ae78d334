import { drawn, type RuleSnippets } from './snippet.ts';

/** Snippets of quality rules that take a browser. `tests/smoke/rule-snippets.test.ts` runs them. */
export const qualityDrawnSnippets: RuleSnippets = {
  'qual-bouton-sans-effet': drawn(
    '<p>Les horaires de la mairie <button type="button">Imprimer la page</button></p>',
    '<p>Les horaires de la mairie <button type="button" onclick="print()">Imprimer la page</button></p>',
  ),
  'qual-couleurs-forcees': drawn(
    `<style>
button { width: 40px; height: 40px; border: 0; }
.croix { display: block; height: 4px; background: #036; }
</style>
<button type="button" aria-label="Fermer"><span class="croix"></span></button>`,
    `<style>
button { width: 40px; height: 40px; border: 0; }
</style>
<button type="button" aria-label="Fermer">✕</button>`,
  ),
  'qual-coupe-par-le-bord': drawn(
    '<p style="width: 300px; margin-left: -80px">Le marché a lieu le samedi matin.</p>',
    '<p style="width: 300px; margin-left: 0">Le marché a lieu le samedi matin.</p>',
  ),
  'qual-erreurs-console': drawn(
    '<p>Météo du jour</p>\n<script>afficherMeteo();</script>',
    `<p id="meteo">Météo du jour</p>
<script>
  function afficherMeteo() { meteo.textContent += ' : beau temps'; }
  afficherMeteo();
</script>`,
  ),
  'qual-formulaire-sans-envoi': drawn(
    `<form id="contact"><label>Votre message <textarea name="message" required></textarea></label>
<button>Envoyer</button></form><p id="reponse" role="status"></p>
<script>
  contact.noValidate = true;
  contact.addEventListener('submit', (evenement) => {
    evenement.preventDefault();
    reponse.textContent = 'Votre message a bien été envoyé.';
  });
</script>`,
    `<form action="/contact" method="post"><label>Votre message <textarea name="message" required></textarea></label>
<button>Envoyer</button></form>`,
  ),
  'qual-lecture-inconfortable': drawn(
    '<p style="text-align: justify; line-height: 1"><!-- 120 mots --></p>',
    '<p style="text-align: left; line-height: 1.5"><!-- 120 mots --></p>',
  ),
  'qual-mode-sombre-illisible': drawn(
    `<style>
body { background: #fff; color: #222; }
.note { color: #333; }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee; } }
</style>
<p class="note">Le marché a lieu le samedi matin.</p>`,
    `<style>
body { background: #fff; color: #222; }
.note { color: inherit; }
@media (prefers-color-scheme: dark) { body { background: #111; color: #eee; } }
</style>
<p class="note">Le marché a lieu le samedi matin.</p>`,
  ),
  'qual-mouvement-reduit': drawn(
    `<style>
@keyframes defiler { to { transform: translateX(90px); } }
.travaux { width: 300px; height: 60px; animation: defiler 2s infinite alternate; }
</style>
<p class="travaux">Travaux rue du Moulin jusqu’au vendredi</p>`,
    `<style>
@keyframes defiler { to { transform: translateX(90px); } }
.travaux { width: 300px; height: 60px; animation: defiler 2s infinite alternate; }
@media (prefers-reduced-motion: reduce) { .travaux { animation: none; } }
</style>
<p class="travaux">Travaux rue du Moulin jusqu’au vendredi</p>`,
  ),
  'qual-page-trop-longue': drawn(
    '<h1>Tous les arrêtés depuis 1990</h1>\n<p><!-- 9000 mots --></p>',
    '<h1>Les arrêtés de 2026</h1>\n<p><!-- 900 mots --></p>\n<a href="/arretes/2025">Les arrêtés de 2025</a>',
  ),
  'qual-requetes-echouees': drawn(
    '<p>Le marché a lieu le samedi matin.</p>\n<script src="/menu-absent.js"></script>',
    '<p>Le marché a lieu le samedi matin.</p>\n<script src="/menu.js"></script>',
  ),
  'qual-saut-mise-en-page': drawn(
    `<p><!-- 600 mots --></p>
<div id="affiche"></div>
<p><!-- 250 mots --></p>
<script>
  new IntersectionObserver(([vue]) => {
    if (vue.isIntersecting) affiche.style.height = '400px';
  }).observe(affiche);
</script>`,
    `<p><!-- 600 mots --></p>
<div id="affiche" style="height: 400px"></div>
<p><!-- 250 mots --></p>
<script>
  new IntersectionObserver(([vue]) => {
    if (vue.isIntersecting) affiche.style.height = '400px';
  }).observe(affiche);
</script>`,
  ),
  'qual-texte-coupe': drawn(
    '<p style="height: 30px; line-height: 20px; overflow: hidden"><!-- 40 mots --></p>',
    '<p style="min-height: 30px; line-height: 20px"><!-- 40 mots --></p>',
  ),
};
