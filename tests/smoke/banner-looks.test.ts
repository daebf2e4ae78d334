import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { gathered } from '#tests/support/gathered.ts';
import { testOfAll } from '#tests/support/scope.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const bare = 'background:none;border:0;color:#8a73c4';
const button = (text: string, style: string, more = '') =>
  `<button style="font:16px sans-serif;padding:10px;${style}">${text}${more}</button>`;

const body = page(
  `<p>Du texte.</p>
  <style>.dessine{position:relative}.dessine::before{content:'';position:absolute;inset:0;border:1px solid #333}</style>
  <div id="bandeau" style="position:fixed;bottom:0;left:0;right:0;padding:20px;background:#fff">
  <p>Nous utilisons des cookies pour mesurer l’audience.</p>
  ${button('Tout accepter', 'background:#6b4fa0;border:0;color:#fff')}
  ${button('Accepter en oklch', 'background:oklch(0.45 0.15 300);border:0;color:#fff')}
  ${button('Accepter en mélange', 'background:color-mix(in oklab,#6b4fa0 90%,#fff);border:0;color:#fff')}
  ${button('Tout refuser', bare)}
  ${button('Refuser sans fond', 'background:oklch(1 0 0 / 0);border:1px solid oklab(1 0 0 / 0)')}
  ${button('Refuser au voile', 'background:oklch(0.45 0.15 300 / .1);border:0')}
  ${button('Refuser au trait', 'background:none;border:1px solid #6b4fa0')}
  ${button('Refuser en blanc', 'background:#fff;border:0')}
  ${button('Refuser sans être vu', 'background:none;border:1px solid transparent')}
  <span style="display:inline-block;background:#eee">${button('Refuser autour', bare)}</span>
  ${button('', bare, '<span style="background:#ddd">Refuser dedans</span>')}
  <div style="padding:12px 60px;border:1px solid #6b4fa0">${button('Refuser au large', bare)}</div>
  ${button('Refuser avant', bare).replace('<button', '<button class="dessine"')}
  <button style="all:unset;width:0;height:0;overflow:hidden;position:absolute">Nos partenaires</button>
  <a href="/a" style="font-size:0">Notre politique</a>
  <a href="/b"><span style="float:left">Le détail</span></a>
  ${button('Refuser sur un dégradé', 'background:linear-gradient(#6b4fa0,#333);border:0;color:#fff')}
  </div>`,
);

const laid = 'style="position:fixed;bottom:0;left:0;right:0;padding:20px;background:#fff"';
const hand = 'style="cursor:pointer;padding:8px"';
const stores = 'Nous utilisons des cookies de mesure d’audience.';
const boxed = (content: string, attributes = laid) =>
  page(`<p>Du texte.</p><style>.btn{background:#ddd}</style><div ${attributes}>${content}</div>`);

/** Banners whose buttons are blocks, and what is none. */
const pressed = {
  '/blocs': boxed(
    `<p>${stores} Lire la <span ${hand}>politique de cookies</span>, puis <b>accepter</b> ou <b>refuser</b>.</p>
    <div><div class="btn" ${hand} id="regler"><span>Personnaliser</span></div><div class="btn" ${hand} id="oui">J’Accepte</div></div>
    <h3>Gérer les cookies</h3><div class="btn" style="pointer-events:none">Refuser</div>`,
  ),
  '/melange': boxed(
    `<p>${stores}</p><button id="oui"><span ${hand}>Accepter</span></button>
    <span onclick="fermer()" id="non">Continuer sans accepter</span> <a id="choix">Paramétrer</a>
    <div class="btn" id="rien">Tout refuser</div> <label ${hand}><input type="checkbox"> Accepter la mesure</label> <span ${hand}>Refusé</span>`,
  ),
  '/rangee': boxed(
    `<p>${stores}</p><div style="cursor:pointer"><div id="oui">Accepter</div><div id="non">Refuser</div></div>`,
  ),
  '/partout': boxed(
    `<p>${stores} Pour continuer, il faut <b>accepter</b>, sinon <b>refuser</b>.</p><p>Un clic n’importe où ferme ce message, et vaut accord.</p>`,
    `${laid.slice(0, -1)};cursor:pointer" onclick="fermer()"`,
  ),
  '/bande': boxed(`<p>${stores}</p><span ${hand}>OK</span>`, 'id="cookie-bar"'),
  '/lettre': boxed(
    `<p>Recevez notre lettre. Vos données personnelles servent à l’envoi ; nous utilisons des cookies.</p><input type="email" aria-label="Courriel"><div ${hand}>J’accepte</div><div ${hand}>Non merci</div>`,
  ),
  '/promotion': boxed(
    `<p>Nos cookies maison sont à −20 % jusqu’à dimanche !</p><div class="btn" ${hand}>OK</div>`,
  ),
  '/recette': page(
    `<article class="recette-cookies"><h1>Cookies au chocolat</h1><p>Une recette pour vingt cookies.</p><p>Ajoutez une à une les noix : il faut accepter de ne pas trop remuer, et refuser le mixeur.</p>
    <div class="btn" ${hand}>Personnaliser</div><div class="btn" ${hand}>Accepter</div></article>`,
  ),
  '/article': page(
    `<h1>Les cookies</h1><p>Haut de page.</p><div style="height:1500px"></div><section class="cookies"><p>${stores}</p><div ${hand}>Accepter</div></section><div style="height:1500px"></div>`,
  ),
};

