import config from 'lighthouse/core/config/default-config.js';
import { describe, expect, test } from 'vitest';
import { lighthouseDropped, lighthouseRows } from '#reference/lighthouse-audits.ts';
import { pageArtifacts } from '#tests/support/artifacts.ts';
import { networkRequest } from '#tests/support/network.ts';
import type { LighthouseAudit, NetworkRequest } from '../../artifacts.ts';
import { runPageRules } from '../run-rules.ts';
import { lighthouseRules } from './lighthouse-rules.ts';

const audit = (id: string, changes: Partial<LighthouseAudit>): LighthouseAudit => ({
  id,
  score: 1,
  numericValue: null,
  displayValue: '',
  items: [],
  savingsMs: null,
  savingsBytes: null,
  ...changes,
});

function verdict(
  id: string,
  changes: Partial<LighthouseAudit>,
  iconFonts: readonly string[] = [],
  requests: readonly NetworkRequest[] = [],
) {
  const lighthouse = {
    version: 'test',
    score: 50,
    metrics: null,
    audits: { [id]: audit(id, changes) },
    warnings: [],
  };
  const rules = lighthouseRules.filter((rule) => rule.id === `lh-${id}`);
  return runPageRules(rules, pageArtifacts(undefined, { lighthouse, iconFonts, requests }), null)[0];
}

