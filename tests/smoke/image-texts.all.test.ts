import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { blackPng, type Drawing, drawPictures } from '#tests/support/drawn-pictures.ts';
import { gathered } from '#tests/support/gathered.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const closed = 'La médiathèque sera fermée du 24 décembre au 2 janvier.';
const free = 'Entrée libre et gratuite pour tous les enfants de moins de douze ans';
const late = 'Vous avez jusqu’à dimanche soir';
const call = 'Nous vous rappelons dès demain matin';
const steps = ['Demande', 'Étude du dossier', 'Décision', 'Versement de l’aide'];
const weeks = ['avril', 'mai', 'juin', 'juillet', 'septembre'].flatMap((month) =>
  [3, 10, 17, 24, 30].map((day) => `Jeudi ${day} ${month}`),
);
const drawings = {
  annonce: { lines: [closed], font: '18px serif', format: 'image/jpeg' },
  sombre: { lines: free.split(' pour '), font: 'bold 24px sans-serif', colour: '#ffe', ground: ['#123'] },
  degrade: { lines: [late], font: 'italic 26px serif', colour: '#fff', ground: ['#806', '#304'] },
  fond: { lines: [call], font: '20px sans-serif', colour: '#222', ground: [] },
  bouton: {
    lines: ['Télécharger'],
    font: 'bold 15px sans-serif',
    colour: '#fff',
    ground: ['#2a2', '#060'],
    radius: 8,
    format: 'image/jpeg',
  },
  photo: { lines: [closed], around: 'noise', format: 'image/jpeg' },
  ecran: { lines: [closed, free], font: '14px sans-serif', around: 'window' },
  schema: { lines: steps, font: '16px sans-serif', around: 'diagram' },
  marque: { lines: ['Ville d’Exemple'], font: 'bold 30px serif' },
  menu: { lines: ['Nous écrire'], font: '16px sans-serif' },
  muette: { lines: ['Bonne année 2027 à tous'], font: '16px serif' },
  tableau: {
    lines: ['Jour|Légumes|Pain|Volailles', ...weeks.map((week) => `${week}|+|+|avant le 12`)],
    font: '15px sans-serif',
    around: 'table',
  },
} as const satisfies Record<string, Drawing>;
type Name = keyof typeof drawings;

const img = (name: string, alt: string) => `<img id="${name}" src="/${name}" alt="${alt}">`;
const pages = {
  '/textes': page(
    `${img('annonce', closed)}${img('sombre', free)}${img('degrade', late)}
    <form action="/f"><input type="image" id="bouton" src="/bouton" alt="Télécharger"></form>
    <div id="fond" style="background:url(/fond) no-repeat;width:700px;height:70px"></div>`,
  ),
  '/sobres': page(
    `${img('photo', closed)}${img('ecran', `${closed} ${free}`)}${img('schema', steps.join(' '))}
    ${img('annonce', 'Le nouveau bâtiment, vu depuis la grande place')}
    <a href="/">${img('marque', 'Ville d’Exemple')}</a>
    <div style="background:url(/fond) no-repeat -5px 0;width:12px;height:70px"></div>`,
  ),
  '/douteux': page(`<a href="/ecrire">${img('menu', 'Nous écrire')}</a>${img('muette', '')}`),
  '/muet': page(`${img('tableau', '')}<p>Nos prochaines distributions</p>`),
  '/hostile': page(
    `${['bombe', 'casse', 'script', 'page', 'vide'].map((name) => img(name, 'Une phrase de quelques mots ici')).join('')}
    ${img('annonce', closed)}
    ${Array.from({ length: 3_000 }, (_, at) => `<img src="/annonce?${at % 50}" alt="Une phrase de ${at} mots" loading="lazy">`).join('')}`,
  ),
};
const hostile: Record<string, readonly [string, Buffer | string]> = {
  '/bombe': ['image/png', blackPng(30_000, 30_000)],
  '/casse': ['image/png', blackPng(40, 40).subarray(0, 45)],
  '/script': [
    'image/png',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/vole")</script><text y="20">Une phrase de quelques mots ici</text></svg>',
  ],
  '/page': ['image/jpeg', '<!doctype html><script>fetch("/vole")</script>'],
  '/vide': ['image/gif', ''],
};

