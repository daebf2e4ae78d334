import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

/** A name that nothing answers for. */
const away = 'https://photos.invalid';
const dark = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#123"/></svg>`;

/** A caption laid over an image that fills its figure. */
const over = (
  id: string,
  src: string,
  caption = 'color:#bbb',
  picture = 'height:100%',
  text = 'Sortie en mer du dimanche',
) =>
  `<div style="position:relative;width:340px;height:90px;overflow:hidden;margin-bottom:8px">
    <img src="${src}" alt="" style="position:absolute;left:0;top:0;width:100%;${picture}">
    <p id="${id}" style="position:relative;margin:0;padding:30px 8px;${caption}">${text}</p>
  </div>`;
/** A text over a background. */
const band = (id: string, url: string, style = 'color:#bbb') =>
  `<p id="${id}" style="width:320px;margin:0 0 8px;padding:8px;background-image:url(${url});${style}">Location de kayaks</p>`;

const body = page(
  `${over('photo-perdue', `${away}/une.jpg`)}
  ${over('photo-sans-hauteur', `${away}/deux.jpg`, 'color:#bbb', '')}
  ${over('photo-404', '/manquante.jpg')}
  ${over('photo-recue', '/nuit.svg')}
  ${over('carton-opaque', `${away}/trois.jpg`, 'color:#bbb;background:#fff;width:300px')}
  ${over('carton-oklch', `${away}/sept.jpg`, 'color:#bbb;background:oklch(1 0 0);width:300px')}
  ${over('carton-voile', `${away}/huit.jpg`, 'color:#bbb;background:oklch(1 0 0 / .9);width:300px')}
  ${band('fond-perdu', `${away}/quatre.jpg`)}
  ${band('fond-coupe', '/coupee.jpg')}
  ${band('fond-404', '/manquante-aussi.jpg')}
  <style>.voile{position:relative}.voile::before{content:"";position:absolute;inset:0;z-index:-1;background:url(${away}/cinq.jpg)}</style>
  <div class="voile" style="width:320px;isolation:isolate;margin-bottom:8px"><p id="devant-pseudo" style="margin:0;color:#bbb">Tarifs de la saison</p></div>
  <p id="a-cote" style="color:#bbb">Texte trop pâle à côté <img src="${away}/six.jpg" alt="" width="16" height="16"> d’une icône perdue</p>
  <div style="height:2500px"></div>
  ${over('photo-tardive', '/tardive.svg')}`.replaceAll(
    'src="/tardive.svg"',
    'loading="lazy" src="/tardive.svg"',
  ),
);

let site: StaticServer;
let pool: VisitPool;
let outcome: VisitOutcome;

beforeAll(async () => {
  const picture = (_request: unknown, response: import('node:http').ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(dark);
  site = await startStaticServer({
    '/': body,
    '/nuit.svg': picture,
    '/tardive.svg': picture,
    '/coupee.jpg': (request) => void request.socket.destroy(),
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
      rules: ['axe-color-contrast', 'rgaa-contraste-texte-image-fond'],
      artifacts: ['dom', 'axe', 'secondOpinions', 'views'],
    },
    deadlineMs: 90_000,
    keepArtifacts: true,
  } as const;
  outcome = await pool.visit(request, new AbortController().signal);
}, 120_000);
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

function notesOf(ruleId: string, status: string): Record<string, string | undefined> {
  if (outcome.kind !== 'page') throw new Error(JSON.stringify(outcome));
  const verdict = outcome.verdicts.find((one) => one.ruleId === ruleId);
  if (verdict?.status !== status) return {};
  return Object.fromEntries(
    verdict.evidence.flatMap((one) =>
      one.type === 'element' ? [[one.selector.replace('#', ''), one.note]] : [],
    ),
  );
}

test('what is pale where a picture is missing for every visitor, or behind an opaque ground, stays a failure', () => {
  expect(Object.keys(notesOf('axe-color-contrast', 'fail')).sort()).toEqual([
    'a-cote',
    'carton-oklch',
    'carton-opaque',
    'fond-404',
    'photo-404',
  ]);
});

test('a person is asked where a picture behind the text was never received, and told so', () => {
  const note = 'une image placée derrière ce texte n’a pas pu être chargée ici';
  expect(notesOf('rgaa-contraste-texte-image-fond', 'review')).toEqual({
    'carton-voile': note,
    'devant-pseudo': note,
    'fond-coupe': note,
    'fond-perdu': note,
    'photo-perdue': note,
    'photo-sans-hauteur': note,
  });
});
