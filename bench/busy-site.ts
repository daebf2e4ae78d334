import { pictureOf } from './large-site.ts';

/** One page of the site, by its path. */
type Pages = Readonly<Record<string, string>>;

const words =
  'Le conseil de quartier se réunit chaque premier mardi du mois à la maison des associations et publie son compte rendu';
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${words} (${index + 1}). ${words}, ${words}.</p>`).join(
    '\n',
  );

/** So many milliseconds of work on a machine of today: the same work everywhere, whatever time it takes. */
const work = (ms: number) =>
  `{let n=0;for(let i=0;i<${ms * 250_000};i++)n=(n*31+i)%1000003;document.documentElement.dataset.n=String(n)}`;

const bodies: Pages = {
  '/': `<h1>Notre commune</h1><img src="/image-1.png" width="480" height="320" alt="La halle un jour de marché">${paragraphs(4)}
    <button id="bouton">Voir la suite</button><script>document.getElementById("bouton").onclick=()=>{}</script>`,
  '/calcul': `<h1>Un long calcul</h1>${paragraphs(3)}<script>${work(180)}</script>`,
  '/taches': `<h1>Des tâches en chaîne</h1>${paragraphs(3)}
    <script>let left=8;const step=()=>{${work(40)};if(left-->0)setTimeout(step,20)};step()</script>`,
  '/images': `<h1>Le marché en images</h1>${Array.from({ length: 8 }, (_, index) => `<img src="/image-${index + 1}.png" alt="Étal ${index + 1}">`).join('')}`,
  '/formulaire': `<h1>Nous écrire</h1><form method="post" action="/envoi"><label for="nom">Nom</label><input id="nom" required>
    <label>Courriel <input type="email" name="courriel" required></label><input name="ville" placeholder="Ville"><button>Envoyer</button></form>`,
  '/menu': `<h1>Se déplacer</h1><style>.menu ul{display:none;position:absolute}.menu li:hover>ul{display:block}</style>
    <ul class="menu"><li><a href="/">Services</a><ul><li><a href="/calcul">Bus</a></li></ul></li></ul>${paragraphs(2)}`,
  '/carrousel': `<h1>À la une</h1><div class="carousel" id="c" style="position:relative;height:120px;overflow:hidden"><div id="d" style="position:absolute;left:0">Première actualité de la semaine</div></div>
    <script>let at=0;setInterval(()=>{at=(at+60)%300;document.getElementById("d").style.left=at+"px"},1000)</script>${paragraphs(2)}`,
  '/tableau': `<h1>Horaires</h1><table><tr><th>Jour</th><th>Ouverture</th></tr>${Array.from({ length: 40 }, (_, index) => `<tr><td>Jour ${index + 1}</td><td>9 h</td></tr>`).join('')}</table>`,
  '/recherche': `<h1>Chercher</h1><form role="search" action="/recherche"><label for="q">Recherche</label><input id="q" type="search" name="q"></form>
    <script>let t;document.getElementById("q").addEventListener("input",(e)=>{clearTimeout(t);t=setTimeout(()=>fetch("/suggestions?q="+e.target.value),150)})</script>${paragraphs(2)}`,
  '/long': `<h1>Le règlement</h1>${paragraphs(150)}`,
  '/large': `<h1>Plan</h1><div style="width:900px;background:#eee">Un bloc plus large qu’un téléphone, avec du texte qui dépasse du bord de l’écran</div><p style="color:#aaa">Texte trop pâle pour être lu.</p>`,
  '/sombre': `<h1>La nuit</h1><style>@media(prefers-color-scheme:dark){body{background:#111;color:#444}}</style>${paragraphs(3)}<dialog id="f"><p>Bonjour</p></dialog>`,
};

/** Drawn once: a server that draws for every visitor is a busy machine by itself. */
const pictures = Array.from({ length: 8 }, (_, index) => pictureOf(index + 1));

export const busyPaths: readonly string[] = Object.keys(bodies);

const links = busyPaths.map((path) => `<li><a href="${path}">Page ${path}</a></li>`).join('');
const pageOf = (path: string, body: string) => `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Commune, page ${path}</title>
<link rel="stylesheet" href="/style.css"><script src="/commun.js" defer></script></head>
<body><header><nav aria-label="Principal"><ul>${links}</ul></nav></header><main>${body}</main>
<footer><p>Mairie, 1 place du Marché</p></footer></body></html>`;

/** What a path of the site answers; null for none. */
export function busyAnswer(path: string): { readonly type: string; readonly body: string | Buffer } | null {
  const body = bodies[path];
  if (body !== undefined) return { type: 'text/html; charset=utf-8', body: pageOf(path, body) };
  if (path === '/style.css')
    return {
      type: 'text/css',
      body: `body{font:16px/1.5 sans-serif;margin:1rem}${'.x{color:#123456}'.repeat(300)}`,
    };
  if (path === '/commun.js') return { type: 'text/javascript', body: `${work(15)}${'//é\n'.repeat(2_000)}` };
  if (path === '/suggestions') return { type: 'application/json', body: '[]' };
  const picture = pictures[Number(/^\/image-(\d)\.png$/.exec(path)?.[1]) - 1];
  return picture ? { type: 'image/png', body: picture } : null;
}