/** Comes four seconds after the load, in a tree of its own. */
const late = page(
  `<p>Du texte.</p><script>setTimeout(() => {
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).innerHTML = \`<div role="dialog" ${laid}><p>${stores}</p>
      <label><input type="checkbox" checked> Publicité</label><button>Tout accepter</button></div>\`;
  }, 4000)</script>`,
);

let site: StaticServer;
let pool: VisitPool;
let outcome: VisitOutcome;

const visit = (path: string, isHome = false): Promise<VisitOutcome> =>
  pool.visit(
    {
      url: `${site.origin}${path}`,
      isHome,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      only: { rules: [], artifacts: ['consentBanner'] },
      deadlineMs: 60_000,
      keepArtifacts: true,
    },
    new AbortController().signal,
  );

async function buttonsOf(path: keyof typeof pressed): Promise<string[]> {
  const seen = await visit(path);
  if (seen.kind !== 'page' || !seen.artifacts) throw new Error(JSON.stringify(seen));
  const { buttons } = gathered(seen.artifacts.consentBanner);
  return buttons.map(({ kind, text, selector, byHand }) => {
    const last = selector.split(' > ').at(-1);
    return `${kind} ${text} ${last}${byHand ? ' byHand' : ''}`;
  });
}

beforeAll(async () => {
  site = await startStaticServer({
    ...pressed,
    '/tard': late,
    '/': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(body);
    },
  });
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
  outcome = await visit('/');
}, 90_000);
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

test('the buttons of a banner are told by their look: in colour, a mere text, or in between', () => {
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome));
  const { buttons } = gathered(outcome.artifacts.consentBanner);
  expect(buttons.map(({ text, look = 'between' }) => `${text} : ${look}`)).toEqual([
    'Tout accepter : filled',
    'Accepter en oklch : filled',
    'Accepter en mélange : filled',
    'Tout refuser : bare',
    'Refuser sans fond : bare',
    'Refuser au voile : between',
    'Refuser au trait : between',
    'Refuser en blanc : between',
    'Refuser sans être vu : bare',
    'Refuser autour : between',
    'Refuser dedans : between',
    'Refuser au large : between',
    'Refuser avant : between',
    'Refuser sur un dégradé : between',
  ]);
});

test('the words of a banner are those that are seen: nothing of a link or a button without any size', () => {
  if (outcome.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome));
  const { text } = gathered(outcome.artifacts.consentBanner);
  expect(text).toContain("mesurer l'audience");
  expect(text).toContain('Le détail');
  expect(text).not.toContain('Nos partenaires');
  expect(text).not.toContain('Notre politique');
});

test('blocks that are pressed like buttons are the banner’s, whatever is real beside them', async () => {
  expect(await buttonsOf('/blocs')).toEqual([
    'settings Personnaliser #regler byHand',
    "accept J'Accepte #oui byHand",
  ]);
  expect(await buttonsOf('/melange')).toEqual([
    'accept Accepter #oui',
    'settings Paramétrer #choix byHand',
    'refuse Continuer sans accepter #non byHand',
    'refuse Tout refuser #rien byHand',
  ]);
  expect(await buttonsOf('/rangee')).toEqual(['accept Accepter #oui byHand', 'refuse Refuser #non byHand']);
  expect(await buttonsOf('/bande')).toEqual(['accept OK span byHand']);
}, 60_000);

test.each(['/partout', '/lettre', '/promotion', '/recette', '/article'] as const)(
  'words and hands that make no banner: %s',
  async (path) => expect(await buttonsOf(path)).toEqual([]),
  30_000,
);

testOfAll('a banner that comes seconds after the load of a home page is read whole', async () => {
  const seen = await visit('/tard', true);
  if (seen.kind !== 'page' || !seen.artifacts) throw new Error(JSON.stringify(seen));
  const { buttons, prechecked, text, box } = gathered(seen.artifacts.consentBanner);
  expect(buttons.map(({ kind }) => kind)).toEqual(['accept']);
  expect({ prechecked, text }).toMatchObject({
    prechecked: ['Publicité'],
    text: expect.stringContaining('audience'),
  });
  expect(box).not.toBeNull();
});