let site: StaticServer;
let pool: VisitPool;
const outcomes = new Map<string, VisitOutcome>();

beforeAll(async () => {
  const pictures = await drawPictures<Name>(drawings);
  const types = Object.entries<Drawing>(drawings).map(
    ([name, { format = 'image/png' }]) => [`/${name}`, [format, pictures[name as Name]]] as const,
  );
  const files = Object.entries({ ...hostile, ...Object.fromEntries(types) }).map(
    ([path, [type, body]]) =>
      [
        path,
        (
          _: unknown,
          response: { writeHead(status: number, headers: object): { end(body: unknown): void } },
        ) => response.writeHead(200, { 'content-type': type }).end(body),
      ] as const,
  );
  site = await startStaticServer({ ...pages, ...Object.fromEntries(files) });
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
  for (const path of Object.keys(pages)) {
    const request = {
      url: site.origin + path,
      isHome: false,
      device: 'mobile',
      siteDomain: '127.0.0.1',
      // One page is visited whole: nothing else of a visit asks for its images again.
      ...(path !== '/textes' && {
        only: { rules: ['rgaa-texte-en-image', 'rgaa-image-texte-muette'], artifacts: ['dom', 'imageTexts'] },
      }),
      deadlineMs: 90_000,
      keepArtifacts: true,
    } as const;
    outcomes.set(path, await pool.visit(request, new AbortController().signal));
  }
}, 300_000);
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

function visited(path: keyof typeof pages, rule = 'rgaa-texte-en-image') {
  const outcome = outcomes.get(path);
  if (outcome?.kind !== 'page' || !outcome.artifacts) throw new Error(JSON.stringify(outcome));
  const verdict = outcome.verdicts.find(({ ruleId }) => ruleId === rule);
  const proofs = verdict?.evidence.flatMap((one) => (one.type === 'element' ? [one] : [])) ?? [];
  return {
    status: verdict?.status,
    elements: proofs.map(({ selector }) => selector.replace('#', '')),
    notes: proofs.map(({ note = '' }) => note),
    texts: gathered(outcome.artifacts.imageTexts),
  };
}

describe('texts drawn in images', () => {
  test('fail where nothing else is drawn: dark on light, light on dark, over a gradient, on a button, behind nothing', () => {
    const { status, elements } = visited('/textes');
    expect({ status, elements }).toEqual({
      status: 'fail',
      elements: ['annonce', 'sombre', 'degrade', 'bouton', 'fond'],
    });
  });

  test('are quoted as they were read, accents and figures included', () => {
    expect(visited('/textes').notes[0]).toContain(closed);
  });

  test('a photograph, a screenshot, a diagram, a mark and another text than the alternative’s are no fault', () => {
    const { status, texts } = visited('/sobres');
    expect(texts).toHaveLength(4);
    expect(status).toBe('pass');
  });

  test('short ones in a link, and those of images said decorative, are left to a person', () => {
    const { status, elements } = visited('/douteux');
    expect({ status, elements }).toEqual({ status: 'review', elements: ['menu', 'muette'] });
  });

  test('a table drawn in an image said decorative is read among its lines, its upper part where it is long', () => {
    const { status, elements, notes } = visited('/muet', 'rgaa-image-texte-muette');
    expect({ status, elements }).toEqual({ status: 'review', elements: ['tableau'] });
    expect(notes[0]).toMatch(/Jeudi.*Jeudi/);
    expect(visited('/muet').status).toBe('pass');
  });

  test('huge, broken, disguised and countless images cost no other its reading, and run nothing', () => {
    const { texts, status, elements } = visited('/hostile');
    expect({ status, elements }).toEqual({ status: 'fail', elements: ['annonce'] });
    expect(texts.length).toBeLessThan(60);
    expect(site.hits).not.toContain('/vole');
  });

  test('no image is asked for again', () => {
    const asked = site.hits.filter((path) => path === '/sombre');
    expect(asked).toHaveLength(1);
  });
});
