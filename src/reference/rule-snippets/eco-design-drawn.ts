import { drawn, inHead, type RuleSnippets } from './snippet.ts';

/** Snippets of eco-design rules that take a browser. `tests/smoke/rule-snippets.test.ts` runs them. */
export const ecoDesignDrawnSnippets: RuleSnippets = {
  'eco-adaptation-ecran': drawn(
    '<p style="width: 1100px">Le marché a lieu le samedi matin, sur la place du port, et le mercredi de juin à septembre.</p>',
    '<p style="max-width: 1100px">Le marché a lieu le samedi matin, sur la place du port, et le mercredi de juin à septembre.</p>',
  ),
  'eco-autocompletion': drawn(
    `<form role="search" action="/recherche"><label>Rechercher <input type="search" name="q" id="q"></label></form>
<script>
  q.addEventListener('input', () => fetch('/suggestions?q=' + q.value));
</script>`,
    `<form role="search" action="/recherche"><label>Rechercher <input type="search" name="q" id="q"></label></form>
<script>
  let attente;
  q.addEventListener('input', () => {
    clearTimeout(attente);
    if (q.value.length >= 3) attente = setTimeout(() => fetch('/suggestions?q=' + q.value), 500);
  });
</script>`,
  ),
  'eco-bas-debit': {
    ...inHead(
      '<link rel="stylesheet" href="/habillage-900ko.css">',
      '<link rel="stylesheet" href="/habillage-40ko.css">',
    ),
    in: 'browser',
  },
  'eco-capteurs': drawn(
    '<p>Trouver une borne</p>\n<script>navigator.geolocation.getCurrentPosition(console.log);</script>',
    `<button type="button" onclick="navigator.geolocation.getCurrentPosition(console.log)">Trouver une borne près de moi</button>`,
  ),
  'eco-defilement-infini': drawn(
    `<main id="liste"><p style="height: 1200px">Le port a cent ans</p></main>
<script>
  addEventListener('scroll', async () => {
    if (innerHeight + scrollY + 50 < document.body.scrollHeight) return;
    liste.insertAdjacentHTML('beforeend', await (await fetch('/articles.html')).text());
    liste.insertAdjacentHTML('beforeend', liste.innerHTML);
  });
</script>`,
    `<main id="liste"><p style="height: 1200px">Le port a cent ans</p></main>
<a href="/articles?page=2">Page suivante</a>`,
  ),
  'eco-images-compression': drawn(
    '<img src="/plage-1200x800-900ko.png" alt="La plage" width="300" height="200">',
    '<img src="/plage-1200x800-90ko.webp" alt="La plage" width="300" height="200">',
  ),
  'eco-images-differees': drawn(
    '<p><!-- 900 mots --></p>\n<img src="/plage-90ko.jpg" alt="La plage" width="300" height="200">',
    '<p><!-- 900 mots --></p>\n<img src="/plage-90ko.jpg" alt="La plage" width="300" height="200" loading="lazy">',
  ),
  'eco-images-dimensions': drawn(
    '<img src="/plage-3000x2000-600ko.jpg" alt="La plage" width="300" height="200">',
    '<img src="/plage-600x400-60ko.jpg" alt="La plage" width="300" height="200">',
  ),
  'eco-taille-dom': drawn(
    `<ul id="communes"></ul>
<script>
  for (let rang = 1; rang <= 800; rang++) communes.insertAdjacentHTML('beforeend', '<li>Commune ' + rang + '</li>');
</script>`,
    `<ul id="communes"></ul>
<script>
  for (let rang = 1; rang <= 50; rang++) communes.insertAdjacentHTML('beforeend', '<li>Commune ' + rang + '</li>');
</script>
<a href="/communes?page=2">Page suivante</a>`,
  ),
};
