import { expect, test } from 'vitest';
import type { CriterionVerdict } from '#contract/rgaa-grid.ts';
import { axeRows } from '#reference/axe-rules.ts';
import { pageArtifacts, pageFacts } from '#tests/support/artifacts.ts';
import { pageRules, rulesByTheme } from '../rules/registry.ts';
import { runPageRules } from '../rules/run-rules.ts';
import { buildGrid } from './build-grid.ts';
import { provePage } from './prove-page.ts';

const style = 'body{color:#111;background:#fff}a:hover{color:#00f}.saut:focus{left:0}';
const words = 'Les habitants de la commune sont invités à la réunion du conseil pour le projet. '.repeat(6);
const frame = (head: string, body: string) =>
  `<!doctype html><html${head}><head><title>Réunion du conseil – Mairie</title><style>${style}</style></head><body>${body}</body></html>`;
const clean = frame(
  ' lang="fr"',
  `<a class="saut" href="#contenu">Aller au contenu</a>
   <header><nav><ul><li><a href="/">Accueil</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>
   <main id="contenu"><h1>Réunion du conseil</h1><p>${words}</p></main><footer><p>Mairie</p></footer>`,
);
const faulty = frame(
  '',
  `<header><nav><ul><li><a href="/"></a></li></ul></nav></header>
   <main><h1>Réunion</h1><p>${words}</p><iframe src="/carte.html"></iframe><font>Promo</font>
   <table><caption></caption><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></main><footer><p>Mairie</p></footer>`,
);

/** The real rules over a small page; axe-core, which needs a browser, is taken to have found nothing. */
function gridOf(html: string) {
  const artifacts = pageArtifacts(html, {
    stylesheets: [{ url: '', inline: true, text: style, media: '' }],
    axe: {
      version: 'test',
      violations: [],
      incomplete: [],
      passes: axeRows.map(({ axeId }) => axeId),
      inapplicable: [],
    },
  });
  const { url } = artifacts.page;
  return buildGrid({
    pages: [{ url, verdicts: runPageRules(pageRules, artifacts, null), proven: provePage(artifacts) }],
    siteVerdicts: [],
    site: { pages: [pageFacts({ url })], crawlComplete: false, wholeSite: true },
    rules: rulesByTheme.accessibility,
    findings: [],
  });
}
const numbers = (html: string, wanted: CriterionVerdict) =>
  gridOf(html)
    .criteria.filter(({ verdict }) => verdict === wanted)
    .map(({ number }) => number)
    .join(' ');

test('a plain page without fault: what is met, what has no object', () => {
  expect(numbers(clean, 'nc')).toBe('');
  expect(numbers(clean, 'c')).toMatchInlineSnapshot(`"6.2 8.1 8.3 8.4 8.5 10.1 10.5 12.6 12.7 13.2"`);
  expect(numbers(clean, 'na')).toMatchInlineSnapshot(
    `"1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 2.1 2.2 3.3 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.12 4.13 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 7.1 7.2 7.3 7.4 7.5 8.8 8.10 9.4 10.2 10.6 10.8 11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11 11.12 11.13 12.3 12.4 12.5 12.10 13.1 13.3 13.4 13.5 13.6 13.7 13.8 13.10 13.11 13.12"`,
  );
});

test('a faulty page: every planted fault is its criterion’s, and no fault is taken for « sans objet »', () => {
  expect(numbers(faulty, 'nc')).toMatchInlineSnapshot(`"2.1 5.5 6.2 8.3 10.1 12.7"`);
  expect(numbers(faulty, 'c')).toMatchInlineSnapshot(`"8.1 8.5 12.6 13.2"`);
});

test('a language that only xml:lang says is noted, for the test accepts it; none at all is not met', () => {
  const rowOf = (head: string) =>
    gridOf(frame(head, `<main><h1>Réunion</h1><p>${words}</p></main>`)).criteria.find(
      ({ number }) => number === '8.3',
    );
  expect(rowOf(' xml:lang="fr"')).toMatchObject({ verdict: 'review', noted: true });
  expect(rowOf('')).toMatchObject({ verdict: 'nc' });
  expect(rowOf('')).not.toHaveProperty('noted');
});
