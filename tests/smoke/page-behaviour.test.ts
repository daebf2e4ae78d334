import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InteractionPart, Interactions, PageShapes, PageView } from '#engine/artifacts.ts';
import { refusedFiles } from '#engine/derive/http/refused-files.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { gathered } from '#tests/support/gathered.ts';
import { gifOf } from '#tests/support/image-bytes.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { page, type Route, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const image =
  (bytes: Buffer): Route =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'image/gif' }).end(bytes);
const keyframes =
  '@keyframes f{0%{background-color:#000}50%{background-color:#fff}100%{background-color:#000}}@keyframes o{from{opacity:1}to{opacity:0}}';
const block = 'display:block;width:400px;height:200px';

/** A link in sight, one behind a bar at the bottom of the window, one that sticks out from behind it. */
const covered = (look: string) =>
  `<style>a{position:absolute;left:20px;display:block;height:30px;width:120px}</style>
   <a id="vu" href="/1" style="top:100px">Vu</a><a id="cache" href="/2" style="top:700px">Caché</a>
   <a id="depasse" href="/3" style="top:580px;height:60px">Dépasse</a><div style="height:3000px"></div>
   <div id="barre" style="position:fixed;left:0;right:0;bottom:0;height:223px;color:#fff;${look}"><p>Nos horaires</p></div>`;

/** Buttons of a header that put one text in the place of another, and one that unfolds a list. */
const exchanged = page(
  `<header><button id="clair">Version courte</button><button id="anglais">Site anglais</button><button id="plus" class="plus">Rubriques</button>
     <ul id="liste" hidden><li><a href="/1">Horaires</a></li><li><a href="/2">Accès</a></li></ul></header>
   <main><h1>Bienvenue</h1><div id="texte"><p>Le café ouvre à huit heures.</p></div></main>
   <script>const put = (words) => { const p = document.createElement('p'); p.textContent = words; texte.replaceChildren(p); };
     clair.onclick = () => put('Ouvert dès 8 h.');
     anglais.onclick = () => { document.documentElement.lang = 'en'; document.querySelector('h1').firstChild.data = 'Welcome';
       texte.insertAdjacentHTML('beforeend', '<p>We open at eight.</p>'); };
     plus.onclick = () => { liste.hidden = !liste.hidden; };</script>`,
);

/** Menus and windows that no role announces: opened by a block, by a box that styles watch, by links that lead nowhere. */
const madeByHand = page(
  `<div class="burger" style="width:40px;height:30px;cursor:pointer" onclick="un.classList.toggle('ouvert')"><span>≡</span></div>
   <nav id="un" class="clos"><a href="/a">Piscine</a></nav>
   <label for="nav-toggle" style="cursor:pointer">☰</label><input type="checkbox" id="nav-toggle" hidden>
   <nav id="deux" class="clos"><a href="/b">Horaires</a></nav>
   <a href="#" class="open-lightbox" onclick="trois.classList.toggle('ouvert');return false">Agrandir</a>
   <div id="trois" class="clos"><p>Le plan de la ville</p></div>
   <button class="toggle" onclick="quatre.classList.toggle('ouvert');textContent=textContent==='Lire la suite'?'Replier':'Lire la suite'">Lire la suite</button>
   <div id="quatre" class="clos"><p>Fermé le lundi</p></div>
   <div class="menu-toggle" style="cursor:pointer"><a href="/c">Accueil</a></div>
   <a href="#haut" class="nav-link">Haut</a><a href="#" class="nav-link">Tarifs</a><div class="menu">Menu du jour</div>`,
  '<style>.clos{display:none}.ouvert,#nav-toggle:checked~#deux{display:block}</style>',
);

const sheet = 'p{color:#111}';

