import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InteractionPart, Interactions } from '#engine/artifacts.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const lorem =
  'Le conseil municipal se réunit chaque premier lundi du mois dans la grande salle, et ses délibérations sont affichées.';
const sub = '<ul class="sub"><li><a href="/b">Horaires</a></li><li><a href="/c">Tarifs</a></li></ul>';
const menu = (id: string) =>
  `<nav aria-label="${id}"><ul><li class="m" id="${id}"><a href="/a">Piscine</a>${sub}</li></ul></nav>`;
const turn = '@keyframes t{from{transform:translateX(0)}to{transform:translateX(90px)}}';
const ticker = '<p class="bande">Travaux rue du Moulin jusqu’au vendredi soir</p>';
/** A text that grows over the one below it, which a script may have put there. */
const pile = (style: string) =>
  `<div style="position:relative;height:90px;font:16px/20px sans-serif"><p style="position:absolute;top:0;width:220px;margin:0">Un texte posé au fond de la scène, sur deux lignes</p><p id="dessus" style="position:absolute;top:50px;margin:0;${style}">Un texte qui suit le défilement</p></div>`;
/** A card with a text on its back, which grows over the one below it where the card shows its back. */
const card = (turn: string, back = 'transform:rotateY(180deg)') =>
  `<div style="position:relative;height:90px;width:300px;font:16px/20px sans-serif;transform-style:preserve-3d;transform:${turn}"><p style="position:absolute;top:0;width:220px;margin:0;backface-visibility:hidden;${back}">Un texte écrit au dos de la carte, sur deux lignes</p><p id="sous" style="position:absolute;top:50px;margin:0">Un texte du bas de la carte</p></div>`;
const bande = `.bande{width:300px;height:60px;animation:t 2s infinite alternate}${turn}`;

