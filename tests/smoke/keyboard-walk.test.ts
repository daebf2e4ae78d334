import { afterAll, beforeAll, expect, test } from 'vitest';
import { isArtifactError, type Keyboard } from '#engine/artifacts.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const around = (middle: string) =>
  `<p><a href="/a">Avant</a></p>${middle}<p><a href="/b" id="fin">Après</a></p>`;
const heldUnless = (exit: string) =>
  around(
    `<textarea id="code" aria-label="Code"></textarea><script>let sort=false;
     code.addEventListener('keydown',(e)=>{if(${exit})sort=true;else if(e.key==='Tab'&&!sort)e.preventDefault();else sort=false})</script>`,
  );
/** Its current choice is marked once it has the focus, and for 300 ms more. */
const choices = (id: string, mark: string) =>
  `<ul id="${id}" role="listbox" aria-label="Jour" tabindex="0" aria-activedescendant="un-${id}" style="outline:none">
     <li id="un-${id}" role="option" aria-selected="false">Lundi</li><li role="option" aria-selected="false">Mardi</li></ul>
   <script>{const list=document.getElementById('${id}'),one=list.firstElementChild;
     list.onfocus=()=>one.style.background='${mark}';list.onblur=()=>setTimeout(()=>one.style.background='',300)}</script>`;
const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 90 60%22 preserveAspectRatio=%22none%22%3E%3Crect width=%2290%22 height=%2260%22 fill=%22%23024%22/%3E%3C/svg%3E';
const ringed = (id: string, style = '', text = 'Nos bassins') =>
  `<a href="/${id}" id="${id}" style="${style}">${text}</a>`;
const pages: Readonly<Record<string, string>> = {
  '/parties': page(
    around(
      `<p><input type="date" aria-label="Jour"> <input type="datetime-local" aria-label="Jour et heure"> <input type="time" aria-label="Heure"></p>
       <p><a href="/l" id="lecteur">Écouter</a></p><audio controls></audio><p><a href="/f" id="ferme">Choisir</a></p><x-date></x-date>`,
    ) +
      "<script>customElements.define('x-date',class extends HTMLElement{constructor(){super();this.attachShadow({mode:'closed'}).innerHTML='<button>1</button>'.repeat(5)}})</script>",
  ),
  '/echappe': page(heldUnless("e.key==='Escape'")),
  '/recule': page(heldUnless('e.shiftKey')),
  '/tenu': page(heldUnless('false')),
  '/apparait': page(
    around(
      `<style>.hors{position:absolute;left:-900px}#hors:focus{left:8px}#pale{opacity:0;transition:opacity 2s}#pale:focus{opacity:1}
         .coupe{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}#coupe:focus{width:auto;height:auto;clip:auto}
         .boite{position:absolute;width:1px;height:1px;overflow:hidden}
         .plie{max-height:0;overflow:hidden}#anime:focus-within{animation:ouvrir 1s forwards}@keyframes ouvrir{to{max-height:9em}}</style>
       <a class="hors" id="hors" href="/h">Aller</a> <a id="pale" href="/p">Ancre</a> <a class="coupe" id="coupe" href="/c">Passer</a>
       <a class="hors" id="perdu" href="/q">Perdu</a> <a style="opacity:0" id="jamais" href="/j">Jamais</a>
       <span class="boite"><a href="/r" id="enferme">Enfermé</a></span>
       <div class="plie"><p><a href="/m" id="plie">Plié</a></p></div><div class="plie" id="anime"><a href="/o" id="ouvre">Déplié</a></div>
       <div class="plie"><a href="/s" id="sorti" style="position:absolute">Sorti de la boîte</a></div>`,
    ),
  ),
  '/anneaux': page(
    `${ringed('nu')}
     <div class="pan"><img src="${picture}" alt="">${ringed('photo')}</div>
     <div class="pan"><div style="background:#024"></div>${ringed('bloc')}</div>
     <div class="pan devant">${ringed('pseudo')}</div>
     <div class="pan trait">${ringed('trait')}</div>
     <div class="pan"><img src="${picture}" alt="">${ringed('couvre', 'position:absolute;inset:0')}</div>
     <div class="pan"><img src="${picture}" alt=""><div style="background:#fdf8ee;width:auto;height:auto;inset:20px">${ringed('carte')}</div></div>
     <p style="height:60px"><img src="${picture}" alt="" width="60" height="40">${ringed('cote')}</p>
     <p class="etroit">${ringed('dedans', 'outline-offset:-4px;display:inline-block;background:#fdf8ee', `<img src="${picture}" alt="Vue" width="90" height="60">`)}</p>`,
    `<style>body{background:#fdf8ee}a:focus{outline:3px solid #2fb8c6;outline-offset:2px}.pan{position:relative;height:90px;margin:12px;padding:20px}
       .pan>img,.pan>div,.devant::before{position:absolute;inset:0;width:100%;height:100%}.pan>a{position:relative}
       .devant::before{content:"";background:#024 url("${picture}");z-index:-1}.devant{z-index:0}.trait::after{content:"";position:absolute;left:0;right:0;bottom:0;height:2px;background:#024}</style>`,
  ),
  '/plans': page(
    around(
      `<style>.plan{position:relative;overflow:hidden;width:320px;height:420px;background:#eee}.plan a{position:absolute;bottom:0;outline:none;color:#000}.plan a:focus span{background:#fd0}</style>
       <div style="height:500px"></div><div class="plan"><a href="/vu" id="vu"><span>Le plan du bassin</span></a><a href="/muet" id="muet" style="right:0">Les sources</a><div style="height:900px"></div></div>
       <script>document.querySelector('.plan').onscroll=({target})=>{target.scrollTop=0}</script><div style="height:2000px"></div>`,
    ),
  ),
  '/choix': page(
    around(`${choices('marquee', '#2553a0')}<p><a href="/c">Entre</a></p>${choices('muette', '')}`),
  ),
};