const routes: Readonly<Record<string, Route>> = {
  '/echange': exchanged,
  '/faits-main': madeByHand,
  '/composant': page(
    `<button onclick="menu.hidden = !menu.hidden">Rubriques</button>
     <mon-menu id="menu" hidden><template shadowrootmode="open"><nav><a href="/a">Piscine</a></nav><slot></slot></template><p>Fermé</p></mon-menu>`,
    '<style>mon-menu:not([hidden]){display:block}</style>',
  ),
  '/flash.gif': image(gifOf([0, 1], { delayMs: 100, width: 200, height: 150 })),
  '/calm.gif': image(gifOf([0, 1], { delayMs: 1_000, width: 200, height: 150 })),
  '/still.gif': image(gifOf([1], { delayMs: 0, width: 200, height: 150 })),
  '/images': page(
    '<img src="/flash.gif" alt=""><img src="/calm.gif" alt=""><img src="/still.gif" alt=""><img src="/flash.gif?mini" width="20" alt="">',
  ),
  '/clignote': page(
    `<p id="a" style="${block};animation:f .2s infinite">A</p><p id="b" style="${block};background:#fff;animation:o .1s infinite alternate">B</p>
     <p style="${block};animation:f 2s infinite">Lent</p><p style="width:20px;height:20px;animation:f .2s infinite">Petit</p>
     <p style="${block};animation:f .2s 2">Bref</p>`,
    `<style>${keyframes}body{background:#000;color:#fff}</style>`,
  ),
  '/bouge': page(
    `<p id="a" class="m">Livraison offerte</p><p id="b" class="m calme">Nouveautés</p><p class="m bref">Bienvenue</p>`,
    `<style>@keyframes g{to{transform:translateX(40px)}}.m{width:300px;height:60px;animation:g 3s infinite alternate}
     .bref{animation-iteration-count:1}@media (prefers-reduced-motion:reduce){.calme{animation:none}}</style>`,
  ),
  '/sans-fin': page(
    `<div id="l">${'<p style="height:300px">Article</p>'.repeat(6)}</div><script>
      let busy = false;
      addEventListener('scroll', async () => {
        if (busy || scrollY + innerHeight < document.documentElement.scrollHeight - 50) return;
        busy = true;
        await fetch('/suite');
        l.insertAdjacentHTML('beforeend', '<p style="height:300px">Article</p>'.repeat(12));
        busy = false;
      });
    </script>`,
  ),
  '/suite': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  '/saute': page(
    `<div style="height:1500px">Haut</div><div id="place"></div><p id="bas" style="height:300px;background:#eee">Bas</p><div style="height:1000px">Fin</div><style>body{overflow-anchor:none}</style><script>
      new IntersectionObserver(([entry], observer) => {
        if (!entry.isIntersecting) return;
        observer.disconnect();
        place.style.height = '280px';
      }).observe(bas);
    </script>`,
  ),
  '/barre': page(covered('background:#333')),
  '/barre-claire': page(covered('background:rgb(51 51 51 / 40%)')),
  '/barre-defile': page(covered('background:#333;position:absolute')),
  '/suggere': page(
    `<form role="search" action="/r"><label>Rechercher <input type="search" name="q"></label></form><script>
      document.querySelector('input').addEventListener('input', (event) => {
        fetch('/suggestions?q=' + event.target.value); fetch('/mesure?e=touche');
      });
    </script>`,
  ),
  '/suggere-sobre': page(
    `<form role="search" action="/r"><label>Rechercher <input type="search" name="q"></label></form><script>
      let timer;
      document.querySelector('input').addEventListener('input', (event) => {
        clearTimeout(timer);
        timer = setTimeout(() => fetch('/suggestions?q=' + event.target.value), 300);
      });
    </script>`,
  ),
  '/suggestions': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  '/erreur-non': page(
    `<form id="f" novalidate action="/envoi" method="post" target="_blank">
      <p><label>Nom * <input name="nom" required></label> <span class="e"></span></p><button>Envoyer</button></form>
     <script>
      const worker = new Worker('/travail.js');
      f.addEventListener('submit', (event) => {
        event.preventDefault();
        document.querySelector('.e').textContent = 'Ce champ est obligatoire';
        worker.postMessage('envoi');
        for (const leak of [() => navigator.sendBeacon('/envoi-balise', 'x'), () => fetch('/envoi-lu'), () => new Image().src = '/envoi-image',
          () => fetch('/envoi-gardé', { method: 'POST', keepalive: true, body: 'x' }), () => window.open('/envoi-fenetre')]) leak();
      });
    </script>`,
  ),
  '/travail.js': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(`onmessage = () => fetch('/envoi-travail'); setInterval(() => fetch('/horloge'), 500);`),
  '/erreur-oui': page(
    `<form id="f" novalidate action="/envoi" method="post">
      <p><label>Nom * <input id="n" name="nom" required aria-describedby="m"></label> <span id="m"></span></p><button>Envoyer</button></form>
     <script>f.addEventListener('submit', (event) => {
        event.preventDefault(); n.setAttribute('aria-invalid', 'true'); m.textContent = 'Indiquez votre nom : ce champ est obligatoire';
     });</script>`,
  ),
  '/erreur-navigateur': page(
    '<form action="/envoi" method="post"><label>Courriel <input type="email" name="c" required></label><button>Envoyer</button></form>',
  ),
  '/erreur-serveur': page(
    '<form action="/envoi" method="get"><label>Nom (obligatoire) <input name="n"></label><button>Envoyer</button></form>',
  ),
  '/film': page(
    `<video id="v" muted style="width:300px"></video><video src="/absent.mp4" preload="none"></video><script>
      const c = document.createElement('canvas'); c.width = 1280; c.height = 720; c.getContext('2d').fillRect(0, 0, 9, 9);
      v.srcObject = c.captureStream(5); v.play();
    </script>`,
  ),
  '/part': page(
    '<h1>Ici</h1><p>Texte</p><img src="/still.gif"><script>addEventListener("load", () => setInterval(() => { location.href = "/ailleurs"; }, 4_500));</script>',
  ),
  '/recharge': page(
    '<h1>Ici</h1><p>Texte</p><img src="/still.gif"><script>addEventListener("load", () => setInterval(() => location.reload(), 4_500));</script>',
    '<meta http-equiv="refresh" content="6;url=/ailleurs">',
  ),
  '/ailleurs': page('<h1>Ailleurs</h1>'),
  '/boutons': page(
    `<header><button class="burger" id="mort">Menu</button><button class="toggle" id="vif">Rubriques</button>
       <button class="drawer" id="lent">Sommaire</button></header><ul id="liste" hidden><li><a href="/1">Horaires</a></li></ul>
     <script>vif.onclick = () => { liste.hidden = !liste.hidden; };
       lent.onclick = () => setTimeout(() => { lent.dataset.ouvert = 'oui'; }, 100);</script>`,
  ),
  '/boutons-styles': page(
    `<header><div class="f"><button class="toggle" id="foyer">Rubriques</button><ul><li><a href="/1">Horaires</a></li></ul></div>
       <p class="s"><button class="drawer" id="survol">Sommaire</button><span><a href="/2">Tarifs</a></span></p>
       <nav><button class="burger" id="infobulle">Menu</button><span role="tooltip">Le menu</span></nav></header>`,
    `<style>header{height:200px}ul,.s span,[role=tooltip]{visibility:hidden}.f:focus-within ul,.s:hover span,#infobulle:focus+span{visibility:visible}</style>`,
  ),
  '/boutons-vains': page(
    `<header><button id="vain" aria-expanded="false" aria-controls="nulle-part">Services</button>
       <button id="plein" aria-expanded="false">Horaires</button><ul id="liste" hidden><li><a href="/1">Lundi</a></li></ul></header>
     <script>vain.onclick = () => vain.setAttribute('aria-expanded', 'true');
       plein.onclick = () => { plein.setAttribute('aria-expanded', 'true'); setTimeout(() => { liste.hidden = false; }, 100); };</script>`,
  ),
  '/deborde': page('<p style="width:700px">Un tableau des horaires plus large que le téléphone</p>'),
  '/deborde-ancien': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<title>x</title><meta name="viewport" content="width=device-width"><p style="width:700px">Texte'),
  '/sans-script': page('<p>Texte</p><iframe srcdoc="<p>Cadre</p>" title="Cadre"></iframe>'),
  '/delegue': page(
    `<p>Texte</p><div id="h"></div><script>
      document.addEventListener('click', () => undefined);
      addEventListener('keydown', () => undefined);
      h.attachShadow({ mode: 'open' }).addEventListener('pointerdown', () => undefined);
      document.currentScript.remove();
    </script>`,
  ),
  '/empreinte': page(
    `<script src="/fp.js"></script><script>
      const c = document.createElement('canvas'), x = c.getContext('2d');
      x.fillText('\u{1F600}', 2, 10); x.getImageData(0, 0, 8, 8);
    </script>`,
  ),
  '/fp.js': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`
      const canvas = document.createElement('canvas'), pen = canvas.getContext('2d');
      pen.fillText('Portez ce vieux whisky', 2, 10);
      canvas.toDataURL();
      for (let i = 0; i < 60; i++) { pen.font = '12px Police' + i; pen.measureText('mm'); }
      new OfflineAudioContext(1, 44100, 44100).startRendering();`),
  '/integrite': page(
    '<p>Texte</p><script src="/perdu.js" integrity="sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="></script>',
    ['/icones.css', '/fidele.css']
      .map((path) => {
        const digest = createHash('sha256')
          .update(path === '/fidele.css' ? sheet : 'autre')
          .digest('base64');
        return `<link rel="stylesheet" href="${path}" integrity="sha256-${digest}">`;
      })
      .join(''),
  ),
  '/icones.css': (_, response) => response.writeHead(200, { 'content-type': 'text/css' }).end(sheet),
  '/fidele.css': (_, response) => response.writeHead(200, { 'content-type': 'text/css' }).end(sheet),
};