/** Pages in pairs: the sound one shows nothing where the faulty one does. */
const pages: Readonly<Record<string, string>> = {
  '/sobre': page(
    `<p>${lorem}</p><p><a href="/a">Lien</a> <button>Bouton</button></p><form action="/envoi" method="post"><label>Nom <input name="n"></label></form>`,
  ),
  '/reflow-non': page(`<div style="width:900px"><p>${lorem}</p></div>`),
  '/reflow-oui': page(
    `<p>${lorem}</p><table><tr><th>${'a'.repeat(40)}</th><td>${'b'.repeat(60)}</td></tr></table>
     <pre>${`${lorem} `.repeat(2)}</pre><div style="overflow-x:auto"><p style="width:900px">${lorem}</p></div>
     <div class="leaflet-map" style="width:700px;height:50px"><p>${lorem}</p></div>
     <div style="overflow:hidden"><p style="width:600px">${lorem}</p></div>`,
  ),
  '/reflow-bloc': page(
    `<div style="min-width:640px"><div style="overflow:hidden;width:100%"><p>${lorem} ${lorem} <b>${lorem}</b></p></div></div>`,
  ),
  '/reflow-scene': page(
    `<div style="position:absolute;top:50%;left:50%;transform:perspective(1000px) scale(0.3)"><div style="position:absolute;width:900px"><p>${lorem}</p></div></div>`,
    '<style>html,body{height:100%;margin:0;overflow:hidden}</style>',
  ),
  '/reflow-coupe': page(
    `<div style="width:900px"><p>${lorem}</p></div>`,
    '<style>body{overflow-x:hidden}</style>',
  ),
  '/etats': page(
    `<p><a id="pale" href="/a">Un lien qui pâlit</a> <a class="net" href="/b">Un lien net</a></p>
     <ul><li id="ligne"><a id="blanc" href="/c">Une ligne du menu</a></li></ul>
     <button id="glisse">Un fond qui glisse</button> <label>Nom <input id="champ"></label>`,
    `<style>body{background:#fff}a,button,input{color:#222;background-color:#fff;transition:color 2s}#pale:hover{color:#ddd}.net:hover{color:#00c}
     #ligne a{background:none}#ligne:hover{background:#111}#blanc:hover{color:#fff}
     #glisse{position:relative;z-index:0}#glisse::before{content:"";position:absolute;inset:0;z-index:-1;background:#111;scale:0 1}#glisse:hover{color:#fff}#glisse:hover::before{scale:1}
     #champ:focus{background-color:#333}</style>`,
  ),
  '/largeur': page(
    `<table width="900" id="mise"><tr><td><h1>Club</h1><p>${lorem}</p><p>${lorem}</p></td></tr></table><p id="seule" style="white-space:nowrap">${lorem}</p><div style="width:600px;max-width:100%"><p id="libre" style="white-space:nowrap">${lorem}</p></div>`,
  ),
  '/reflow-mot': page(`<p>Voir https://www.exemple.fr/${'a'.repeat(80)} pour en savoir plus.</p>`),
  '/reflow-trames': page(
    `<table><tr><td><h2>Menu</h2><p style="white-space:nowrap">${lorem}</p></td></tr></table>`,
  ),
  '/espace-non': page(
    `<p id="serre" style="width:200px;height:40px;overflow:hidden;line-height:20px;margin:0;font-family:serif,'Segoe UI Symbol'">Un texte enfermé dans une boîte bien trop petite pour lui</p>`,
  ),
  '/espace-couvre': page(pile('')),
  '/espace-dos': page(card('rotateY(180deg)')),
  '/espace-oui': page(
    `${card('none')}${card('none', 'rotate:y 180deg')}${pile('transform:translate3d(0,4px,0)')}${pile('z-index:-1')}
     <div style="max-height:72px;overflow:auto;width:200px">${lorem.repeat(4)}</div>${'<div>Un texte loin sous une zone qui défile</div>'.repeat(40)}
     <p style="width:200px;overflow:hidden">Un texte libre de hauteur qui grandit.</p>
     <p style="height:20px;overflow:hidden;line-height:20px">Déjà coupé avant ${lorem.repeat(3)}</p>
     <div style="height:30px;overflow:auto;line-height:20px"><p>Un texte qui défile ${lorem}</p></div>
     <div><p style="height:40px;width:200px;overflow:hidden;line-height:20px;margin:0">Un texte enfermé dans une boîte</p><button>Lire la suite</button></div>
     <div style="height:50px;overflow:hidden;line-height:20px"><p style="margin:0">Premier avis, fort aimable</p><p style="margin:0">Deuxième avis, plus long encore</p><p style="margin:0">Troisième avis</p><p style="margin:0">Quatrième avis</p></div>
     <span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">Texte lu seulement</span>`,
  ),
  '/repos': page(
    `<p id="court" style="height:30px;overflow:hidden;line-height:20px;margin:0">${lorem.repeat(4)}</p>
     <div style="position:relative;width:300px;height:50px;overflow:hidden;line-height:20px">
       <div style="position:absolute;left:-310px;width:200px">Diapositive passée, ${lorem}</div>
       <div style="position:absolute;left:310px;width:200px">Diapositive à venir, ${lorem}</div>
       <div class="bx-clone" style="position:absolute;left:0;width:100px">Copie d’une diapositive, ${lorem}</div>
       <div id="vue" style="position:absolute;left:150px;width:100px">Diapositive montrée, ${lorem}</div></div>`,
  ),
  '/zoom-non': page(`<p style="height:40px;overflow:hidden;line-height:20px">${lorem}${lorem}</p>`),
  '/zoom-oui': page(
    `<p>${lorem}</p><p style="display:flex;overflow:hidden"><span style="flex:0 0 500px">Vue un</span><span style="flex:0 0 500px">Vue deux</span></p><marquee scrollamount="9">${lorem}</marquee>`,
  ),
  '/zoom-haut': page(
    `<h1 style="font:40px/40px Haute;margin:0">Réserver une chambre</h1><p style="margin:0">${lorem}</p>`,
    '<style>@font-face{font-family:Haute;src:local("Arimo Regular"),local("Arimo-Regular"),local("Arimo");ascent-override:160%;descent-override:90%}@media (min-width:900px){h1{padding-bottom:80px}}</style>',
  ),
  '/tourne': page(
    `<p>${lorem}</p>`,
    '<style>@media (orientation:landscape){html{transform:rotate(-90deg)}}</style>',
  ),
  '/passager': page(
    `<p>${lorem}</p><p id="m">${lorem}</p><script>addEventListener("resize",()=>setTimeout(()=>m.remove(),innerHeight===900?50:0))</script>`,
  ),
  '/demande': page(
    `<p>${lorem}</p><div id="d">Tournez votre téléphone pour continuer</div>`,
    '<style>#d{display:none}@media (orientation:landscape){#d{display:block;position:fixed;inset:0;background:#fff}}</style>',
  ),
  '/menus': page(
    `${menu('non')}${menu('oui')}${menu('script')}<script>
      document.querySelector('#script a').onfocus=()=>document.querySelector('#script .sub').style.display='block'</script>`,
    `<style>.m{width:200px}.sub{display:none}#non:hover .sub{display:block}
      #oui:hover .sub,#oui:focus-within .sub{display:block}#script:hover .sub{display:block}</style>`,
  ),
  '/menus-animes': page(
    `${menu('anime')}${menu('glisse')}`,
    `<style>.m{width:200px}.sub{max-height:0;overflow:hidden;margin:0;padding:0}@keyframes ouvrir{to{max-height:20em}}
      #anime:hover .sub{animation:ouvrir .6s forwards}#glisse .sub{transition:max-height .6s}
      #glisse:hover .sub,#glisse:focus-within .sub{max-height:20em}</style>`,
  ),
  '/rangee': page(
    '<ul><li class="r">Commande 12 <button class="b">Modifier</button></li></ul>',
    '<style>.b{visibility:hidden}.r:hover .b{visibility:visible}</style>',
  ),
  '/panneau-haut': page(
    `<div class="m"><a href="/photos">Photos</a><div class="sub">${`<p>${lorem}</p>`.repeat(9)}</div></div><p>${lorem}</p>`,
    '<style>.sub{display:none;position:absolute;width:400px;height:1700px;background:#fff}.m:hover .sub{display:block}</style>',
  ),
  '/bouge-non': page(ticker, `<style>${bande}</style>`),
  '/bouge-oui': page(
    ticker,
    `<style>${bande}@media (prefers-reduced-motion:reduce){.bande{animation:none}}</style>`,
  ),
  '/bouge-bref': page(
    ticker,
    `<style>${turn}.bande{animation:t 1s 3}.loader{animation:t 1s infinite}</style>`,
  ),
  '/defile': page(
    '<div class="carrousel"><p id="vue">Vue</p></div><script>let i=0;setInterval(()=>{vue.style.marginLeft=(i=(i+40)%200)+"px"},500)</script>',
  ),
  '/diapo': page(
    `<div style="height:90px;overflow:hidden"><div id="un" style="height:90px">Journées du patrimoine</div><div id="deux" style="height:90px;display:none">Fête de la musique</div></div><p>${lorem}</p>
     <script>setInterval(()=>{const a=un.style.display==='none';un.style.display=a?'block':'none';deux.style.display=a?'none':'block'},2300)</script>`,
  ),
  '/message-bref': page(
    `<div id="bref" role="status">Votre panier a été mis à jour</div><div id="prêt" role="status">Ceci part dès que la page est prête</div><p>${lorem}</p>
     <script>addEventListener('DOMContentLoaded',()=>{document.getElementById('prêt').remove();setTimeout(()=>bref.remove(),1800)})</script>`,
  ),
  '/clignote': page(
    `<p><a id="mot" href="/a">Soldes</a> ${lorem}</p><style>@keyframes k{50%{opacity:0}}#mot{animation:k 1s step-end infinite}</style>`,
  ),
  '/clignote-script': page(
    `<p id="mot">Soldes</p><p>${lorem}</p><script>setInterval(()=>{mot.style.visibility=mot.style.visibility==='hidden'?'visible':'hidden'},500)</script>`,
  ),
  '/force': page(
    `<p>${lorem}</p><button id="masque" aria-label="Menu"><i></i></button> <button id="trait" aria-label="Plan"><b></b></button>`,
    '<style>button{width:40px;height:40px;padding:0}i,b{display:block;width:20px;height:20px;margin:auto}i{background:#036}b{box-sizing:border-box;border:6px solid #036}</style>',
  ),
  '/message-part': page(
    `<div id="info" role="status">Votre panier a été mis à jour</div><p role="status" id="attente">Chargement en cours</p>
     <script>addEventListener('load',()=>setTimeout(()=>{info.remove();attente.remove()},4000))</script><p>${lorem}</p>`,
  ),
  '/message-reste': page(
    `<div role="status">Votre panier a été mis à jour</div><div role="status"></div><p>${lorem}</p>`,
  ),
  '/bulle-non': page(
    `<p><span id="bulle" onmouseover="this.nextElementSibling.style.display='inline'" onmouseout="this.nextElementSibling.style.display='none'">Conditions</span><span style="display:none"> offre valable jusqu’au 31 décembre</span></p>
     <p><button onmouseenter="1">Sans effet</button></p>`,
  ),
  '/bulle-oui': page(
    `<p><a href="/a" onmouseover="d.hidden=false" onmouseout="d.hidden=true" onfocus="d.hidden=false" onblur="d.hidden=true">Piscine</a></p><div id="d" hidden><a href="/b">Horaires</a></div>`,
  ),
  '/piege-touche': page(
    '<p><a href="/a">Avant</a> <input id="cp" aria-label="x"> <a href="/b">Après</a></p><script>cp.addEventListener("keydown",(e)=>{if(e.key==="Tab")e.preventDefault()})</script>',
  ),
  '/piege-perte': page(
    '<p><a href="/a">Avant</a> <input id="cp" aria-label="x"> <a href="/b">Après</a></p><script>cp.addEventListener("blur",()=>setTimeout(()=>cp.focus(),0))</script>',
  ),
  '/piege-non': page(
    `<p><a href="/a">Avant</a> <input id="cp" aria-label="x"> <textarea id="code" aria-label="y"></textarea> <a href="/b">Après</a></p>
     <div role="dialog" aria-label="z"><input id="seul" aria-label="t"></div>
     <script>cp.addEventListener("blur",()=>{cp.title="vu"});let sort=false;
     code.addEventListener("keydown",(e)=>{if(e.key==="Escape")sort=true;else if(e.key==="Tab"&&!sort)e.preventDefault();else sort=false});
     seul.addEventListener("keydown",(e)=>{if(e.key==="Tab")e.preventDefault()})</script>`,
  ),
  '/etroit': page(
    `<p id="etroit" style="max-height:120px;overflow:hidden;line-height:20px;margin:0">${lorem} ${lorem} ${lorem}</p><p>${lorem}</p>`,
  ),
  '/suit-defilement': page(
    `<header id="tete" style="position:fixed;top:0;width:300px;height:60px">Mairie ouverte le samedi</header>${'<p>Texte</p>'.repeat(200)}
     <script>addEventListener('scroll',()=>{tete.className=scrollY>50?'loin':''; tete.style.color=scrollY>50?'#333':'#000'});setInterval(()=>{tete.dataset.t=1;tete.className=tete.className+' '},400)</script>`,
  ),
  '/dessin': page(
    `<canvas id="neige" width="300" height="200"></canvas><canvas id="courbe" width="300" height="200"></canvas>
     <script>const c=neige.getContext('2d');let x=0;setInterval(()=>{c.clearRect(0,0,300,200);c.fillRect(x=(x+40)%300,50,60,60)},100);
     courbe.getContext('2d').fillRect(5,5,100,100)</script>`,
  ),
  '/gauche': page(
    `<main style="overflow:auto"><article style="float:right;width:500px"><p id="gauche">${lorem}</p></article></main>
     <div style="overflow:hidden"><div style="float:right;width:500px;transform:translateX(0)"><p>${lorem}</p></div></div>`,
  ),
  '/sombre-non': page(
    `<p id="pale">${lorem}</p>`,
    '<style>body{background:#fff;color:#222}#pale{color:#333}@media (prefers-color-scheme:dark){body{background:#111;color:#eee}}</style>',
  ),
  '/sombre-oui': page(
    `<p>${lorem}</p><p style="color:#999;background:#fff">${lorem}</p>`,
    '<style>body{background:#fff;color:#222;transition:background 2s}@media (prefers-color-scheme:dark){body{background:#111;color:#eee}}</style>',
  ),
  '/focus-non': page(
    `<p><a href="/a">a</a> <input id="f" aria-label="x" onfocus="location.href='/parti'"> <input id="w" aria-label="y" onfocus="window.open('/fenetre')"></p>
     <form id="g" action="/envoi" method="post"><input id="h" aria-label="z" onfocus="g.submit()"></form>`,
  ),
  '/choix': page(
    `<select id="i" aria-label="a"><option>Un<option>Deux</select>
     <form id="g" action="/recherche"><select id="v" aria-label="b"><option disabled selected>Choisir<option>Trois</select></form>
     <select id="w" aria-label="c"><option>Quatre<option>Cinq</select> <select id="s" aria-label="d"><option>Six</select>
     <select id="h" aria-label="e" style="display:none"><option>Sept<option>Huit</select><p id="t">0</p>
     <script>
       const on = (id, act) => document.getElementById(id).addEventListener('change', act);
       on('i', () => { document.getElementById('t').textContent = '1'; location.hash = 'vu'; });
       document.addEventListener('change', ({ target }) => target.id === 'v' && document.getElementById('g').submit());
       on('w', ({ target }) => window.open('/fenetre-' + target.value));
       on('s', () => location.assign('/seul'));
       on('h', () => location.assign('/cache'));
     </script>`,
  ),
};

