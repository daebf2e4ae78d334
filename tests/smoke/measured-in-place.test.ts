import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

/** A map: its script puts it back where it was, whatever scrolls it. Its credits are readable over what is behind them. */
const map = (id: string) =>
  `<div id="${id}" class="boite" style="height:350px;background:#b0cab0"><div style="height:200px"></div><div style="height:150px;background:#fff"></div>
  <p style="position:absolute;bottom:0;right:0;margin:0;padding:4px;background:linear-gradient(90deg,rgba(255,255,255,.8),rgba(255,255,255,.8))"><a id="${id}-lien" href="/calme" style="color:#00719f">Crédits du plan</a></p><div style="height:700px"></div></div>
  <script>document.getElementById('${id}').onscroll=({target})=>{target.scrollTop=0}</script>`;
const slide = (more: string) => `display:inline-block;height:60px;${more}`;

const boxes = page(
  `<style>body{margin:0;background:#fff}.boite{position:relative;overflow:hidden;width:320px}h1{position:absolute;top:2000px}@media(max-width:800px){.large{display:none}}</style>
  <div style="height:900px"></div>
  ${map('carte')}<div class="large">${map('carte-large')}</div>
  <div class="boite" style="height:300px;background:linear-gradient(#fff 50%,#112 50%)"><p id="bandeau-bas" style="position:absolute;bottom:20px;left:8px;margin:0;color:#fff">Le bassin ouvre à midi</p><div style="height:900px"></div></div>
  <div id="diapos" class="boite" style="height:60px;white-space:nowrap"><span style="${slide('width:260px')}"></span><span id="diapo-pale" style="${slide('width:180px;color:#9a9a9a;background:linear-gradient(90deg,#fff,#eef)')}">La deuxième diapositive</span></div>
  <div style="height:200px;width:320px;overflow:auto;scroll-behavior:smooth;background:linear-gradient(#fff,#eef)"><p style="height:700px;margin:0"></p><p id="cadre-pale" style="margin:0;color:#9a9a9a">Le règlement du bassin</p></div>
  <p id="change" style="width:320px;margin:0;padding:8px;color:#fff;background:linear-gradient(90deg,#fff,#eef)">Les tarifs de l’été</p>
  <p id="glisse" style="position:relative;width:320px;margin:0;color:#9a9a9a;background:linear-gradient(90deg,#fff,#eef)">Le cours de plongée</p>
  <main style="min-height:3000px"></main>
  <script>
    addEventListener('scroll',()=>{document.getElementById('change').style.color=scrollY>0?'#123':'#fff'});
    let pas=0;setInterval(()=>{pas+=1;document.getElementById('glisse').style.left=pas%20*6+'px'},20);
  </script>`,
);

const night = 'linear-gradient(90deg,#123,#246)';
const day = 'linear-gradient(90deg,#fff,#eef)';
const band = (id: string, colour: string, ground: string, more = '') =>
  `<p id="${id}" ${more} style="width:320px;margin:0;padding:8px;color:${colour};background:${ground}">Horaires de la piscine</p>`;
const colours = page(
  `<style>@media(max-width:800px){.large{display:none}}</style>
  ${band('voile', 'oklab(0.999994 0.0000455678 0.0000200868 / 0.78)', night)}
  ${band('melange', 'color-mix(in oklab, #fff 78%, transparent)', night)}
  ${band('melange-pale', 'color-mix(in oklab, #fff 30%, transparent)', night)}
  ${band('oklch', 'oklch(0.3 0.05 250)', day)}
  ${band('oklch-pale', 'oklch(0.75 0.01 250)', day)}
  ${band('p3-pale', 'color(display-p3 0.6 0.6 0.6)', day)}
  ${band('large-voile', 'oklab(1 0 0 / 0.78)', night, 'class="large"')}
  ${band('large-pale', 'lab(65 0 0)', day, 'class="large"')}`,
);

let site: StaticServer;
let pool: VisitPool;
beforeAll(async () => {
  site = await startStaticServer({ '/boites': boxes, '/couleurs': colours });
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

/** What is told of texts: faults and doubts, by their ids. */
async function told(path: string): Promise<{ faults: string[]; doubts: string[] }> {
  const rules = ['axe-color-contrast', 'rgaa-contraste-texte-image-fond'];
  const outcome = await pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome: false,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      only: { rules, artifacts: ['dom', 'axe', 'secondOpinions', 'views'] },
      deadlineMs: 60_000,
      keepArtifacts: false,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page') throw new Error(JSON.stringify(outcome));
  const [faults = [], doubts = []] = ['fail', 'review'].map((status) =>
    outcome.verdicts
      .filter((verdict) => verdict.status === status)
      .flatMap(({ evidence }) =>
        evidence.flatMap((one) => (one.type === 'element' ? [one.selector.replace('#', '')] : [])),
      )
      .sort(),
  );
  return { faults, doubts };
}

test('the picture is taken where the letters are, in boxes as visitors see them; what never rests is left to a person', async () => {
  expect(await told('/boites')).toEqual({ faults: ['cadre-pale', 'diapo-pale'], doubts: ['glisse'] });
}, 60_000);

test('letters of any colour space are measured as they are painted, in both widths', async () => {
  expect(await told('/couleurs')).toEqual({
    faults: ['large-pale', 'melange-pale', 'oklch-pale', 'p3-pale'],
    doubts: [],
  });
}, 60_000);
