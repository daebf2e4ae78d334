import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { gathered } from '#tests/support/gathered.ts';
import { page, type Route, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const band = (id: string, style: string, text = 'Horaires de la piscine') =>
  `<p id="${id}" style="width:320px;margin:0;padding:8px;${style}">${text}</p>`;
/** Stripes of an image: nothing in the styles tells their colours. */
const stripes = (colour: string) =>
  `url('data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/></svg>`)}')`;

/** Around each letter, as designers draw it with shadows. */
const outline = 'text-shadow:-1px 0 #024,1px 0 #024,0 1px #024,0 -1px #024';

/** A field with a small picture of its own: an arrow, a loupe. */
const mark = `${stripes('#222')}`;
const list = (id: string, style: string) =>
  `<p><label>Embarcation <select id="${id}" style="appearance:none;width:240px;font-size:16px;border:1px solid #555;${style}"><option>Canoë à deux places</option></select></label></p>`;

/** White words over a film, which no picture settles. */
const label = (id: string, style: string) =>
  `<div style="position:relative;width:320px;height:60px"><video aria-label="Film" style="position:absolute;width:320px;height:60px"></video><span id="${id}" style="position:absolute;left:8px;top:8px;padding:4px;color:#fff;${style}">Bassin de nage</span></div>`;

