import { drawn, type RuleSnippets } from './snippet.ts';

/** Snippets of privacy rules that take a browser. `tests/smoke/rule-snippets.test.ts` runs them. */
export const privacyDrawnSnippets: RuleSnippets = {
  'priv-photo-localisee': drawn(
    '<img src="/fete-du-port-avec-position-60ko.jpg" alt="La fête du port">',
    '<img src="/fete-du-port-sans-position-60ko.jpg" alt="La fête du port">',
  ),
  'priv-bandeau-bloque-lecture': drawn(
    `<style>
body { overflow: hidden; }
#cookie-banner { position: fixed; inset: 0; background: #fff; }
</style>
<p><!-- 80 mots --></p>
<div id="cookie-banner"><p>Nous utilisons des cookies pour mesurer l’audience.</p>
  <button type="button">Tout accepter</button> <button type="button">Paramétrer</button></div>`,
    `<style>
#cookie-banner { position: fixed; inset: auto 0 0; background: #fff; }
</style>
<p><!-- 80 mots --></p>
<div id="cookie-banner"><p>Nous utilisons des cookies pour mesurer l’audience.</p>
  <button type="button">Tout accepter</button> <button type="button">Tout refuser</button></div>`,
  ),
  'priv-mur-de-traceurs': drawn(
    `<p><!-- 80 mots --></p>
<div id="cookie-banner" style="position: fixed; inset: auto 0 0; background: #fff">
  <p>Acceptez les cookies, ou abonnez-vous pour 2 € par mois.</p>
  <button type="button">Tout accepter</button> <button type="button">S’abonner</button></div>`,
    `<p><!-- 80 mots --></p>
<div id="cookie-banner" style="position: fixed; inset: auto 0 0; background: #fff">
  <p>Nous utilisons des cookies pour mesurer l’audience.</p>
  <button type="button">Tout accepter</button> <button type="button">Tout refuser</button></div>`,
  ),
};