let site: StaticServer;
let pool: VisitPool;
beforeAll(async () => {
  site = await startStaticServer(routes);
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

/** One artifact of a page: it alone is gathered, with what it is made from; of its interactions, one part. */
async function look<Id extends keyof PageShapes>(
  id: Id,
  path: string,
  isHome = false,
  part?: InteractionPart,
): Promise<PageShapes[Id]> {
  const outcome = await pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      moves: part !== undefined,
      only: { rules: [], artifacts: [id], ...(part && { moves: [part] }) },
      deadlineMs: 90_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome).slice(0, 500));
  const artifact: unknown = outcome.artifacts[id];
  return gathered(artifact) as PageShapes[Id];
}
async function see<Part extends InteractionPart>(path: string, part: Part): Promise<Interactions[Part]> {
  const moves = await look('moves', path, false, part);
  if (!moves) throw new Error(JSON.stringify(moves));
  return moves[part];
}

describe('what moves by its nature', () => {
  test('animated images are told from still ones, and those that flash from calm ones', async () => {
    const animations = await look('animations', '/images');
    const images = [...animations.images].sort((a, b) => a.url.localeCompare(b.url));
    expect(images).toMatchObject([
      { url: `${site.origin}/calm.gif`, frames: 2, durationSeconds: 2, plays: null, flashingShare: 0 },
      { url: `${site.origin}/flash.gif`, frames: 2, durationSeconds: 0.2, plays: null, flashingShare: 1 },
    ]);
    expect(animations.flashing).toEqual([]);
  });

  testOfAll('large blocks that alternate fast, not slow, small or short ones', async () => {
    const { flashing } = await look('animations', '/clignote');
    expect(flashing).toMatchObject([
      { selector: '#a', property: 'background-color', flashesPerSecond: 5, luminanceChange: 1 },
      { selector: '#b', property: 'opacity', flashesPerSecond: 5, luminanceChange: 1 },
    ]);
  });

  testOfAll(
    'what styles move for ever on a page that is not driven, and what of it stops on request',
    async () => {
      const { motion } = await look('animations', '/bouge');
      expect(motion?.autoMotion).toMatchObject([
        { selector: '#a', durationSeconds: null, holdsContent: true, stopsWhenReduced: false },
        { selector: '#b', durationSeconds: null, holdsContent: true, stopsWhenReduced: true },
      ]);
      expect(motion?.reducedMotion).toMatchObject({
        running: 2,
        runningReduced: 1,
        elements: [{ selector: '#a' }],
      });
    },
  );
});

