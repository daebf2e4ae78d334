import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isArtifactError, type PageShapes } from '#engine/artifacts.ts';
import { textOf } from '#engine/derive/dom/dom.ts';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { axeRunOptions } from '#reference/axe-run.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { allGathered } from '#tests/support/gathered.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const goodPage = page(
  `<p>Du <b>texte</b> et <a href="/autre">un lien</a>.</p>
  <img src="/image.svg" alt="Une image"><img src="/absente.png" alt="">
  <iframe title="Injoignable" src="https://injoignable.invalid/cadre"></iframe>
  <iframe title="Cadre" srcdoc="<p>dans le cadre</p>"></iframe>
  <object type="text/html" data="/objet" aria-label="Objet" width="100" height="50"></object>
  <label>Nom <input name="nom" required value="défaut"></label>
  <div id="hote"></div><div id="clic">Cliquez</div><svg width="5" height="5"><g><path/></g></svg>
  <a name="ancre">ancre</a>
  <p hidden>caché</p><p aria-hidden="true">tu</p>
  <button style="outline:0" id="sans">Sans contour</button>
  <div id="bandeau" style="position:fixed;bottom:0;left:0;right:0;background:#fff">Nous utilisons des cookies.
    <button>Tout accepter</button> <button>Paramétrer</button>
    <label><input type="checkbox" checked> Publicité</label></div>
  <div id="cookies-panneau" hidden><p>Google Tag Manager</p><script type="text/plain">Clarity</script> <a href="/g">En savoir plus</a></div>
  <script>
    document.cookie = 'long=1; max-age=94608000; path=/';
    localStorage.direct = 'oui';
    document.getElementById('hote').attachShadow({mode: 'open'}).innerHTML = '<button>Ombre</button>';
    document.getElementById('clic').addEventListener('click', () => {});
    console.error('plainte'); window.open('/pub'); alert('non');
    navigator.geolocation.getCurrentPosition(() => {});
    fetch('/api.json').catch(() => {});
  </script>`,
  `<style media="print">p{color:red}</style><link rel="stylesheet" href="/style.css">
  <style>#sans:focus{outline:0} #clic::before{content:"> "} #clic::after{content:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E") / "suite"}</style><script src="/jquery-3.4.1.min.js"></script>`,
  'Bonne page',
);

let site: StaticServer;
let pool: VisitPool;
let outcome: VisitOutcome;