describe('rules taken from Lighthouse', () => {
  test('cover every performance audit: each has a row or a reason to have none', () => {
    const known = new Set([...lighthouseRows.map((row) => row.auditId), ...Object.keys(lighthouseDropped)]);
    const upstream = (config.categories?.performance?.auditRefs ?? []).map((ref) => ref.id);
    expect(upstream.length).toBeGreaterThan(30);
    expect(upstream.filter((id) => !known.has(id))).toEqual([]);
  });

  test('pass from Lighthouse’s green on, and say nothing where it does not apply', () => {
    expect(verdict('render-blocking-insight', { score: 0.9 })?.status).toBe('pass');
    expect(verdict('render-blocking-insight', { score: null })?.status).toBe('inapplicable');
  });

  test('fail for each line of an audit that Lighthouse lists without a score', () => {
    const items = [
      { node: 'p', selector: 'p.crue', snippet: '<p class="crue">', properties: 'left, box-shadow' },
    ];
    expect(verdict('non-composited-animations', { score: null, items })).toMatchObject({
      status: 'fail',
      occurrences: 1,
      evidence: [{ selector: 'p.crue', note: 'anime left, box-shadow' }],
    });
    expect(verdict('non-composited-animations', { score: null })?.status).toBe('inapplicable');
  });

  test('name the scripts that force the layout, once each, and say nothing where none is known', () => {
    const rows = (...items: [string, number, number][]) =>
      verdict('forced-reflow-insight', {
        score: 0,
        items: items.map(([source, line, reflowTime]) => ({ source, line, reflowTime })),
      });
    const app = 'https://www.exemple.fr/app.js';
    expect(
      rows([app, 11, 40.4], ['[unattributed]', 0, 60], [app, 11, 30], ['https://www.exemple.fr/', 2, 0]),
    ).toMatchObject({
      status: 'fail',
      occurrences: 2,
      evidence: [
        { type: 'request', url: app, note: 'ligne 12, 40\u00a0ms de calcul' },
        { type: 'request', url: 'https://www.exemple.fr/', note: 'ligne 3' },
      ],
    });
    expect(rows(['[unattributed]', 0, 60])?.status).toBe('inapplicable');
    expect(verdict('forced-reflow-insight', { score: 1 })?.status).toBe('pass');
  });

  test('fail where known services keep the main thread more than 250 ms; an unknown one is for a person', () => {
    const third = (...items: [string, number][]) =>
      verdict('third-parties-insight', {
        score: null,
        items: items.map(([entity, mainThreadTime]) => ({ entity, mainThreadTime, transferSize: 1 })),
      });
    expect(third(['Google Tag Manager', 200], ['Hotjar', 120])).toMatchObject({
      status: 'fail',
      title: 'Des services tiers occupent le processeur 320\u00a0ms pendant le chargement',
      occurrences: 2,
      evidence: [
        { type: 'value', label: 'Google Tag Manager', value: '200\u00a0ms' },
        { type: 'value', label: 'Hotjar', value: '120\u00a0ms' },
      ],
    });
    expect(third(['Google Tag Manager', 300], ['Hotjar', 0.9], ['Matomo', 1], ['', 200])).toMatchObject({
      title: 'Des services tiers occupent le processeur 302\u00a0ms pendant le chargement',
      occurrences: 2,
    });
    expect(third(['', 300])?.status).toBe('inapplicable');
    expect(third(['Google Tag Manager', 200], ['Booking.com', 120])?.status).toBe('fail');
    expect(third(['Google Tag Manager', 200], ['fichiers-exemple.net', 120])?.status).toBe('review');
    expect(third(['Google Tag Manager', 250])?.status).toBe('pass');
    expect(third()?.status).toBe('inapplicable');
  });

  test('do not say that there is no service of others where those that are asked did not answer', () => {
    const asked = (...failures: (string | null)[]) =>
      verdict(
        'third-parties-insight',
        { score: null },
        [],
        failures.map((failure, at) =>
          networkRequest({
            url: `https://polices${at}.example.net/a.woff2`,
            status: failure === null ? 200 : 0,
            failure,
          }),
        ),
      );
    expect(asked('net::ERR_NAME_NOT_RESOLVED', 'net::ERR_NAME_NOT_RESOLVED')).toMatchObject({
      status: 'error',
      reason: 'des services tiers sont appelés par la page, mais aucun n’a répondu d’ici',
    });
    expect(asked('net::ERR_NAME_NOT_RESOLVED', null)?.status).toBe('inapplicable');
    expect(asked('blocked:csp')?.status).toBe('inapplicable');
    expect(asked()?.status).toBe('inapplicable');
  });

  test('fail with the measured value in French', () => {
    expect(verdict('largest-contentful-paint', { score: 0.2, numericValue: 5230 })).toMatchObject({
      status: 'fail',
      severity: 'majeur',
      title: 'Le contenu principal met 5,2\u00a0s à s’afficher (LCP)',
    });
  });

  test('leave out advice that would win nothing anybody feels', () => {
    expect(verdict('document-latency-insight', { score: 0, savingsBytes: 2000, savingsMs: 0 })?.status).toBe(
      'pass',
    );
    expect(verdict('image-delivery-insight', { score: 0, savingsBytes: 20_000, savingsMs: 0 })?.status).toBe(
      'fail',
    );
  });

  // Twenty audits of one page: the same script, under 10 kB to save, was a trifle in eighteen and a defect in two.
  test('judge bytes by bytes, whatever time a load foretells they would save', () => {
    for (const savingsMs of [0, 90, 160, 2_000]) {
      expect(verdict('unminified-javascript', { score: 0, savingsBytes: 9_000, savingsMs })?.status).toBe(
        'pass',
      );
      expect(verdict('unminified-javascript', { score: 0, savingsBytes: 12_000, savingsMs })?.status).toBe(
        'fail',
      );
    }
    expect(verdict('render-blocking-insight', { score: 0, savingsMs: 160 })?.status).toBe('fail');
  });

  test('do not call a fast server slow for text that is not compressed', () => {
    expect(
      verdict('document-latency-insight', { score: 0, savingsBytes: 225_000, savingsMs: 0 })?.status,
    ).toBe('pass');
    expect(verdict('document-latency-insight', { score: 0, savingsBytes: 0, savingsMs: 700 })?.status).toBe(
      'fail',
    );
  });

  test('leave out fonts that draw pictograms alone: there is no text to wait for', () => {
    const [icons, letters] = ['https://a.fr/pictos.woff2', 'https://a.fr/texte.woff2'];
    const late = { score: 0, items: [{ url: icons, wastedMs: 300 }], savingsMs: 300 };
    expect(verdict('font-display-insight', late, [icons])?.status).toBe('pass');
    const both = { ...late, items: [...late.items, { url: letters, wastedMs: 200 }] };
    const failed = verdict('font-display-insight', both, [icons]);
    expect(failed).toMatchObject({ status: 'fail', occurrences: 1, evidence: [{ url: letters }] });
    expect(verdict('font-display-insight', late)?.status).toBe('fail');
  });

  test('are one step milder between red and green', () => {
    expect(verdict('largest-contentful-paint', { score: 0.7, numericValue: 3000 })?.severity).toBe('mineur');
    expect(verdict('unused-javascript', { score: 0.7 })?.severity).toBe('mineur');
  });

  test('prove a failure by the files or elements concerned', () => {
    const items = [
      { url: 'https://www.exemple.fr/a.js', wastedBytes: 120_000 },
      { selector: 'main > img', snippet: '<img src="a.jpg">' },
    ];
    expect(verdict('unused-javascript', { score: 0, items })?.evidence).toEqual([
      { type: 'request', url: 'https://www.exemple.fr/a.js', note: '120\u00a0ko à gagner' },
      { type: 'element', selector: 'main > img', snippet: '<img src="a.jpg">' },
    ]);
  });

  test('tell a file that two elements call once, by the bytes that neither needs', () => {
    const row = (wastedBytes: number) => ({
      url: 'https://www.exemple.fr/a.js',
      wastedBytes,
      totalBytes: 63_000,
    });
    const told = (...rows: number[]) =>
      verdict('unminified-javascript', {
        score: 0,
        items: rows.map(row),
        savingsBytes: rows.reduce((sum, bytes) => sum + bytes, 0),
      });
    expect(told(58_000, 38_000)).toMatchObject({
      occurrences: 1,
      evidence: [{ type: 'request', url: 'https://www.exemple.fr/a.js', note: '38\u00a0ko à gagner' }],
    });
    expect(told(6_000, 6_000)?.status).toBe('pass');
  });

  test('count what was moved, and not the sum of it', () => {
    const items = [
      { node: 'Total', score: 0.6 },
      { node: 'div.bandeau', selector: 'main > div', snippet: '<div class="bandeau">', score: 0.6 },
    ];
    expect(verdict('cls-culprits-insight', { score: 0, items })).toMatchObject({
      occurrences: 1,
      evidence: [{ type: 'element', selector: 'main > div' }],
    });
  });

  test('name styles written in the page as such: their first words are no address', () => {
    const items = [{ url: '/* ==== Charte ==== */ body { margin: 0 }', wastedBytes: 27_000 }];
    expect(verdict('unused-css-rules', { score: 0, items })?.evidence).toEqual([
      { type: 'value', label: 'Styles écrits dans la page', value: '27\u00a0ko à gagner' },
    ]);
  });

  test('leave out the work that Lighthouse gives to no file', () => {
    const items = [{ url: 'Unattributable' }, { url: 'https://www.exemple.fr/a.js' }];
    expect(verdict('bootup-time', { score: 0, numericValue: 4_000, items })).toMatchObject({
      occurrences: 1,
      evidence: [{ type: 'request', url: 'https://www.exemple.fr/a.js' }],
    });
  });

  test('name the file that an element shows by its style, where its own code does not', () => {
    const row = (path: string, snippet: string) => ({
      selector: 'main > header',
      snippet,
      url: path && `https://www.exemple.fr/${path}`,
      wastedBytes: 120_000,
    });
    const items = [
      row('img/fond%20bleu.png', '<header class="accueil">'),
      row('img/fond%20bleu.png', '<img src="img/fond bleu.png">'),
      row('img/fond%20bleu.png', '<img src="img/fond%20bleu.png">'),
      row('%', '<img src="a.png">'),
      row('', '<img src="a.png">'),
    ];
    const told = verdict('image-delivery-insight', { score: 0, items, savingsBytes: 120_000 })?.evidence;
    expect(told?.map((one) => 'note' in one && one.note)).toEqual([
      'fond bleu.png\u00a0: 120\u00a0ko à gagner',
      '120\u00a0ko à gagner',
      '120\u00a0ko à gagner',
      '%\u00a0: 120\u00a0ko à gagner',
      '120\u00a0ko à gagner',
    ]);
  });

  test('are untested, never passed, when Lighthouse gave no such measure', () => {
    const rules = lighthouseRules.slice(0, 1);
    expect(runPageRules(rules, pageArtifacts(), null)[0]?.status).toBe('error');
  });
});
