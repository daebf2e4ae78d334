import { afterAll, beforeAll, expect, test } from 'vitest';
import { isArtifactError, type Keyboard } from '#engine/artifacts.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
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

test('the current choice of a list shows where one is, though its mark outlives the focus', async () => {
  const { steps } = await walked('/choix');
  const seen = (list: string) => steps.find(({ selector }) => selector === list)?.focusVisible;
  expect(seen('#marquee')).toBe(true);
  expect(seen('#muette')).toBe(false);
});

test('what appears with the focus is told from what nobody ever sees, walked or given the focus', async () => {
  const appearing = ['hors', 'pale', 'coupe', 'ouvre'];
  expect((await walked('/apparait')).shown).toEqual(appearing);
  expect((await walked('/apparait', true, false)).shown).toEqual(appearing);
});