const body = page(
  `${band('pale', 'color:#9a9a9a;background:linear-gradient(90deg,#fff,#eef)')}
  ${band('finit-mal', 'color:#222;background:linear-gradient(90deg,#fff,#222 40%)')}
  ${band('lisible', 'color:#222;background:linear-gradient(90deg,#fff,#ccd)')}
  ${band('image', `color:#777;background:#fff ${stripes('#444')}`)}
  ${band('ombre', 'color:#999;text-shadow:0 0 4px #000;background:linear-gradient(90deg,#fff,#eef)')}
  ${band('cachette', 'color:#fff;background:linear-gradient(90deg,#fff,#fff)')}
  ${band('relief', 'color:#2e3436;text-shadow:#fff 0 1px 0;background:linear-gradient(90deg,#e4e8ec,#fff)')}
  ${band('relief-pale', 'color:#9a9a9a;text-shadow:#fff 0 1px 0;background:linear-gradient(90deg,#e4e8ec,#fff)')}
  ${band('contour', `font-size:26px;font-weight:700;color:#06c;${outline}`)}
  ${band('contour-aide', `font-size:26px;font-weight:700;color:#aaa;${outline}`)}
  ${band('halo-vain', 'color:#aaa;text-shadow:0 1px 1px rgba(0,0,0,.15)')}
  ${band('ombre-portee', 'color:#222;filter:drop-shadow(0 10px 8px rgba(0,0,0,.04)) drop-shadow(0 4px 3px rgba(0,0,0,.1));background:linear-gradient(90deg,#fff,#ccd)')}
  ${band('signe', 'color:#222;background:linear-gradient(90deg,#fff,#ccd)', '☰')}
  ${band('signe-pale', 'color:#ddd;background:linear-gradient(90deg,#fff,#ccd)', '☰')}
  ${band('point', 'color:#aaa;background:linear-gradient(90deg,#fff,#ccd)', '·')}
  ${band('invisible', 'color:#fff', 'Votre couvreur de confiance à Isbergues')}
  <h2 id="titre-invisible" style="color:#fff">Galerie photo</h2>
  ${band('mot-invisible', 'color:#fff', 'Fermer')}
  ${list('fleche', `padding:9px 40px 9px 12px;color:#333;background:#fdfcf8 ${mark} no-repeat right 12px center/12px`)}
  ${list('fleche-pale', `padding:9px 40px 9px 12px;color:#aaa;background:#fdfcf8 ${mark} no-repeat right 12px center/12px`)}
  ${list('fleche-dessous', `padding:9px 12px;color:#333;background:#fdfcf8 ${mark} no-repeat left 30px center/12px`)}
  <p><input id="loupe" type="search" aria-label="Chercher un parcours" style="width:240px;padding:9px 9px 9px 36px;color:#333;background:#fff ${mark} no-repeat 10px center/16px"></p>
  ${band('douce', 'transition:all 9s;color:#222;background:linear-gradient(90deg,#fff,#ccd)')}
  ${band('douce-pale', 'transition:text-decoration 9s;color:#9a9a9a;background:linear-gradient(90deg,#fff,#eef)')}
  ${band('demi', 'color:#222;background:linear-gradient(90deg,#fff,#ccd) 0 0/50% 100% no-repeat #fff')}
  ${band('decalee', 'color:#222;background:linear-gradient(90deg,#fff,#ccd) 20px 0 no-repeat #fff')}
  ${label('etiquette', 'background:rgba(0,0,0,.8)')}
  ${label('etiquette-claire', 'background:rgba(0,0,0,.3)')}
  ${label('etiquette-filtree', 'background:rgba(0,0,0,.8);filter:brightness(1.4)')}
  <style>@font-face{font-family:Haute;src:local("Arimo Regular"),local("Arimo-Regular"),local("Arimo");ascent-override:160%;descent-override:90%}</style>
  <div style="background:#222;padding:30px 8px"><p id="haute" style="font:20px/24px Haute;width:320px;margin:0;color:#222;background:linear-gradient(#fff,#eef)">Horaires de la piscine</p></div>
  <div style="height:3000px"></div>
  ${band('loin', 'color:#9a9a9a;background:linear-gradient(90deg,#fff,#eef)')}`,
);

/** What a rule merely wishes comes after what every text must reach: on a page of few texts both are measured. */
const calm = page(
  `${band('moyen', 'color:#666;background:linear-gradient(90deg,#fff,#f4f4ff)')}
  ${band('pale', 'color:#9a9a9a;background:linear-gradient(90deg,#fff,#eef)')}`,
);

const quoted = (colour: string) => stripes(colour).replaceAll("'", '&quot;');
/** A bar that stays while the page scrolls behind it. */
const bar = (inside: string, style: string, tag = 'nav') =>
  `<${tag} style="position:fixed;left:0;right:0;height:40px;z-index:2;${style}">${inside}</${tag}>`;
const word = (id: string, style: string) =>
  `<a id="${id}" href="/calme" style="margin:8px;padding:4px;${style}">Le bassin</a>`;
const tall = (before: string) =>
  page(
    `<style>body{margin:0;background:#f7f5f1}h1{position:absolute;top:2000px}</style>${before}<main style="min-height:3000px"><p style="color:#222">Le bassin ouvre à midi.</p></main>`,
  );
const staying = tall(
  `${bar(word('barre-photo', 'color:#fff') + word('barre-plaque', 'color:#fff;background:#eee'), 'top:0')}
  ${bar(word('barre-photo-pale', 'color:#bbb'), 'top:80px')}
  ${bar(word('barre-section', 'color:#fff'), 'top:220px')}
  ${bar(word('barre-pleine', 'color:#fff'), 'top:120px;background:#ddd')}
  ${bar(word('barre-page', 'color:#fff'), 'top:400px')}
  ${bar(word('barre-page-lisible', 'color:#222'), 'top:440px')}
  <div style="position:relative;height:200px;overflow:hidden"><div style="position:absolute;inset:0;background:${quoted('#112233')}"></div><div style="position:absolute;top:80px;width:100%;height:40px;background:${quoted('#777')}"></div></div>
  <section style="height:100px;background:#123"></section>`,
);
const stuck = tall(
  `<nav style="position:sticky;top:0;height:40px;margin-bottom:-40px;z-index:2">${word('colle-photo', 'color:#fff')}${word('colle-pale', 'color:#456')}</nav>
  <div style="height:200px;background:${quoted('#112233')}"></div>`,
);
/** A menu that only narrow windows show as a bar, and a window that is opened over the page. */
const other = page(
  `<style>body{margin:0;background:#f7f5f1}h1{position:absolute;top:2000px}.large{position:fixed;top:0;left:0;z-index:2}@media(max-width:800px){.large{display:none}}
  .fenetre{position:fixed;top:60px;left:0;right:0;z-index:3;padding:8px}</style>
  <nav class="large">${word('large-photo', 'color:#fff')}${word('large-pale', 'color:#bbb;background:rgba(255,255,255,.4)')}</nav>
  <div class="fenetre" id="volet" hidden>${word('volet-photo', 'color:#fff')}${word('volet-pale', 'color:#bbb;background:rgba(255,255,255,.4)')}</div>
  <div style="height:300px;background:#123"></div>
  <main style="min-height:3000px"><button type="button" aria-expanded="false" aria-controls="volet" onclick="const v=document.getElementById('volet');v.hidden=!v.hidden;this.setAttribute('aria-expanded',String(!v.hidden))">Menu</button></main>`,
);

let site: StaticServer;
let pool: VisitPool;
let outcome: VisitOutcome;
let calmOutcome: VisitOutcome;
let stayingOutcome: VisitOutcome;
let stuckOutcome: VisitOutcome;
let otherOutcome: VisitOutcome;

beforeAll(async () => {
  const html =
    (text: string): Route =>
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(text);
    };
  site = await startStaticServer({
    '/': html(body),
    '/calme': html(calm),
    '/fixe': html(staying),
    '/colle': html(stuck),
    '/autre': html(other),
  });
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
  const request = {
    url: `${site.origin}/`,
    isHome: false,
    device: 'mobile',
    siteDomain: '127.0.0.1',
    only: {
      rules: ['axe-color-contrast', 'axe-color-contrast-enhanced', 'rgaa-contraste-texte-image-fond'],
      artifacts: ['dom', 'axe', 'secondOpinions', 'views'],
    },
    deadlineMs: 90_000,
    keepArtifacts: true,
  } as const;
  outcome = await pool.visit(request, new AbortController().signal);
  const visit = (path: string) =>
    pool.visit({ ...request, url: `${site.origin}${path}` }, new AbortController().signal);
  calmOutcome = await visit('/calme');
  stayingOutcome = await visit('/fixe');
  stuckOutcome = await visit('/colle');
  otherOutcome = await visit('/autre');
}, 120_000);
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