beforeAll(async () => {
  site = await startStaticServer({
    '/': (_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'set-cookie': ['entete=1; Path=/; HttpOnly; SameSite=Lax', 'deux=2; Max-Age=60'],
      });
      response.end(goodPage);
    },
    '/vers-accueil': (_request, response) => response.writeHead(301, { location: '/' }).end(),
    '/objet': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>x</title><a href="/a">A</a>'),
    '/style.css': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/css' }).end('b{color:#333}'),
    '/image.svg': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'),
    '/jquery-3.4.1.min.js': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('/*! jQuery v3.4.1 */window.jQuery={fn:{jquery:"3.4.1"}}'),
    '/api.json': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  });
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
  outcome = await visited();
});
const visited = () =>
  pool.visit(
    {
      url: `${site.origin}/vers-accueil`,
      isHome: true,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      deadlineMs: 90_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

function artifacts(of = outcome): PageShapes {
  if (of.kind !== 'page' || !of.artifacts) throw new Error(JSON.stringify(of));
  return allGathered(of.artifacts);
}
const node = (test: (node: PageShapes['dom']['nodes'][number]) => boolean) =>
  artifacts().dom.nodes.find(test);

describe('one visit of a good page', () => {
  test('fills every artifact', () => {
    for (const [name, value] of Object.entries(artifacts()))
      expect(isArtifactError(value) ? value : name).toBe(name);
    expect(outcome).toMatchObject({ kind: 'page', summary: { status: 200, title: 'Bonne page' } });
    expect(pool.browserVersion()).toMatch(/^Chromium \d+\./);
  });

  test('tells the answer, its redirects and the source', () => {
    const { mainResponse, source, page: identity } = artifacts();
    expect(mainResponse).toMatchObject({ status: 200, mimeType: 'text/html', url: `${site.origin}/` });
    expect(mainResponse.redirects).toMatchObject([{ url: `${site.origin}/vers-accueil`, status: 301 }]);
    expect(source).toMatchObject({ html: goodPage, charset: 'utf-8', truncated: false });
    expect(identity).toMatchObject({ requestedUrl: `${site.origin}/vers-accueil`, url: `${site.origin}/` });
  });

  test('records the traffic of the load and no more', () => {
    const { requests } = artifacts();
    const byPath = new Map(requests.map((request) => [new URL(request.url).pathname, request]));
    expect(byPath.get('/style.css')).toMatchObject({
      resourceType: 'stylesheet',
      status: 200,
      mimeType: 'text/css',
    });
    expect(byPath.get('/api.json')).toMatchObject({ resourceType: 'fetch', initiatorUrl: `${site.origin}/` });
    expect(byPath.get('/absente.png')).toMatchObject({ resourceType: 'image', status: 404 });
    expect(byPath.get('/')).toMatchObject({ isMainDocument: true, bodyBytes: Buffer.byteLength(goodPage) });
    // Chromium’s own error page, some 230 kB, is nothing the site sends.
    expect(byPath.get('/cadre')).toMatchObject({ transferBytes: 0, bodyBytes: 0 });
    expect(byPath.get('/vers-accueil')).toMatchObject({ redirectedTo: `${site.origin}/` });
    const agent = byPath.get('/')?.requestHeaders.find(({ name }) => name === 'user-agent')?.value ?? '';
    expect(agent).toContain('Constat/');
    expect(agent).not.toMatch(/bot|crawl|spider|headless/i);
  });

  test('sees cookies with their real lifetimes, storage, console, windows and permissions', () => {
    const { cookies, storage, consoleMessages, popups, permissionRequests } = artifacts();
    expect(cookies).toMatchObject([
      { name: 'entete', source: 'header', httpOnly: true, sameSite: 'Lax', lifetimeSeconds: null },
      { name: 'deux', lifetimeSeconds: 60 },
      { name: 'long', source: 'document.cookie', lifetimeSeconds: 94_608_000, thirdParty: false },
    ]);
    expect(storage).toEqual([{ area: 'local', origin: site.origin, key: 'direct', value: 'oui' }]);
    expect(consoleMessages).toContainEqual(expect.objectContaining({ level: 'error', text: 'plainte' }));
    expect(popups).toEqual([`${site.origin}/pub`]);
    expect(permissionRequests).toEqual(['geolocation']);
    expect(site.hits).not.toContain('/pub');
  });

  test('reads the document: roles, names, state, frames, shadow trees, listeners', () => {
    expect(node(({ tag }) => tag === 'a')).toMatchObject({
      role: 'link',
      name: 'un lien',
      url: `${site.origin}/autre`,
    });
    expect(node(({ attributes }) => attributes.name === 'ancre')).toMatchObject({
      focusable: false,
      tabbable: false,
    });
    expect(node(({ tag }) => tag === 'input')).toMatchObject({
      role: 'textbox',
      name: 'Nom',
      field: { type: 'text', required: true, value: 'défaut' },
      tabbable: true,
    });
    expect(node(({ tag }) => tag === 'img')).toMatchObject({
      role: 'img',
      image: { naturalWidth: 40, naturalHeight: 30, complete: true },
    });
    const paragraph = node(({ tag }) => tag === 'p');
    expect(paragraph && textOf(artifacts().dom, paragraph)).toBe('Du texte et un lien.');
    expect(node(({ inShadow }) => inShadow)).toMatchObject({ tag: 'button', name: 'Ombre' });
    expect(node(({ document, tag }) => document === 1 && tag === 'p')).toMatchObject({
      ownText: 'dans le cadre',
    });
    expect(node(({ attributes }) => attributes.id === 'clic')).toMatchObject({
      listeners: ['click'],
      before: '> ',
      after: ' ',
    });
    expect(node(({ ownText }) => ownText === 'caché')).toMatchObject({
      visible: false,
      exposed: false,
      box: null,
    });
    expect(node(({ ownText }) => ownText === 'tu')).toMatchObject({
      visible: true,
      exposed: false,
      role: '',
    });
    expect(node(({ tag }) => tag === 'path')).toBeUndefined();
    expect(artifacts().dom.viewport).toEqual({ width: 412, height: 823 });
    expect(artifacts().dom.nodes.every(({ index, parent }) => parent < index)).toBe(true);
  });

  test('axe speaks French and names the nodes; Lighthouse gives a score', () => {
    const { axe, lighthouse, dom } = artifacts();
    const label = [...axe.violations, ...axe.incomplete].flatMap(({ nodes }) => nodes);
    expect(axe.passes.length).toBeGreaterThan(3);
    const asked: readonly string[] = axeRunOptions.runOnly.values;
    expect([...axe.passes, ...axe.inapplicable].filter((id) => !asked.includes(id))).toEqual([]);
    for (const { node: index, selector } of label)
      if (index !== null) expect(dom.nodes[index], selector).toBeDefined();
    expect(lighthouse.score).toBeGreaterThan(50);
    expect(lighthouse.metrics?.largestContentfulPaintMs).toBeGreaterThan(0);
    expect(lighthouse.audits['speed-index']?.displayValue).toMatch(/^\d+,\d\ss$/);
  });

  test('finds libraries, style sheets, the banner, invisible focus, and takes a picture', async () => {
    const { libraries, stylesheets, consentBanner, keyboard, page: identity } = artifacts();
    expect(libraries).toMatchObject([{ name: 'jquery', version: '3.4.1' }]);
    expect(stylesheets.map(({ inline, media }) => [inline, media])).toEqual([
      [true, 'print'],
      [false, ''],
      [true, ''],
    ]);
    expect(consentBanner).toMatchObject({ found: true, selector: '#bandeau', prechecked: ['Publicité'] });
    expect(consentBanner.folded).toBe('Google Tag Manager En savoir plus');
    expect(consentBanner.buttons.map(({ kind }) => kind)).toEqual(['accept', 'settings']);
    const invisible = (keys: PageShapes['keyboard']) =>
      keys?.steps.filter(({ focusVisible }) => !focusVisible).map(({ selector }) => selector) ?? [];
    // A busy machine leaves out what it could not picture; it is asked once more.
    const again = invisible(keyboard).length === 0 ? artifacts(await visited()).keyboard : keyboard;
    expect(invisible(again), JSON.stringify([keyboard, again])).toEqual(['#sans']);
    expect(keyboard?.trap).toBeNull();
    expect(identity.screenshot).toMatchObject({ width: 412 });
    expect(outcome.kind === 'page' && outcome.screenshot?.bytes.length).toBeGreaterThan(500);
  });

  test('keeps how the home page appeared, each frame with its picture', () => {
    if (outcome.kind !== 'page') throw new Error(JSON.stringify(outcome));
    const { film, performanceScore } = outcome.summary;
    // A load that a busy machine slowed down is not shown.
    if (performanceScore === null) return expect(film).toBeUndefined();
    const times = film?.frames.map(({ atMs }) => atMs) ?? [];
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(film?.width).toBeGreaterThan(100);
    const pictures = new Map(outcome.frames?.map(({ key, bytes }) => [key, bytes]));
    for (const { key } of film?.frames ?? [])
      expect(Buffer.from(pictures.get(key) ?? []).toString('latin1', 0, 2)).toBe('\xff\xd8');
  });
});