testOfAll(
  'ways of telling browsers apart are noted with their script; drawing an emoji is none of them',
  async () => {
    const fingerprinting = await look('fingerprinting', '/empreinte');
    const script = `${site.origin}/fp.js`;
    expect(fingerprinting).toEqual([
      { api: 'canvas', script },
      { api: 'fonts', script },
      { api: 'audio', script },
    ]);
  },
);

describe('the page scrolled to its end', () => {
  test('one that goes on for ever is followed three times', async () => {
    const scroll = await see('/sans-fin', 'scroll');
    expect(scroll?.ends.map(({ requests }) => requests > 0)).toEqual([true, true, true, false]);
    const [first = 0, second = 0] = scroll?.ends.map(({ height }) => height) ?? [];
    expect(second).toBeGreaterThan(first * 1.3);
    expect(scroll?.score).toBe(0);
  });

  testOfAll('what jumps on the way is named', async () => {
    const scroll = await see('/saute', 'scroll');
    expect(scroll?.score).toBeGreaterThan(0.1);
    expect(scroll?.elements.map(({ selector }) => selector)).toContain('#bas');
  });
});

testOfAll('a search field that asks at each letter is told from one that waits', async () => {
  const greedy = await see('/suggere', 'typing');
  expect(greedy?.requests.map(({ url }) => new URL(url).search)).toEqual(['?q=p', '?q=pa', '?q=par']);
  const sober = await see('/suggere-sobre', 'typing');
  expect(sober).toMatchObject({ field: { selector: expect.any(String) } });
  expect(sober?.requests.filter(({ afterLetters }) => afterLetters < 3)).toEqual([]);
});