function elementsOf(ruleId: string, status: string, visited = outcome): string[] {
  if (visited.kind !== 'page') throw new Error(JSON.stringify(visited));
  const verdict = visited.verdicts.find((one) => one.ruleId === ruleId);
  if (verdict?.status !== status) return [];
  return verdict.evidence.flatMap((one) => (one.type === 'element' ? [one.selector.replace('#', '')] : []));
}

test('texts over a gradient or an image fail where some letter stands out too little, near or far', () => {
  expect(elementsOf('axe-color-contrast', 'fail').sort()).toEqual([
    'douce-pale',
    'finit-mal',
    'fleche-pale',
    'halo-vain',
    'image',
    'invisible',
    'loin',
    'pale',
    'titre-invisible',
  ]);
});

test('the enhanced contrast is told of those that have the ordinary one', () => {
  expect(elementsOf('axe-color-contrast-enhanced', 'fail', calmOutcome)).toEqual(['moyen']);
  expect(elementsOf('axe-color-contrast', 'fail', calmOutcome)).toEqual(['pale']);
});

test('a person is asked about pale texts with shadows that stand out, pale signs, texts that nobody can see and values over their arrow, not about separators nor about pictures in the padding of a field or labels that hide nearly all of a film', () => {
  expect(elementsOf('rgaa-contraste-texte-image-fond', 'review').sort()).toEqual([
    'cachette',
    'contour-aide',
    'etiquette-claire',
    'etiquette-filtree',
    'fleche-dessous',
    'mot-invisible',
    'ombre',
    'relief-pale',
    'signe-pale',
  ]);
});

test('the gradients that cover the box of their element are told from those that leave a part of it', () => {
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error('no artifacts');
  const { nodes } = gathered(outcome.artifacts.dom);
  const covers = (id: string) => nodes.find(({ attributes }) => attributes.id === id)?.style.gradientCovers;
  expect(['lisible', 'demi', 'decalee', 'image', 'invisible'].map(covers)).toEqual([
    'yes',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('the box of a font that is far higher than its letters is no place of theirs', () => {
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error('no artifacts');
  const { incomplete } = gathered(outcome.artifacts.axe);
  const high = incomplete.flatMap(({ nodes }) => nodes.filter(({ selector }) => selector.includes('haute')));
  expect(high.length).toBeGreaterThan(0);
  for (const { contrast } of high) expect(contrast?.least).toBeGreaterThan(10);
});

test('the worst point, the worst letter and the best letter stand in this order', () => {
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error('no artifacts');
  const { incomplete } = gathered(outcome.artifacts.axe);
  const measures = incomplete.flatMap(({ nodes }) => nodes.flatMap(({ contrast }) => contrast ?? []));
  expect(measures.length).toBeGreaterThan(4);
  expect(measures.every(({ best, least, most }) => 1 <= least && least <= best && best <= most)).toBe(true);
});

function notesOf(visited: VisitOutcome): string[] {
  if (visited.kind !== 'page') throw new Error(JSON.stringify(visited));
  const { evidence = [] } = visited.verdicts.find(({ ruleId }) => ruleId === 'axe-color-contrast') ?? {};
  return evidence.flatMap((one) =>
    one.type === 'element' ? [`${one.selector.replace('#', '')} : ${one.note}`] : [],
  );
}

test('what stays in the window is judged on what the page shows behind it, by a picture where that is no part of its own', () => {
  expect(notesOf(stayingOutcome).sort()).toEqual([
    'barre-page : contraste de 1,08:1 au lieu de 4,5:1 au moins (texte #ffffff sur fond #f7f5f1, 16 px)',
    'barre-photo-pale : contraste de 2,3:1 à l’endroit le moins lisible (4,5:1 attendu)',
    'barre-plaque : contraste de 1,16:1 au lieu de 4,5:1 au moins (texte #ffffff sur fond #eeeeee, 16 px)',
    'barre-pleine : contraste de 1,35:1 au lieu de 4,5:1 au moins (texte #ffffff sur fond #dddddd, 16 px)',
  ]);
  expect(elementsOf('rgaa-contraste-texte-image-fond', 'review', stayingOutcome)).toEqual([]);
});

test('what sticks is judged so too', () => {
  expect(notesOf(stuckOutcome)).toEqual([
    'colle-pale : contraste de 2,1:1 à l’endroit le moins lisible (4,5:1 attendu)',
  ]);
  expect(elementsOf('rgaa-contraste-texte-image-fond', 'review', stuckOutcome)).toEqual([]);
});

test('so is what only the other window or a press shows', () => {
  expect(notesOf(otherOutcome).sort()).toEqual([
    'large-pale : contraste de 2,2:1 à l’endroit le moins lisible (4,5:1 attendu)',
    'volet-pale : contraste de 2,2:1 à l’endroit le moins lisible (4,5:1 attendu)',
  ]);
  expect(elementsOf('rgaa-contraste-texte-image-fond', 'review', otherOutcome)).toEqual([]);
});