let site: StaticServer;
let pool: VisitPool;
beforeAll(async () => {
  site = await startStaticServer(
    Object.fromEntries(
      Object.entries(pages).map(([path, html]) => [
        path,
        (_request, response) =>
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      ]),
    ),
  );
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
});
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

async function walked(path: string, moves = true, isHome = true) {
  const outcome = await pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      moves,
      only: { rules: [], artifacts: ['dom', 'keyboard'] },
      deadlineMs: 60_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  const { keyboard, dom } = (outcome.kind === 'page' ? outcome.artifacts : null) ?? {};
  if (!keyboard || isArtifactError(keyboard) || !dom || isArtifactError(dom))
    throw new Error(JSON.stringify(outcome).slice(0, 500));
  const shownByFocus = keyboard.shownByFocus?.map((index) => dom.nodes[index]?.attributes.id);
  return { ...keyboard, shown: shownByFocus };
}
const stopsOf = ({ steps }: Keyboard) => steps.map(({ selector }) => selector);

test('Tab goes through the parts of dates, of a player and of what a closed tree holds: no trap', async () => {
  const walk = await walked('/parties');
  expect(walk.trap).toBeNull();
  expect(stopsOf(walk)).toEqual(expect.arrayContaining(['#lecteur', '#ferme', '#fin']));
});

test('what lets go after Escape, or backwards, is no trap; what never does is one', async () => {
  expect((await walked('/echappe')).trap).toBeNull();
  expect((await walked('/recule')).trap).toBeNull();
  expect((await walked('/tenu')).trap).toMatchObject({ selector: '#code' });
  // Nothing else of the page is driven: the walk brings what it needs.
  expect((await walked('/tenu', false)).trap).toMatchObject({ selector: '#code' });
});

testOfAll('the current choice of a list shows where one is, though its mark outlives the focus', async () => {
  const { steps } = await walked('/choix');
  const seen = (list: string) => steps.find(({ selector }) => selector === list)?.focusVisible;
  expect(seen('#marquee')).toBe(true);
  expect(seen('#muette')).toBe(false);
});

testOfAll(
  'what appears with the focus is told from what nobody ever sees, walked or given the focus',
  async () => {
    const appearing = ['hors', 'pale', 'coupe', 'ouvre'];
    expect((await walked('/apparait')).shown).toEqual(appearing);
    expect((await walked('/apparait', true, false)).shown).toEqual(appearing);
  },
);

testOfAll(
  'the ground of a focus ring is told where styles tell it, not over a picture or a block that lies behind',
  async () => {
    const rings = async (isHome: boolean) =>
      Object.fromEntries(
        (await walked('/anneaux', true, isHome)).steps.map(({ selector, outline }) => [
          selector.replace('#', ''),
          outline ? 'fond connu' : 'inconnu',
        ]),
      );
    for (const isHome of [true, false])
      expect(await rings(isHome)).toEqual({
        nu: 'fond connu',
        photo: 'inconnu',
        bloc: 'inconnu',
        pseudo: 'inconnu',
        trait: 'fond connu',
        // Given the focus, one of its kind is looked at, and it lay over a picture.
        couvre: isHome ? 'fond connu' : 'inconnu',
        carte: 'fond connu',
        cote: 'fond connu',
        dedans: 'inconnu',
      });
  },
);

testOfAll('the focus in a box that its script puts back is looked at where it is', async () => {
  for (const isHome of [true, false]) {
    const { steps } = await walked('/plans', true, isHome);
    const seen = (id: string) => steps.find(({ selector }) => selector === id)?.focusVisible;
    expect([seen('#vu'), seen('#muet')]).toEqual([true, false]);
  }
});