describe('a form sent with wrong input', () => {
  test('says which messages belong to a field, and nothing leaves by any way', async () => {
    const loose = await see('/erreur-non', 'formErrors');
    expect(loose).toMatchObject([
      { requiredFields: 1, native: false, messages: [{ text: 'Ce champ est obligatoire', linked: false }] },
    ]);
    const linked = await see('/erreur-oui', 'formErrors');
    expect(linked).toMatchObject([{ markedInvalid: 1, sent: false, messages: [{ linked: true }] }]);
  });

  testOfAll('the browser’s own messages, and errors left to the server, are told apart', async () => {
    expect(await see('/erreur-navigateur', 'formErrors')).toMatchObject([
      { native: true, invalidFields: 1, messages: [], sent: false },
    ]);
    expect(await see('/erreur-serveur', 'formErrors')).toMatchObject([
      { native: false, messages: [], sent: true },
    ]);
  });

  test('not one request came to the server', () => {
    expect(site.hits.filter((path) => path.includes('envoi'))).toEqual([]);
  });
});

test('a page that leaves or reloads once it is loaded is judged as it stands', async () => {
  // Both leave in the same moment: one is visited whole, the other for what is looked at.
  const asked = { rules: [], artifacts: ['dom', 'requests', 'axe', 'moves'] };
  for (const [path, only] of [['/part'], ['/recharge', asked]] as const) {
    const before = site.hits.length;
    const outcome = await pool.visit(
      {
        url: `${site.origin}${path}`,
        isHome: true,
        device: 'mobile',
        siteDomain: '127.0.0.1',
        moves: true,
        ...(only && { only }),
        deadlineMs: 90_000,
        keepArtifacts: true,
      },
      new AbortController().signal,
    );
    if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome).slice(0, 500));
    const { page: seen, axe, dom, moves, requests } = outcome.artifacts;
    expect(seen.url).toBe(`${site.origin}${path}`);
    expect(gathered(dom).text).toContain('Ici');
    expect(JSON.stringify(gathered(axe))).toContain('image-alt');
    expect(Object.values(gathered(moves) ?? {})).not.toContain(null);
    const documents = gathered(requests).filter(({ url }) => /ailleurs|recharge|part/.test(url));
    expect(documents.map(({ status }) => status)).toEqual([200]);
    expect(site.hits.slice(before).filter((hit) => /^\/(?:ailleurs|part|recharge)/.test(hit))).toEqual([
      path,
    ]);
  }
});

testOfAll(
  'a link that a fixed bar hides wholly as it gets the focus is told from one that is seen',
  async () => {
    const coversOf = async (path: string) => {
      const keyboard = await look('keyboard', path, true);
      return (keyboard?.steps ?? []).map(({ selector, coveredBy }) => [selector, coveredBy?.selector ?? '']);
    };
    const links = ['#vu', '#cache', '#depasse'];
    expect(await coversOf('/barre')).toEqual(links.map((id) => [id, id === '#cache' ? '#barre' : '']));
    for (const path of ['/barre-claire', '/barre-defile'])
      expect(await coversOf(path)).toEqual(links.map((id) => [id, '']));
  },
);

testOfAll(
  'a button whose code alone unfolds is pressed, and a component that opens is read with its shadow tree',
  async () => {
    const [own] = await look('views', '/composant');
    const [part] = own?.parts ?? [];
    expect([own?.parts.length, part?.name]).toEqual([1, 'Rubriques']);
    const tags = (part?.nodes ?? []).map((index) => own?.dom.nodes[index]?.tag);
    expect(tags).toEqual(['mon-menu', 'nav', 'a', 'slot', 'p']);
  },
);

