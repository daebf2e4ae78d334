import { type Case, house, pageOf } from './case.ts';

export const schemeColours: Case = {
  id: 'scheme-colours',
  kind: 'false-positive',
  ask: 'Colours come from light-dark(), color-mix() and relative oklch(); each pair keeps at least 7:1 in both schemes. A right audit reports no contrast.',
  basis:
    'WCAG 2.2 SC 1.4.3 and 1.4.6; CSS Color 5 (light-dark, color-mix, relative colours): the used value is what is seen.',
  expected: [],
  mustNot: [
    'axe-color-contrast',
    'axe-color-contrast-enhanced',
    'rgaa-contraste-texte-image-fond',
    'qual-mode-sombre-illisible',
  ],
  read: ['/', '/miel'],
  routes: house({
    '/miel': pageOf({
      title: 'Nos miels',
      head: `<style>:root{color-scheme:light dark;--base:oklch(0.35 0.08 60)}
body{color:light-dark(#1c1410,#f6efe6);background:light-dark(#fffaf2,#17110c)}
a{color:light-dark(#0a3d78,#a9d0ff)}
.prix{color:color-mix(in oklab, light-dark(#3a1f00,#ffe3bd) 90%, light-dark(black,white));background:light-dark(#fff1d6,#2a1b0c);padding:1em}
.note{color:light-dark(oklch(from var(--base) calc(l - 0.1) c h),oklch(from var(--base) 0.92 c h))}</style>`,
      body: `<p class="prix">Le pot de 500 g : 9 euros. Le pot de 250 g : 5 euros. Sur place ou sur le marché de Die, le samedi matin, toute l’année.</p>
<p class="note">La récolte de lavande a été courte cette année : deux pots par famille, pour que chacun en ait.</p>`,
    }),
  }),
};

export const waitingParts: Case = {
  id: 'waiting-parts',
  kind: 'false-positive',
  ask: 'A <dialog> that nothing opens and a hidden=until-found text are pale, an inert panel holds a link, a popover opens at a press. A right audit reports neither the contrast of what nobody can see nor a stop of the keyboard in it.',
  basis:
    'HTML: dialog, popover, inert, hidden=until-found are not rendered or not reachable; WCAG 2.2 SC 1.4.3 and 2.4.7 are about what is shown and focusable.',
  expected: [],
  mustNot: [
    ...['axe-color-contrast', 'axe-color-contrast-enhanced', 'rgaa-cache-focalisable'],
    ...[
      'rgaa-focus-peu-visible',
      'wcag-focus-masque',
      'axe-focus-order-semantics',
      'axe-region',
      'rgaa-dialogue-sans-nom',
    ],
  ],
  read: ['/miel'],
  routes: house({
    '/miel': pageOf({
      title: 'Nos miels',
      head: '<style>.pale{color:#999;background:#fff}</style>',
      body: `<p>Lavande, tilleul, châtaignier et toutes fleurs. Les récoltes passées se lisent en ouvrant les carnets ci-dessous, mois par mois, avec la météo et le poids des hausses. Nous les tenons depuis 1998, et ils servent aussi au groupement d’apiculteurs de la vallée, qui compare chaque automne les dates de floraison et les pertes de l’hiver. La prochaine récolte de lavande est attendue pour la mi-juillet, celle de châtaignier une semaine plus tard.</p>
<dialog aria-labelledby="t"><h2 id="t">Prévenez-moi</h2><p class="pale">Une ligne pâle.</p><button autofocus>Fermer</button></dialog>
<div popover id="carnet"><p>Printemps tardif, deux hausses par ruche.</p><a href="/contact">Demander le carnet</a></div>
<button popovertarget="carnet">Ouvrir le carnet de 2025</button>
<section inert><h2>Commande en ligne</h2><p>Cette partie ouvrira au printemps : <a href="/contact">écrivez-nous</a> d’ici là.</p></section>
<div hidden="until-found"><p class="pale">Carnet de 2019 : gel en avril.</p></div>`,
    }),
  }),
};

export const quotedLanguages: Case = {
  id: 'quoted-languages',
  kind: 'false-positive',
  ask: 'A French page quotes Latin, Breton and English, each marked with its lang, names plants in Latin in <i lang="la"> and uses English words that French took. A right audit reports neither the language of the page nor an unmarked change.',
  basis:
    'WCAG 2.2 SC 3.1.1 and 3.1.2 (proper names, technical terms and words of the vernacular are excepted); RGAA 8.3, 8.7.',
  expected: [],
  mustNot: [
    'rgaa-changement-langue',
    'rgaa-langue-erronee',
    'rgaa-langue-passage-erronee',
    'qual-lecture-inconfortable',
  ],
  read: ['/miel'],
  routes: house({
    '/miel': pageOf({
      title: 'Nos miels',
      body: `<p>Le tilleul (<i lang="la">Tilia cordata</i>) et la lavande (<i lang="la">Lavandula angustifolia</i>) font nos deux récoltes. Sur notre blog et dans la newsletter, vous suivrez le planning des marchés ; le week-end, nous faisons un stand à Crest avec un petit food-truck et un atelier brunch.</p>
<blockquote lang="la"><p>Sic vos non vobis mellificatis apes, sic vos non vobis nidificatis aves.</p></blockquote>
<p>Nos cousins de Cornouaille disent autrement : <q lang="br">Mel ha gwenan a zo madoù an ti, ha labour an hañv evit boued ar goañv.</q></p>
<blockquote lang="en"><p>The bee is more honoured than other animals, not because she labours, but because she labours for others.</p></blockquote>`,
    }),
  }),
};

