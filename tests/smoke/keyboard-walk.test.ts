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

async function walked(path: string, moves = true): Promise<Keyboard> {
  const outcome = await pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome: true,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      moves,
      only: { rules: [], artifacts: ['dom', 'keyboard'] },
      deadlineMs: 60_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  const found = outcome.kind === 'page' ? outcome.artifacts?.keyboard : null;
  if (!found || isArtifactError(found)) throw new Error(JSON.stringify(outcome).slice(0, 500));
  return found;
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
