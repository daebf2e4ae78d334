import { drawn, type RuleSnippets } from './snippet.ts';

/** Snippets of accessibility rules that press keys, or read what scripts listen to. `tests/smoke/rule-snippets.test.ts` runs them. */
export const keyboardSnippets: RuleSnippets = {
  'rgaa-action-appui': drawn(
    `<button type="button" id="supprimer">Supprimer le dossier</button>
<script>
  supprimer.addEventListener('mousedown', () => fetch('/dossier/suppression'));
</script>`,
    `<button type="button" id="supprimer">Supprimer le dossier</button>
<script>
  supprimer.addEventListener('mousedown', () => supprimer.classList.add('presse'));
  supprimer.addEventListener('click', () => fetch('/dossier/suppression'));
</script>`,
  ),
  'rgaa-bascule-sans-etat': drawn(
    `<button type="button" onclick="horaires.hidden = !horaires.hidden">Horaires</button>
<p id="horaires" hidden>Du lundi au vendredi, de 9 h à 17 h.</p>`,
    `<button type="button" aria-expanded="false"
  onclick="ariaExpanded = horaires.hidden; horaires.hidden = !horaires.hidden">Horaires</button>
<p id="horaires" hidden>Du lundi au vendredi, de 9 h à 17 h.</p>`,
  ),
  'rgaa-cache-focalisable': drawn(
    '<div aria-hidden="true"><a href="/agenda">Tout l’agenda</a></div>',
    '<div aria-hidden="true"><a href="/agenda" tabindex="-1">Tout l’agenda</a></div>\n<a href="/agenda">Tout l’agenda</a>',
  ),
  'rgaa-dialogue-clavier': drawn(
    `<button type="button" onclick="plan.style.display = 'block'">Voir le plan</button>
<div id="plan" role="dialog" aria-modal="true" aria-label="Plan d’accès" style="display: none; position: fixed; inset: 20px; background: #fff">
  <p>La mairie est place du marché.</p>
  <button type="button" onclick="plan.style.display = 'none'">Fermer</button>
</div>`,
    `<button type="button" onclick="plan.showModal()">Voir le plan</button>
<dialog id="plan" aria-label="Plan d’accès">
  <p>La mairie est place du marché.</p>
  <button type="button" onclick="plan.close()">Fermer</button>
</dialog>`,
  ),
  'rgaa-focus-invisible': drawn(
    `<style>
a:focus { outline: none; }
</style>
<a href="/agenda">Agenda</a> <a href="/contact">Contact</a>`,
    `<style>
a:focus-visible { outline: 3px solid #003189; }
</style>
<a href="/agenda">Agenda</a> <a href="/contact">Contact</a>`,
  ),
  'rgaa-focus-peu-visible': drawn(
    `<style>
a:focus { outline: 2px solid #eee; }
</style>
<a href="/agenda">Agenda</a> <a href="/contact">Contact</a>`,
    `<style>
a:focus { outline: 2px solid #003189; }
</style>
<a href="/agenda">Agenda</a> <a href="/contact">Contact</a>`,
  ),
  'rgaa-focus-retire': drawn(
    '<a href="/agenda" onfocus="this.blur()">Agenda</a>',
    '<a href="/agenda">Agenda</a>',
  ),
  'rgaa-piege-clavier': drawn(
    `<a href="/agenda">Agenda</a>
<label>Code postal <input id="code" onkeydown="event.key === 'Tab' &amp;&amp; event.preventDefault()"></label>
<a href="/contact">Contact</a>`,
    `<a href="/agenda">Agenda</a>
<label>Code postal <input id="code"></label>
<a href="/contact">Contact</a>`,
  ),
  'rgaa-raccourci-touche': drawn(
    `<p>Texte</p>
<script>
  document.addEventListener('keydown', (evenement) => {
    if (evenement.key === 's') location.href = '/recherche';
  });
</script>`,
    `<p>Texte</p>
<script>
  document.addEventListener('keydown', (evenement) => {
    if (evenement.key === 'Escape') document.activeElement.blur();
  });
</script>`,
  ),
  'wcag-focus-masque': drawn(
    `<style>
footer { position: fixed; inset: auto 0 0; height: 40vh; background: #fff; }
</style>
<p><!-- 300 mots --></p>
<a href="/agenda">Agenda</a>
<footer>Mairie de Brest</footer>`,
    `<style>
footer { position: static; background: #fff; }
</style>
<p><!-- 300 mots --></p>
<a href="/agenda">Agenda</a>
<footer>Mairie de Brest</footer>`,
  ),
};
