import { afterAll, beforeAll, expect, test } from 'vitest';
import { isArtifactError, type PageArtifacts } from '#engine/artifacts.ts';
import type { VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const menu = (id: string) =>
  `<div class="m" id="${id}"><a href="/${id}">Rubrique ${id}</a><div class="sub"><a href="/s">Sous-rubrique</a></div></div>`;
const pages: Readonly<Record<string, string>> = {
  '/grain': page(
    `<canvas id="toile" width="380" height="300"></canvas><p><a href="/n" id="nu">Sans rien</a></p>
     <script>const drawn=toile.getContext('2d');
       (function paint(){const grain=drawn.createImageData(380,300);
         for(let at=0;at<grain.data.length;at+=1)grain.data[at]=at%4===3?255:Math.random()*255;
         drawn.putImageData(grain,0,0);requestAnimationFrame(paint)})()</script>`,
    `<style>#toile{position:absolute;left:0;top:0;z-index:-1}a{outline:none;font-size:24px}a:focus{outline:none}</style>`,
  ),
  '/tard': page(
    `<p><a href="/n" id="rien">Rien ne change</a></p><p><a href="/n" id="tard">Un trait vient plus tard</a></p>
     <script>const line=(width)=>setTimeout(()=>document.getElementById('trait').style.width=width,150);
       tard.onfocus=()=>line('90px');tard.onblur=()=>line('0')</script><div id="trait"></div>`,
    `<style>a{outline:none}#trait{height:4px;margin-top:-14px;background:#000;width:0}</style>`,
  ),
  '/menus': page(
    `${menu('relie')}${menu('coupe')}`,
    `<style>.m{position:relative;width:200px;margin-bottom:120px}.m>a{display:block}
      .sub{position:absolute;top:calc(100% + 16px);padding:8px;background:#fff;visibility:hidden}
      #relie .sub{transition:visibility .4s}.m:hover .sub{visibility:visible}</style>`,
  ),
  '/saisie': page(
    `<form action="/e" novalidate id="f"><p><label>Pays <select name="p" required><option value=""></option><option>France</option></select></label></p>
       <p><label for="v">Ville *</label><select id="v" name="v" required><option value=""></option><option>Vey</option></select></p>
       <p><label for="n">Nom</label><input id="n" name="n" required></p><button>Envoyer</button></form>
     <script>f.onsubmit=(event)=>{event.preventDefault();
       for(const field of f.querySelectorAll('select,input')){const said=document.createElement('p');said.className='erreur';
         said.textContent=field.name==='n'?'Le nom est obligatoire':field.validationMessage;field.closest('p').after(said)}}</script>`,
  ),
  // Speaks when a field is left; a hint is drawn again each time, with the words of the messages.
  '/saisie-sortie': page(
    `<form action="/e" novalidate id="f"><div id="aide"><p class="help-block">Ce champ est obligatoire</p></div>
       <p><label for="n">Nom</label><input id="n" name="n" required><span class="erreur" role="alert"></span></p>
       <p><label for="v">Ville</label><select id="v" name="v" required><option value=""></option><option>Vey</option></select><span class="erreur" role="alert"></span></p>
       <button>Envoyer</button></form>
     <script>const check=(field)=>{field.nextSibling.textContent=field.value?'':'Ce champ est obligatoire';aide.innerHTML=aide.innerHTML+''};
       n.onblur=()=>check(n);f.onsubmit=(event)=>{event.preventDefault();check(n);check(v)}</script>`,
  ),
  // Each slide is hidden from screen readers and reached by Tab while it comes in, once.
  '/defile': page(
    `${Array.from({ length: 200 }, (_, at) => `<div class="vue" aria-hidden="true"><a href="/v${at}" tabindex="-1">Vue ${at}</a></div>`).join('')}
     <div aria-hidden="true"><a href="/p" id="perdu">Perdu</a></div>
     <script>let at=0;const slides=[...document.querySelectorAll('.vue')];const come=()=>{slides[at]?.firstChild.removeAttribute('tabindex');
       slides[at-1]?.setAttribute('aria-hidden','false');at+=1;if(at<=slides.length)setTimeout(come,300)};come()</script>`,
  ),
  '/succes': page(
    `<p>Merci pour votre visite</p><form novalidate id="f"><div id="ok" hidden>Merci ! Votre demande a bien été <b>envoyée</b>.</div>
       <label>Nom <input name="n" required></label><button>Envoyer</button></form>
     <script>f.onsubmit=(event)=>{event.preventDefault();setTimeout(()=>{ok.hidden=false;f.n.disabled=true},900)}</script>`,
  ),
  '/succes-place': page(
    `<section><form novalidate id="f"><label>Nom <input name="n" required></label><button>Envoyer</button></form></section>
     <script>f.onsubmit=(event)=>{event.preventDefault();const p=document.createElement('p');p.textContent='Message envoyé !';f.replaceWith(p)}</script>`,
  ),
  '/succes-boite': page(
    `<form novalidate id="f"><label>Nom <input name="n" required></label><button>Envoyer</button></form>
     <script>f.onsubmit=(event)=>{event.preventDefault();alert('Message envoyé !')}</script>`,
  ),
  '/succes-demande': page(
    `<form novalidate id="f"><label>Nom <input name="n" required></label><button>Envoyer</button></form><p id="ok" role="status"></p>
     <script>f.onsubmit=async(event)=>{event.preventDefault();await fetch('/envoi',{method:'POST'}).catch(()=>0);ok.textContent='Message envoyé !'}</script>`,
  ),
  '/succes-courriel': page(
    `<form novalidate id="f"><label>Nom <input name="n" required></label><button>Envoyer</button></form><p id="ok" role="status"></p>
     <script>f.onsubmit=(event)=>{event.preventDefault();location.href='mailto:a@exemple.fr?body=x';ok.textContent='Message envoyé !'}</script>`,
  ),
  // Their fields are checked; what comes after is what they say of a message that is sound.
  ...Object.fromEntries(
    (
      [
        ['simule', '', '', "wait(1500).then(()=>{ok.textContent='Message envoyé !';f.reset()})"],
        [
          'vide',
          '',
          '',
          "ok.textContent='Message envoyé !';f.reset();const p=document.createElement('p');p.className='erreur';p.textContent='Ce champ est obligatoire';f.n.after(p)",
        ],
        [
          'demande',
          '',
          '',
          "fetch('/envoi',{method:'POST'}).catch(()=>0).then(()=>{ok.textContent='Message envoyé !'})",
        ],
        [
          'apres',
          '',
          '',
          "ok.textContent='Message envoyé !';wait(500).then(()=>fetch('/envoi',{method:'POST'}))",
        ],
        ['adresse', 'action="/envoi"', '', "ok.textContent='Message envoyé !'"],
        [
          'piege',
          '',
          '<p style="position:absolute;left:-9999px"><input name="site"></p>',
          "ok.textContent='Message envoyé !'",
        ],
        ['achat', 'class="paiement"', '', "ok.textContent='Message envoyé !'"],
      ] as const
    ).map(([name, attributes, more, then]) => [
      `/juste-${name}`,
      page(`<form id="f" ${attributes}><label>Nom <input name="n" required></label><label>Courriel <input type="email" name="c" required></label>${more}
         <label>Message <textarea name="m" required></textarea></label><button>Envoyer</button></form><p id="ok" role="status"></p>
       <script>const wait=(ms)=>new Promise((done)=>setTimeout(done,ms));f.onsubmit=(event)=>{event.preventDefault();${then}}</script>`),
    ]),
  ),
  '/sans-mot': page(
    `<form novalidate id="f"><label>Nom <input name="n" required></label><button>Envoyer</button></form><p id="loin">0</p>
     <script>f.onsubmit=(event)=>event.preventDefault();</script>`,
  ),
  '/inactif': page(
    `<form action="/e" id="f" novalidate><input type="submit" style="display:none"><label>Courriel <input type="email" name="c" required></label><label>Ville <input name="v"></label>
       <label><input type="checkbox" name="k"> J’accepte</label><button disabled>Envoyer</button></form>
     <form action="/e" id="g" novalidate><label>Courriel <input type="email" name="c" required></label>
       <label><input type="checkbox" name="k"> J’accepte</label><button disabled>Envoyer</button></form>
     <script>document.addEventListener('click',()=>0);
       const look=()=>setTimeout(()=>{g.querySelector('button').disabled=!(g.c.validity.valid&&g.k.checked)},100);
       g.addEventListener('input',look);g.addEventListener('change',look)</script>`,
  ),
  '/inactif-main': page(
    `<form action="/e" id="f" novalidate><label>Courriel <input type="email" name="c" required></label>
       <div data-sitekey="x"></div><button disabled>Envoyer</button></form>
     <form action="/e" id="g" novalidate><label>Courriel <input type="email" name="m"></label><label>SIRET <input name="s"></label><button disabled>Envoyer</button></form>`,
  ),
  // A film drawn by the page itself: no file that a browser might not be able to read.
  '/film': page(
    `<canvas id="toile" width="90" height="60"></canvas><video id="joue" muted loop></video><video id="attend" muted></video><video id="vain" muted></video>
     <script>const drawn=toile.getContext('2d');setInterval(()=>{drawn.fillStyle='hsl('+performance.now()%360+' 80% 50%)';drawn.fillRect(0,0,90,60)},40);
       joue.srcObject=toile.captureStream(25);joue.play();attend.srcObject=toile.captureStream(25);
       vain.src='/absent.mp4';vain.play().catch(()=>{})</script>`,
  ),
  '/deborde': page(
    `<ul><li id="long">Notes : https://www.exemple.fr/${'adressesanscoupure'.repeat(4)}</li><li>Une ligne</li></ul>
     <pre style="overflow:auto">${'sans-fin'.repeat(30)}</pre><p id="suite">${'Un texte qui passe à la ligne. '.repeat(9)}</p>`,
  ),
  '/tient': page('<p>Un mot</p>'),
  '/images': page(
    `<div class="rang"><img id="tenue" src="/vue.svg" alt="Vue"></div><img id="libre" src="/autre.svg" alt="Autre">`,
    `<style>.rang{display:flex;width:300px}#tenue{flex:0 0 50%;aspect-ratio:3/4;object-fit:cover}#libre{max-width:100%}</style>`,
  ),
  '/images-hors-flux': page(
    `<div class="visionneuse"><img class="cadre" src="" alt=""><button>Fermer</button></div>
     <div class="badge"><img class="cadre" src="/vue.svg?badge" alt="Label"></div>
     <img class="cadre" src="" alt=""><img class="cadre" src="#" alt="">
     <div class="pose"><img class="cadre" src="/vue.svg?pose" alt="Vue"><p>Le texte de la page entière</p></div>
     <img class="cadre" src="/vue.svg?flux" alt="Vue"><img class="cadre" data-src="/vue.svg?plus-tard" alt="Vue">
     <div style="height:9000px"></div><img class="cadre" src="/vue.svg?a=1&b=2" alt="Vue" loading="lazy"><p>Fin</p>`,
    `<style>.cadre{padding:20px}.visionneuse{position:fixed;inset:0;opacity:0;pointer-events:none}.badge{position:absolute;top:0;right:0}.pose{position:absolute;top:600px}</style>`,
  ),
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="teal"/></svg>';

let site: StaticServer;
let pool: VisitPool;
beforeAll(async () => {
  site = await startStaticServer({
    ...Object.fromEntries(
      Object.entries(pages).map(([path, html]) => [
        path,
        (_request, response) =>
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      ]),
    ),
    ...Object.fromEntries(
      ['/vue.svg', '/autre.svg'].map((path) => [
        path,
        (_request, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing),
      ]),
    ),
  });
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

async function gathered<Id extends keyof PageArtifacts>(path: string, ...ids: readonly Id[]) {
  const outcome = await pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome: true,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      moves: true,
      only: { rules: [], artifacts: ids },
      deadlineMs: 60_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );
  const artifacts = outcome.kind === 'page' ? outcome.artifacts : null;
  if (!artifacts) throw new Error(JSON.stringify(outcome).slice(0, 500));
  return artifacts;
}

testOfAll(
  'before what is drawn again at each instant, nothing is told of a focus that nothing shows',
  async () => {
    const { keyboard } = await gathered('/grain', 'keyboard', 'dom');
    if (!keyboard || isArtifactError(keyboard)) throw new Error('no walk');
    const step = keyboard.steps.find(({ selector }) => selector === '#nu');
    expect(step).toMatchObject({ focusVisible: true, changedPixels: -1 });
  },
);

test('what a script shows a while after the focus is seen; nothing is still nothing', async () => {
  const { keyboard } = await gathered('/tard', 'keyboard', 'dom');
  if (!keyboard || isArtifactError(keyboard)) throw new Error('no walk');
  expect(keyboard.steps.map(({ selector, focusVisible }) => [selector, focusVisible])).toEqual([
    ['#rien', false],
    ['#tard', true],
  ]);
});

testOfAll(
  'a menu that waits for the pointer by its transition stays; one that waits for nothing goes',
  async () => {
    const { moves } = await gathered('/menus', 'moves', 'dom', 'stylesheets');
    if (!moves || isArtifactError(moves)) throw new Error('no moves');
    expect(moves.hoverReveal).toMatchObject([
      { trigger: { selector: '#relie' }, staysUnderPointer: true },
      { trigger: { selector: '#coupe' }, staysUnderPointer: false },
    ]);
  },
);

testOfAll(
  'a slide that is read while it comes in is told from what stays hidden from screen readers',
  async () => {
    const { dom, views } = await gathered('/defile', 'dom', 'views', 'axe');
    if (!dom || isArtifactError(dom) || !views || isArtifactError(views)) throw new Error('not read');
    const doms = [dom, ...views.map((view) => view.dom)];
    for (const { nodes } of doms) {
      const stops = nodes.filter(
        (node) => node.tabbable && nodes[node.parent]?.attributes['aria-hidden'] === 'true',
      );
      expect(stops.filter(({ inPassing }) => inPassing)).toHaveLength(1);
      expect(stops.flatMap((node) => (node.inPassing ? [] : [node.attributes.id]))).toEqual(['perdu']);
    }
  },
);

testOfAll('an image whose place a flexible parent and a ratio keep makes nothing jump', async () => {
  const { lighthouse } = await gathered('/images', 'lighthouse');
  if (!lighthouse || isArtifactError(lighthouse)) throw new Error('no load');
  const listed = lighthouse.audits['unsized-images']?.items.map(({ url }) => String(url));
  expect(listed).toEqual([`${site.origin}/autre.svg`]);
});

testOfAll(
  'an image without an address, or out of the flow with nothing written beside it, makes nothing jump',
  async () => {
    const { lighthouse } = await gathered('/images-hors-flux', 'lighthouse');
    if (!lighthouse || isArtifactError(lighthouse)) throw new Error('no load');
    const told = lighthouse.audits['unsized-images']?.items.map(
      ({ snippet }) => /src="([^"]*)"/.exec(String(snippet))?.[1],
    );
    // Beside text it moves that text, wherever the box is; a script that waits keeps the address elsewhere. Code is the page’s.
    expect(told?.toSorted()).toEqual(
      ['/vue.svg?pose', '/vue.svg?flux', '/vue.svg?plus-tard', '/vue.svg?a=1&amp;b=2'].toSorted(),
    );
  },
);

testOfAll('a line that goes past its box says where it ends, on a page that is too wide', async () => {
  const past = async (path: string) => {
    const { dom } = await gathered(path, 'dom');
    if (!dom || isArtifactError(dom)) throw new Error('not read');
    const texts = dom.nodes.filter(({ textRight }) => textRight !== undefined);
    return { width: dom.page.width, texts };
  };
  const { width, texts } = await past('/deborde');
  expect(texts.map(({ tag, attributes }) => attributes.id ?? tag)).toEqual(['long', 'pre']);
  expect(Math.abs((texts[0]?.textRight ?? 0) - width)).toBeLessThan(2);
  expect((await past('/tient')).texts).toEqual([]);
});

test('an error tied to nothing names the field beside it, and whether the browser wrote it', async () => {
  const { moves } = await gathered('/saisie', 'moves', 'dom');
  if (!moves || isArtifactError(moves)) throw new Error('no moves');
  expect(moves.formErrors?.[0]?.messages).toMatchObject([
    { field: 'Pays', ofBrowser: true, linked: false },
    { field: 'Ville', ofBrowser: true, linked: false },
    { text: 'Le nom est obligatoire', field: 'Nom', ofBrowser: false },
  ]);
});

testOfAll(
  'an error said as soon as a field is left is one, and so is the same sentence beside another field',
  async () => {
    const { moves } = await gathered('/saisie-sortie', 'moves', 'dom');
    if (!moves || isArtifactError(moves)) throw new Error('no moves');
    expect(moves.formErrors?.[0]?.messages.map(({ text, field }) => [text, field])).toEqual([
      ['Ce champ est obligatoire', 'Nom'],
      ['Ce champ est obligatoire', 'Ville'],
    ]);
  },
);

testOfAll(
  'what a form answers is read wherever it comes, with what was asked meanwhile by any way',
  async () => {
    const seen: unknown[] = [];
    for (const path of [
      '/succes',
      '/succes-place',
      '/succes-boite',
      '/succes-demande',
      '/succes-courriel',
      '/sans-mot',
    ]) {
      const { moves } = await gathered(path, 'moves', 'dom');
      if (!moves || isArtifactError(moves)) throw new Error('no moves');
      const [form] = moves.formErrors ?? [];
      seen.push([path, form?.answers, form?.asked, form?.sent, form?.form.selector]);
    }
    expect(seen).toEqual([
      ['/succes', ['Merci ! Votre demande a bien été envoyée.'], false, false, '#f'],
      ['/succes-place', ['Message envoyé !'], false, false, '#f'],
      ['/succes-boite', ['Message envoyé !'], false, false, '#f'],
      ['/succes-demande', ['Message envoyé !'], true, true, '#f'],
      ['/succes-courriel', ['Message envoyé !'], true, false, '#f'],
      ['/sans-mot', [], false, false, '#f'],
    ]);
  },
);

test('a form that says nowhere where it sends is filled rightly and sent, unless it may do more or traps robots', async () => {
  const seen: unknown[] = [];
  for (const name of ['simule', 'vide', 'demande', 'apres', 'adresse', 'piege', 'achat']) {
    const { moves } = await gathered(`/juste-${name}`, 'moves', 'dom');
    if (!moves || isArtifactError(moves)) throw new Error('no moves');
    const [form] = moves.formErrors ?? [];
    seen.push([name, form?.native, form?.filled]);
  }
  const said = ['Message envoyé !'];
  expect(seen).toEqual([
    ['simule', true, { answers: said, asked: false, refused: false }],
    ['vide', true, { answers: expect.arrayContaining(said), asked: false, refused: false }],
    ['demande', true, { answers: expect.any(Array), asked: true, refused: false }],
    ['apres', true, { answers: said, asked: true, refused: false }],
    ['adresse', true, null],
    ['piege', true, null],
    ['achat', true, null],
  ]);
  expect(site.hits.filter((path) => path.includes('envoi'))).toEqual([]);
});

testOfAll(
  'a form whose button stays disabled once it is filled is told from one that waits, and from what is filled by hand',
  async () => {
    const shutOf = async (path: string) => {
      const { moves } = await gathered(path, 'moves', 'dom');
      if (!moves || isArtifactError(moves)) throw new Error('no moves');
      return moves.formErrors?.map(({ form, shut }) => [form.selector, shut ?? false]);
    };
    expect(await shutOf('/inactif')).toEqual([
      ['#f', true],
      ['#g', false],
    ]);
    expect(await shutOf('/inactif-main')).toEqual([
      ['#f', false],
      ['#g', false],
    ]);
  },
);

testOfAll('a film that a script plays is told to go on, and one that waits is not', async () => {
  const { dom } = await gathered('/film', 'dom');
  if (!dom || isArtifactError(dom)) throw new Error('no elements');
  const playing = dom.nodes.flatMap(({ tag, attributes, media }) =>
    tag === 'video' ? [[attributes.id, media?.playing === true]] : [],
  );
  expect(playing).toEqual([
    ['joue', true],
    ['attend', false],
    ['vain', false],
  ]);
});
