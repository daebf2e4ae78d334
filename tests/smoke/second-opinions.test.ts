import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isArtifactError } from '#engine/artifacts.ts';
import type { VisitOutcome, VisitPool } from '#engine/ports/visit.ts';
import { createVisitPool } from '#engine/visiting/visit-pool.ts';
import { chromiumPath } from '#tests/support/chromium.ts';
import { gathered } from '#tests/support/gathered.ts';
import { page, type StaticServer, startStaticServer } from '#tests/support/static-server.ts';

const frame = (inside: string) => `title="Agenda" srcdoc="${inside.replaceAll('"', "'")}"`;

/** Defects that axe-core does not see, or cannot decide. */
const faulty = page(
  `<img id="deguise" src="/image.svg" role="button" alt="" tabindex="0">
  <a id="courant" href="/ici" aria-current="vrai">Ici</a>
  <p>Places prises : <meter id="places" value="3" max="10"></meter></p>
  <p>Envoi : <progress id="envoi" value="3" max="10"></progress></p>
  <iframe id="agenda" tabindex="-1" ${frame('<a href="/x">Mardi</a>')}></iframe>
  <p id="serre" style="line-height:1em !important;font-size:30px;width:320px">Les inscriptions à la cantine sont ouvertes du lundi au jeudi.</p>
  <p id="nomme" aria-label="Autre nom">Un texte</p>`,
);

const sound = page(
  `<img src="/image.svg" role="button" alt="Fermer" tabindex="0">
  <a href="/ici" aria-current="page">Ici</a>
  <label>Places prises : <meter value="3" max="10"></meter></label>
  <meter aria-label="Places" value="3"></meter><meter title="Places" value="3"></meter>
  <meter aria-hidden="true" value="3"></meter><meter hidden value="3"></meter>
  <label for="e">Envoi</label><progress id="e" value="3" max="10"></progress>
  <p id="t">Tri</p><progress aria-labelledby="t"></progress>
  <iframe tabindex="-1" ${frame('<p>Rien à atteindre</p>')}></iframe>
  <iframe ${frame('<a href="/x">Mardi</a>')}></iframe>
  <p style="line-height:1.5em !important;letter-spacing:.2em !important;word-spacing:.3em !important;width:160px">Les inscriptions à la cantine sont ouvertes du lundi au jeudi.</p>
  <p>Un texte</p>`,
);

const huge = page(`<ul>${'<li title="x">Une ligne</li>'.repeat(1_300)}</ul><button></button>`);

let site: StaticServer;
let pool: VisitPool;
const outcomes: Record<string, VisitOutcome> = {};

beforeAll(async () => {
  const serve = (html: string) => (_: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  };
  site = await startStaticServer({
    '/fautive': serve(faulty),
    '/saine': serve(sound),
    '/enorme': serve(huge),
    '/image.svg': (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'),
  });
  pool = createVisitPool({
    executablePath: chromiumPath(),
    policy: { allow: [`127.0.0.1:${site.port}`] },
    publicUrl: 'http://localhost:3000',
    slots: 1,
  });
  for (const path of ['/fautive', '/saine', '/enorme'])
    outcomes[path] = await pool.visit(
      {
        url: `${site.origin}${path}`,
        isHome: false,
        device: 'desktop',
        siteDomain: '127.0.0.1',
        deadlineMs: 90_000,
        keepArtifacts: true,
      },
      new AbortController().signal,
    );
}, 120_000);
afterAll(async () => {
  await pool?.close();
  await site?.close();
});

function verdictOf(path: string, ruleId: string) {
  const outcome = outcomes[path];
  if (outcome?.kind !== 'page') throw new Error(`${path}: ${JSON.stringify(outcome)}`);
  return outcome.verdicts.find((verdict) => verdict.ruleId === ruleId);
}
const artifactsOf = (path: string) => {
  const outcome = outcomes[path];
  if (outcome?.kind !== 'page' || !outcome.artifacts) throw new Error(path);
  return outcome.artifacts;
};

describe('defects that axe-core leaves', () => {
  test.each([
    ['axe-aria-command-name', '#deguise', ['Alfa', 'AccessLint']],
    ['axe-aria-valid-attr-value', '#courant', ['Alfa', 'AccessLint']],
    ['axe-aria-meter-name', '#places', ['AccessLint']],
    ['axe-aria-progressbar-name', '#envoi', ['AccessLint']],
    ['axe-frame-focusable-content', '#agenda', ['AccessLint']],
    ['axe-avoid-inline-spacing', '#serre', ['AccessLint']],
  ])('%s fails on %s, seen by %j', (ruleId, selector, sources) => {
    const verdict = verdictOf('/fautive', ruleId);
    expect(verdict).toMatchObject({ status: 'fail', occurrences: 1, sources });
    expect(verdict?.evidence[0]).toMatchObject({ type: 'element', selector });
    expect(
      gathered(artifactsOf('/fautive').axe).violations.map((result) => `axe-${result.ruleId}`),
    ).not.toContain(ruleId);
  });
  test('one engine against an undecided axe-core asks a person', () => {
    expect(verdictOf('/fautive', 'axe-aria-prohibited-attr')).toMatchObject({
      status: 'review',
      sources: ['axe-core', 'Alfa'],
    });
  });
});

test('a sound page gives nothing away', () => {
  const { alfa, accesslint } = gathered(artifactsOf('/saine').secondOpinions);
  expect(isArtifactError(alfa) || isArtifactError(accesslint)).toBe(false);
  for (const ruleId of [
    'axe-aria-command-name',
    'axe-aria-valid-attr-value',
    'axe-aria-meter-name',
    'axe-aria-progressbar-name',
    'axe-frame-focusable-content',
    'axe-avoid-inline-spacing',
    'axe-aria-prohibited-attr',
  ])
    expect([ruleId, verdictOf('/saine', ruleId)?.status]).not.toEqual([ruleId, 'fail']);
  const doubtful = ['axe-aria-command-name', 'axe-aria-meter-name', 'axe-frame-focusable-content'];
  expect(doubtful.map((ruleId) => verdictOf('/saine', ruleId)?.status)).not.toContain('review');
});

test('a page too large for Alfa is judged by the others', () => {
  const { alfa, accesslint } = gathered(artifactsOf('/enorme').secondOpinions);
  expect(alfa).toMatchObject({ artifactError: expect.stringContaining('1200') });
  expect(isArtifactError(accesslint)).toBe(false);
  expect(verdictOf('/enorme', 'axe-button-name')).toMatchObject({
    status: 'fail',
    sources: ['axe-core', 'AccessLint'],
  });
});
