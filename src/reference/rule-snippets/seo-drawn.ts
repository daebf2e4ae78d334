import { drawn, inHead, type RuleSnippets } from './snippet.ts';

/** Snippets of rules about search and answer engines that take a browser. `tests/smoke/rule-snippets.test.ts` runs them. */
export const seoDrawnSnippets: RuleSnippets = {
  'geo-accessible-sans-js': drawn(
    `<main id="texte"></main>
<script>
  fetch('/article.html').then(async (reponse) => { texte.innerHTML = await reponse.text(); });
</script>`,
    '<main><p><!-- 450 mots --></p></main>',
  ),
  'seo-contenu-hors-html': drawn(
    `<main id="texte"></main>
<script>
  fetch('/article.html').then(async (reponse) => { texte.innerHTML = await reponse.text(); });
</script>`,
    '<main><p><!-- 150 mots --></p></main>',
  ),
  'seo-html-brut-rendu': {
    ...inHead(
      `<title>Ville de Brest</title>
<meta name="robots" content="noindex">
<script>document.querySelector('meta[name=robots]').content = 'index';</script>`,
      '<title>Ville de Brest</title>\n<meta name="robots" content="index">',
    ),
    in: 'browser',
  },
  'seo-iframe-contenu': drawn(
    '<main><iframe src="https://catalogue.exemple.org/" title="Catalogue" style="width: 100%; height: 600px"></iframe></main>',
    '<main><p><!-- 200 mots --></p>\n<iframe src="/plan.html" title="Plan d’accès" style="width: 200px; height: 150px"></iframe></main>',
  ),
  'seo-images-cassees': drawn(
    '<img src="/photo-absente.jpg" alt="Le port au lever du jour" width="300" height="200">',
    '<img src="/photo.jpg" alt="Le port au lever du jour" width="300" height="200">',
  ),
  'seo-interstitiel': drawn(
    `<p><!-- 80 mots --></p>
<div style="position: fixed; inset: 0; z-index: 10; background: #fff">
  <p>Recevez notre lettre chaque mois.</p> <button type="button" onclick="parentElement.remove()">Fermer</button>
</div>`,
    '<p><!-- 80 mots --></p>\n<aside><p>Recevez notre lettre chaque mois.</p> <a href="/lettre">S’inscrire</a></aside>',
  ),
  'seo-mobile-cibles': drawn(
    `<p>
  <a href="/page-1" style="font-size: 10px">1</a>
  <a href="/page-2" style="font-size: 10px">2</a>
</p>`,
    `<p>
  <a href="/page-1" style="display: inline-block; padding: 1rem">1</a>
  <a href="/page-2" style="display: inline-block; padding: 1rem">2</a>
</p>`,
  ),
  'seo-mobile-debordement': drawn(
    '<div style="width: 700px">Le marché a lieu le samedi matin, sur la place du port.</div>',
    '<div style="max-width: 700px">Le marché a lieu le samedi matin, sur la place du port.</div>',
  ),
  'seo-mobile-texte-petit': drawn(
    '<p style="font-size: 9px"><!-- 80 mots --></p>',
    '<p style="font-size: 16px"><!-- 80 mots --></p>',
  ),
};