testOfAll(
  'handlers on the window, documents and shadow roots are known, and a page without scripts has none',
  async () => {
    expect((await look('dom', '/sans-script')).globalListeners).toEqual([]);
    const { globalListeners } = await look('dom', '/delegue');
    expect([...(globalListeners ?? [])].sort()).toEqual(['click', 'keydown', 'pointerdown']);
  },
);

testOfAll('the window of a telephone is as wide as it is, whatever goes past it', async () => {
  const fitting = await look('dom', '/sans-script');
  for (const path of ['/deborde', '/deborde-ancien']) {
    const { viewport, page: size } = await look('dom', path);
    expect([path, viewport]).toEqual([path, fitting.viewport]);
    expect(size.width).toBeGreaterThanOrEqual(700);
  }
});

test('a button that nothing answers is told from those that answer, at once or soon', async () => {
  const views = await look('views', '/boutons');
  const deaf = views.map(({ dom, deaf }) => (deaf ?? []).map((index) => dom.nodes[index]?.attributes.id));
  expect(deaf[0]).toEqual(['mort']);
  expect(deaf.flat()).not.toContain('vif');
  expect(deaf.flat()).not.toContain('lent');
});

testOfAll('a button that only says it is open is told from one that opens', async () => {
  const views = await look('views', '/boutons-vains');
  const hollow = views.map(({ dom, hollow }) =>
    (hollow ?? []).map((index) => dom.nodes[index]?.attributes.id),
  );
  expect(hollow[0]).toEqual(['vain']);
  expect(views.flatMap(({ deaf }) => deaf ?? [])).toEqual([]);
});

testOfAll(
  'a button whose menu styles show by the focus or the pointer is no dead one; one with a tooltip alone is',
  async () => {
    const views = await look('views', '/boutons-styles');
    const deaf = views.map(({ dom, deaf }) => (deaf ?? []).map((index) => dom.nodes[index]?.attributes.id));
    expect(deaf[0]).toEqual(['infobulle']);
  },
);

testOfAll('the definition of a film is known once it has come', async () => {
  const dom = await look('dom', '/film');
  const films = dom.nodes.flatMap(({ media }) => (media ? [media] : []));
  expect(films).toMatchObject([{ videoWidth: 1_280, videoHeight: 720 }, { paused: true }]);
  expect(films[1]).not.toHaveProperty('videoWidth');
});

testOfAll('a text that takes the place of another unfolds nothing, and comes back', async () => {
  const views = await look('views', '/echange');
  expect(views.map(({ device }) => device)).toEqual(['mobile', 'desktop']);
  expect(views.flatMap(({ parts }) => parts.map(({ name }) => name))).toEqual(['Rubriques']);
  for (const { dom } of views) {
    expect(dom.nodes.find(({ tag }) => tag === 'html')?.attributes.lang).toBe('fr');
    const shown = dom.nodes.filter(({ tag, visible }) => visible && /^(?:h1|p)$/.test(tag));
    expect(shown.map(({ ownText }) => ownText)).toEqual([
      'Page de test',
      'Bienvenue',
      'Le café ouvre à huit heures.',
    ]);
  }
});

testOfAll(
  'what opens a menu or a window without saying so is pressed, and what is only called so is not',
  async () => {
    const [own] = await look('views', '/faits-main');
    const { dom, parts, unopened } = own as PageView;
    const textOf = (nodes: readonly number[]) => nodes.map((index) => dom.nodes[index]?.ownText).join(' ');
    expect(parts.map(({ nodes }) => textOf(nodes).trim())).toEqual([
      'Piscine',
      'Horaires',
      'Le plan de la ville',
      'Fermé le lundi',
    ]);
    expect(parts.map(({ openerNode }) => dom.nodes[openerNode]?.tag)).toEqual([
      'div',
      'label',
      'a',
      'button',
    ]);
    expect(parts.map(({ renamed }) => renamed ?? false)).toEqual([false, false, false, true]);
    // A link that leads nowhere might open something.
    expect(unopened).toBe(1);
  },
);

test('a sheet refused for its digest is told from a faithful one, and from a script that is not there', async () => {
  const messages = await look('consoleMessages', '/integrite');
  const requests = await look('requests', '/integrite');
  expect(refusedFiles(messages, requests)).toEqual([
    { url: `${site.origin}/icones.css`, how: 'other', isNeeded: true },
  ]);
});