let site: StaticServer;
let pool: VisitPool;
const methods: string[] = [];

beforeAll(async () => {
  site = await startStaticServer(
    Object.fromEntries(
      Object.entries(pages).map(([path, html]) => [
        path,
        (request, response) => {
          methods.push(request.method ?? '');
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
        },
      ]),
    ),
  );
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
    // Started once: giving way to another is looked at elsewhere (`visit-pool.test.ts`).
    pagesPerProcess: 100,
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

/** The page driven for these parts alone; visited whole where none is named. */
async function drive<Part extends InteractionPart = InteractionPart>(
  path: string,
  ...parts: Part[]
): Promise<{ moves: Pick<Interactions, Part>; timings: Readonly<Record<string, number>> }> {
  const outcome = await pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome: false,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      moves: true,
      ...(parts.length > 0 && { only: { rules: [], artifacts: ['moves'], moves: parts } }),
      deadlineMs: 90_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page' || !outcome.artifacts?.moves)
    throw new Error(JSON.stringify(outcome).slice(0, 500));
  if ('artifactError' in outcome.artifacts.moves) throw new Error(JSON.stringify(outcome.artifacts.moves));
  return { moves: outcome.artifacts.moves, timings: outcome.timings };
}
/** One part, driven for alone. */
async function see<Part extends InteractionPart>(path: string, part: Part): Promise<Interactions[Part]> {
  return (await drive(path, part)).moves[part];
}
const kinds = (list: readonly { readonly kind: string }[] | undefined) => list?.map(({ kind }) => kind);

describe('a page is driven', () => {
  test('a sober page shows nothing, every part was run, within its time', async () => {
    const { moves, timings } = await drive('/sobre');
    expect(Object.entries(moves).filter(([, part]) => part === null)).toEqual([]);
    expect(moves).toMatchObject({
      reflow: { at320: { width: 320, scrollWidth: 320, culprits: [] } },
      textSpacing: { clipped: [] },
      zoom200: { scrollWidth: 640, clipped: [], clippedAt320: [] },
      hoverReveal: [],
      autoMotion: [],
      reducedMotion: { running: 0 },
      darkScheme: { changes: false },
      contextChangeOnFocus: [],
      contextChangeOnChoice: [],
    });
    expect(moves.widths?.map(({ width, scrollWidth }) => [width, scrollWidth])).toEqual([
      [360, 360],
      [768, 768],
      [1_200, 1_200],
    ]);
    expect((timings.moves ?? 0) + (timings.stillMoves ?? 0)).toBeLessThan(12_000);
  });

  testOfAll('lines wider than a window of 320 px are told from what needs two dimensions', async () => {
    expect(kinds((await see('/reflow-non', 'reflow'))?.at320.culprits)).toEqual(['text']);
    expect((await see('/reflow-non', 'reflow'))?.at320.hidesRest).toBeUndefined();
    expect((await see('/reflow-coupe', 'reflow'))?.at320).toMatchObject({ hidesRest: true });
    const cut = (await see('/reflow-bloc', 'reflow'))?.at320.culprits;
    expect(kinds(cut)).toContain('text');
    expect(cut?.[0]?.snippet).toContain('Le conseil municipal');
    expect(kinds((await see('/reflow-mot', 'reflow'))?.at320.culprits)).toEqual(['word']);
    expect(kinds((await see('/reflow-trames', 'reflow'))?.at320.culprits)).toContain('text');
    expect((await see('/reflow-scene', 'reflow'))?.at320.culprits).toEqual([]);
    const reflow = await see('/reflow-oui', 'reflow');
    expect(reflow?.at320.scrollWidth).toBeGreaterThan(321);
    expect(new Set(kinds(reflow?.at320.culprits))).toEqual(new Set(['excepted']));
  });

  testOfAll('what a box of a set width takes past the edge is told by that box', async () => {
    const culprits = (await see('/largeur', 'widths'))?.[0]?.culprits ?? [];
    const held = culprits.filter((culprit) => culprit.held);
    expect(held.length).toBe(2);
    expect(new Set(held.map((culprit) => `${culprit.held?.selector} ${culprit.held?.widthPx}`))).toEqual(
      new Set(['#mise 900']),
    );
    expect(culprits.filter((culprit) => !culprit.held).map(({ selector }) => selector)).toEqual([
      '#seule',
      '#libre',
    ]);
  });

  testOfAll('text cut by more spacing, not text cut before, scrolled, folded or only heard', async () => {
    const tight = await see('/espace-non', 'textSpacing');
    expect(tight?.clipped).toMatchObject([{ selector: '#serre', kind: 'cut' }]);
    const covered = (await see('/espace-couvre', 'textSpacing'))?.clipped;
    expect(covered).toMatchObject([{ selector: '#dessus', kind: 'overlap' }]);
    const back = (await see('/espace-dos', 'textSpacing'))?.clipped;
    expect(back).toMatchObject([{ selector: '#sous', kind: 'overlap' }]);
    expect((await see('/espace-oui', 'textSpacing'))?.clipped).toEqual([]);
  });

  testOfAll('text cut as the page is, not what a carousel holds beside its window', async () => {
    const atRest = (await see('/repos', 'textSpacing'))?.cutAtRest;
    expect(atRest?.map(({ selector, kind }) => `${selector} ${kind}`)).toEqual(['#court cut', '#vue cut']);
  });

  testOfAll('text cut at 200 %, not the views of a carousel', async () => {
    expect(kinds((await see('/zoom-non', 'zoom200'))?.clipped)).toEqual(['cut']);
    expect((await see('/zoom-oui', 'zoom200'))?.clipped).toEqual([]);
    // The box of that font covers the next line, its letters do not.
    expect((await see('/zoom-haut', 'zoom200'))?.clipped).toEqual([]);
  });

  testOfAll('text whole in a wide window and at 200 %, cut at 320 px', async () => {
    const zoom200 = await see('/etroit', 'zoom200');
    expect(zoom200?.clipped).toEqual([]);
    expect(zoom200?.clippedAt320).toMatchObject([{ selector: '#etroit', kind: 'cut' }]);
  });

  testOfAll('lines that begin before the left edge of a narrow window, where nobody can scroll', async () => {
    const zoom200 = await see('/gauche', 'zoom200');
    expect(zoom200?.clippedAt320).toMatchObject([{ selector: '#gauche', kind: 'cut' }]);
  });

  testOfAll('what a script shows to the pointer, and whether the focus shows it', async () => {
    expect(await see('/bulle-non', 'hoverReveal')).toMatchObject([
      {
        rule: null,
        trigger: { selector: '#bulle' },
        target: { text: 'offre valable jusqu’au 31 décembre' },
        holdsControl: false,
        byKeyboard: 'unreachable',
      },
    ]);
    expect(await see('/bulle-oui', 'hoverReveal')).toMatchObject([
      { rule: null, target: { selector: '#d' }, holdsControl: true, byKeyboard: 'focus' },
    ]);
  });

  test('fields that keep the focus, whatever key is pressed; not those that Escape opens, nor dialogs', async () => {
    expect(await see('/piege-touche', 'keyboardTraps')).toMatchObject([{ selector: '#cp' }]);
    expect(await see('/piege-perte', 'keyboardTraps')).toMatchObject([{ selector: '#cp' }]);
    expect(await see('/piege-non', 'keyboardTraps')).toEqual([]);
  });

  testOfAll('a page turned on its side, and one that asks to turn the device', async () => {
    expect(await see('/tourne', 'orientation')).toMatchObject({
      portrait: { turned: false },
      landscape: { turned: true },
    });
    const gone = await see('/passager', 'orientation');
    expect(gone?.portrait.textLength).toBe(gone?.landscape.textLength);
    const asks = await see('/demande', 'orientation');
    expect(asks?.portrait.turnRequest).toBe('');
    expect(asks?.landscape.turnRequest).toContain('Tournez');
  });

  testOfAll('a menu that only the pointer opens, one that focus opens by styles or by script', async () => {
    const menus = await see('/menus', 'hoverReveal');
    expect(menus).toMatchObject([
      {
        trigger: { selector: '#non' },
        byPointer: true,
        byKeyboard: 'none',
        holdsControl: true,
        hiddenByEscape: false,
        staysUnderPointer: true,
      },
      { trigger: { selector: '#oui' }, byKeyboard: 'focus' },
      { trigger: { selector: '#script' }, byKeyboard: 'focus' },
    ]);
  });

  testOfAll('menus that unfold by an animation: seen once it is over', async () => {
    expect(await see('/menus-animes', 'hoverReveal')).toMatchObject([
      { trigger: { selector: '#anime' }, byPointer: true, byKeyboard: 'none', staysUnderPointer: true },
      { trigger: { selector: '#glisse' }, byKeyboard: 'focus' },
    ]);
  });

  testOfAll(
    'what a pointer shows: whether it covers something, and whether the pointer can go over it',
    async () => {
      const [button] = (await see('/rangee', 'hoverReveal')) ?? [];
      expect(button).toMatchObject({ covers: false, hiddenByEscape: false, staysUnderPointer: true });
      // Its middle is below the window.
      const [panel] = (await see('/panneau-haut', 'hoverReveal')) ?? [];
      expect(panel).toMatchObject({ covers: true, hiddenByEscape: false, staysUnderPointer: true });
    },
  );

  testOfAll(
    'endless animations, those that stop on request, those that end, and scripts that move',
    async () => {
      const { moves: bad } = await drive('/bouge-non', 'autoMotion', 'reducedMotion');
      expect(bad.autoMotion).toMatchObject([
        {
          by: 'animation',
          kind: 'motion',
          durationSeconds: null,
          stopsWhenReduced: false,
          holdsContent: true,
        },
      ]);
      expect(bad.reducedMotion).toMatchObject({ running: 1, runningReduced: 1 });
      const { moves: good } = await drive('/bouge-oui', 'autoMotion', 'reducedMotion');
      expect(good.autoMotion).toMatchObject([{ stopsWhenReduced: true }]);
      expect(good.reducedMotion).toMatchObject({ running: 1, runningReduced: 0 });
      expect(await see('/bouge-bref', 'autoMotion')).toEqual([]);
      const [script] = (await see('/defile', 'autoMotion')) ?? [];
      expect(script).toMatchObject({ by: 'script', selector: '#vue' });
      expect(script?.observedSeconds).toBeGreaterThan(2);
    },
  );

  testOfAll(
    'a drawing that a script draws for ever; not one drawn once, nor what only answers the scrolling',
    async () => {
      expect(await see('/dessin', 'autoMotion')).toMatchObject([{ by: 'script', selector: '#neige' }]);
      const { moves } = await drive('/suit-defilement', 'autoMotion', 'scroll');
      expect(moves.autoMotion).toEqual([]);
    },
  );

  testOfAll('what a script turns every few seconds, under no telling name, for three turns', async () => {
    const turned = (await see('/diapo', 'autoMotion')) ?? [];
    expect(turned.map(({ selector }) => selector)).toEqual(['#un', '#deux']);
    for (const { changes } of turned) expect(changes).toBeGreaterThanOrEqual(3);
  });

  testOfAll('words that blink by styles or by a script, whenever they are looked at', async () => {
    expect(await see('/clignote', 'autoMotion')).toMatchObject([
      { by: 'animation', kind: 'blink', selector: '#mot', holdsContent: true, stopsWhenReduced: false },
    ]);
    const [blink] = (await see('/clignote-script', 'autoMotion')) ?? [];
    expect(blink).toMatchObject({ by: 'script', kind: 'blink', selector: '#mot', holdsContent: true });
    expect(blink?.observedSeconds).toBeGreaterThan(2);
  });

  testOfAll('the contrast of texts in the states of their controls, where styles alone tell it', async () => {
    const seen = (await see('/etats', 'stateContrasts')) ?? [];
    const told = seen.map(({ state, selector, before, after }) => [
      `${state} ${selector.split(' ').at(-1)}`,
      before > 15,
      after < 3,
    ]);
    expect(told).toEqual([
      ['hover #pale', true, true],
      ['hover a.net', true, false],
      // The row that turns black under white letters is looked at with them.
      ['hover #blanc', true, false],
      ['focus #champ', true, true],
    ]);
  });

  testOfAll('the sign of a control that is lost in the person’s own colours', async () => {
    expect(await see('/force', 'lostInForcedColours')).toMatchObject([{ selector: '#masque' }]);
  });

  testOfAll('a message that goes by itself, and not what was awaited', async () => {
    expect(await see('/message-part', 'vanishedMessages')).toMatchObject([{ selector: '#info' }]);
    expect(await see('/message-bref', 'vanishedMessages')).toMatchObject([{ selector: '#bref' }]);
    expect(await see('/message-reste', 'vanishedMessages')).toEqual([]);
  });

  testOfAll('text too pale in dark only, whatever was pale in light', async () => {
    expect(await see('/sombre-non', 'darkScheme')).toMatchObject({
      changes: true,
      contrastFailures: 1,
      elements: [{ selector: '#pale' }],
    });
    expect(await see('/sombre-oui', 'darkScheme')).toMatchObject({
      changes: true,
      contrastFailures: 0,
    });
  });

  test('focus that leaves, opens a window or submits is named; nothing is left, opened nor sent', async () => {
    expect(await see('/focus-non', 'contextChangeOnFocus')).toMatchObject([
      { selector: '#f', by: 'navigation', url: `${site.origin}/parti` },
      { selector: '#w', by: 'popup', url: '/fenetre' },
      { selector: '#h', by: 'navigation', url: `${site.origin}/envoi` },
    ]);
    expect(site.hits.filter((path) => ['/parti', '/fenetre', '/envoi'].includes(path))).toEqual([]);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });

  testOfAll(
    'a list that leaves or opens a window once something is chosen is named, and its choice given back',
    async () => {
      expect(await see('/choix', 'contextChangeOnChoice')).toMatchObject([
        { selector: '#v', by: 'navigation', url: `${site.origin}/recherche?` },
        { selector: '#w', by: 'popup', url: '/fenetre-Cinq' },
      ]);
      expect(site.hits.filter((path) => /recherche|fenetre|seul|cache/.test(path))).toEqual([]);
    },
  );
});