const choice = `<div id="choix" role="dialog" aria-labelledby="choix-titre" style="position:fixed;inset:auto 0 0 0;background:#fff;border-top:3px solid #222;padding:1em;max-width:none">
<p style="text-align:right;margin:0"><a href="#" id="sans" role="button">Continuer sans accepter</a></p>
<h2 id="choix-titre">Mesurer ce qui est lu</h2>
<p>Avec votre accord, nous mesurons l’audience du site avec Google Analytics et nous affichons des publicités de Google. Vous pouvez changer d’avis à tout moment par le lien « Gérer mes cookies » au bas de chaque page. <a href="/confidentialite">Vos données personnelles</a></p>
<button id="oui">Accepter</button> <button id="plus">Choisir</button>
<div id="detail" hidden><label><input type="checkbox" id="mesure"> Mesure d’audience</label> <label><input type="checkbox" id="pub"> Publicité</label> <button id="garder">Enregistrer</button></div></div>
<script>(() => { const box = document.getElementById('choix'); const by = (id) => document.getElementById(id);
const end = (value) => { document.cookie = 'choix=' + value + '; max-age=15552000; path=/; samesite=lax'; box.hidden = true; };
if (/(?:^|; )choix=/.test(document.cookie)) box.hidden = true;
by('sans').onclick = (event) => { event.preventDefault(); end('non'); };
by('oui').onclick = () => { document.cookie = '_ga=GA1.1.12345678.1790000000; max-age=33696000; path=/; samesite=lax'; end('oui'); };
by('plus').onclick = () => { by('detail').hidden = false; };
by('garder').onclick = () => end('non');
addEventListener('DOMContentLoaded', () => by('gerer').addEventListener('click', () => { box.hidden = false; })); })();</script>`;
const manage = '<button id="gerer">Gérer mes cookies</button>';

export const refusalAsLink: Case = {
  id: 'refusal-as-link',
  kind: 'false-positive',
  ask: 'The banner has « Accepter » and « Choisir » as buttons and « Continuer sans accepter » as a link on the same screen; nothing is set before or after that refusal. A right audit sees the refusal, uses it and finds that it works.',
  basis:
    'CNIL, délibération 2020-092 § 30-31 (« Continuer sans accepter » on the same screen is named as an example of an equal refusal).',
  expected: [],
  mustNot: [
    ...[
      'priv-refus-absent-premier-niveau',
      'priv-refus-inefficace',
      'priv-traceur-avant-choix',
      'priv-bandeau-absent',
    ],
    ...['priv-retrait-introuvable', 'priv-finalites-absentes', 'priv-cases-precochees-bandeau'],
  ],
  read: ['/', '/contact'],
  routes: Object.fromEntries(
    Object.entries(house({}, manage)).map(([path, html]) => [
      path,
      String(html).replace('<header>', `${choice}<header>`),
    ]),
  ),
};

export const unnamedPictures: Case = {
  id: 'unnamed-pictures',
  kind: 'false-negative',
  ask: 'A submit button that is a picture, a zone of an image map, an SVG of role img and an object have no name; their neighbours have one. A right audit tells each of the four kinds.',
  basis:
    'RGAA 1.1 (tests 1.1.2 zone, 1.1.3 button, 1.1.5 SVG, 1.1.6 object), 11.9; WCAG 2.2 SC 1.1.1, 4.1.2.',
  expected: [
    ['axe-input-image-alt'],
    ['axe-area-alt'],
    ['axe-svg-img-alt', 'rgaa-svg-indetermine'],
    ['axe-object-alt', 'rgaa-objet-embed-sans-alternative'],
  ],
  mustNot: ['axe-label'],
  read: ['/contact'],
  routes: house({
    '/dessin.svg': (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end(
          '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="#c80"/><circle cx="60" cy="60" r="40" fill="#531"/></svg>',
        ),
    '/contact': pageOf({
      title: 'Nous écrire',
      body: `<form action="/merci"><p><label>Ce que vous cherchez <input name="q"></label> <input type="image" src="/dessin.svg" width="60" height="30"></p></form>
<img src="/dessin.svg" alt="Plan de la ferme" usemap="#plan" width="240" height="120">
<map name="plan"><area shape="rect" coords="0,0,120,120" href="/miel"><area shape="rect" coords="120,0,240,120" href="/contact" alt="Le parking"></map>
<p>La ruche en coupe : <svg role="img" width="80" height="80" viewBox="0 0 80 80"><circle cx="40" cy="40" r="36" fill="#a60"/></svg></p>
<p>La météo du plateau : <object data="/dessin.svg" type="image/svg+xml" width="240" height="120"></object></p>`,
    }),
  }),
};
