import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { gathered } from '#tests/support/gathered.ts';
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

let site: StaticServer;
let pool: VisitPool;
let outcome: VisitOutcome;

beforeAll(async () => {
  site = await startStaticServer({
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
  const request = {
    url: `${site.origin}/`,
    isHome: true,
    device: 'mobile',
    siteDomain: '127.0.0.1',
    only: { rules: [], artifacts: ['consentBanner'] },
    deadlineMs: 60_000,
    keepArtifacts: true,
  } as const;
  outcome = await pool.visit(request, new AbortController().signal);
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
