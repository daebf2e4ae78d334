import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { report as reportSchema } from '#contract/report.ts';
import { auditReport, finding, visitedPage } from '#tests/support/report.ts';
import { ReportDocument } from './report-document.tsx';
import { viewReport } from './report-view.ts';

const render = (changes: Parameters<typeof auditReport>[0] = {}) =>
  renderToStaticMarkup(
    <ReportDocument report={auditReport(changes)} screenshotUrl={(key) => `/captures/${key}`} />,
  );

/** The first failure of the theme, as it is shown. */
const firstOf = (changes: Parameters<typeof auditReport>[0]) =>
  viewReport(auditReport(changes)).themes.flatMap(({ failures }) => failures)[0];

describe('the report as it is read', () => {
  test('is made from a document of the schema', () => {
    expect(reportSchema.parse(auditReport())).toEqual(auditReport());
  });

  test('says in one sentence what was seen', () => {
    const view = viewReport(
      auditReport({
        findings: [
          finding({ severity: 'bloquant' }),
          finding({ ruleId: 'b' }),
          finding({ ruleId: 'c', verdict: 'review' }),
          finding({ ruleId: 'd', severity: 'info' }),
        ],
      }),
    );
    expect(view.summary).toBe(
      '1\u00a0page analysée, 2\u00a0défauts constatés, dont 1\u00a0bloquant. 1\u00a0point reste à vérifier par une personne.',
    );
  });

  test('names a criterion once, be it by itself or by one of its tests', () => {
    const named = (changes: Parameters<typeof finding>[0]) =>
      firstOf({ findings: [finding(changes)] })?.references;
    expect(named({ references: ['RGAA 7.1.1'], rgaa: ['7.1.1'] })).toEqual(['RGAA 7.1.1']);
    expect(named({ references: ['RGAA 10.7.1', 'WCAG 2.4.7'], rgaa: ['10.7'] })).toEqual([
      'RGAA 10.7.1',
      'WCAG 2.4.7',
    ]);
    expect(named({ references: ['RGAA 1.10.1'], rgaa: ['1.1'] })).toEqual(['RGAA 1.10.1', 'RGAA 1.1']);
  });

  test('lists apart what passed without having been tested everywhere, with its pages and the reason', () => {
    const check = { theme: 'quality', automation: 'semi', status: 'pass' } as const;
    const reason = 'rien relevé sur 8 pages, non testé sur 2 : trop lent';
    const checks = [
      { ...check, ruleId: 'a', title: 'Vu partout' },
      { ...check, ruleId: 'b', title: 'Vu en partie', reason, passedOn: 8, untestedOn: 2 },
    ];
    const theme = viewReport(auditReport({ checks })).themes.find(({ id }) => id === 'quality');
    expect(theme?.passed.map(({ ruleId }) => ruleId)).toEqual(['a']);
    expect(theme?.partly.map(({ ruleId }) => ruleId)).toEqual(['b']);
    const html = render({ checks });
    expect(html).toContain('Respectés sur une partie des pages (1)');
    expect(html).toMatch(/Vu en partie<span[^>]*> – rien relevé sur 8 pages, non testé sur 2 : trop lent/);
  });

  test('puts three to five defects first, never what is to be checked or only good to know', () => {
    const findings = [
      finding({ ruleId: 'doute', verdict: 'review' }),
      finding({ ruleId: 'note', severity: 'info' }),
      ...Array.from({ length: 4 }, (_, index) => finding({ ruleId: `r${index}` })),
      ...Array.from({ length: 3 }, (_, index) => finding({ ruleId: `s${index}`, gain: 0 })),
    ];
    const view = viewReport(auditReport({ findings }));
    expect(view.firstFixes.map(({ fix }) => fix.key)).toEqual(['rule:r0', 'rule:r1', 'rule:r2', 'rule:r3']);
    expect([...view.firstFixes, ...view.moreFixes]).toHaveLength(findings.length);
  });

  test('promises points for proven defects alone', () => {
    const gains = (changes: Parameters<typeof finding>[0]) => {
      const { themes } = viewReport(auditReport({ findings: [finding({ gain: 3, ...changes })] }));
      return themes.flatMap(({ failures, reviews }) => [...failures, ...reviews].map(({ gain }) => gain));
    };
    expect(gains({})).toEqual(['+3\u00a0points si corrigé']);
    expect(gains({ verdict: 'review' })).toEqual(['']);
    expect(gains({ severity: 'info' })).toEqual(['']);
  });

  test('names the reach in pages, or the whole site', () => {
    const pages = [visitedPage(), visitedPage({ url: 'https://www.exemple.fr/b' })];
    const reach = (changes: Parameters<typeof finding>[0]) =>
      firstOf({ pages, findings: [finding(changes)] })?.reach;
    expect(reach({})).toBe('1\u00a0page sur 2');
    expect(reach({ pages: [] })).toBe('tout le site');
  });

  test('promises points of the site, the only scale, or nothing', () => {
    const gain = (changes: Parameters<typeof finding>[0]) => firstOf({ findings: [finding(changes)] })?.gain;
    expect(gain({ gain: 2, themeGain: 8 })).toBe('+2\u00a0points si corrigé');
    expect(gain({ gain: 0, themeGain: 8 })).toBe('');
  });

  test('says that a partial report is partial, and lists what was left out', () => {
    const html = render({
      partial: true,
      notAnalysed: [{ url: 'https://www.exemple.fr/lente', reason: 'timeout' }],
    });
    expect(html).toContain('Ce rapport est partiel');
    expect(html).toContain('https://www.exemple.fr/lente');
    expect(html).toContain('délai dépassé');
  });

  test('shows hostile text as text', () => {
    const hostile = '<script>alert(1)</script>';
    const html = render({
      findings: [
        finding({
          title: hostile,
          pages: [
            {
              url: 'https://www.exemple.fr/',
              occurrences: 1,
              evidence: [{ type: 'element', selector: hostile, snippet: hostile }],
            },
          ],
        }),
      ],
      pages: [visitedPage({ title: hostile })],
    });
    expect(html).not.toContain('<script>');
  });

  test('marks the words of a tool as English, and nothing else', () => {
    const label = 'message du vérificateur, en anglais :';
    const shown = (english?: string) =>
      render({ findings: [finding({ evidence: [{ type: 'value', label, english, value: 'ligne 3' }] })] });
    expect(shown('Something <b>new</b>.')).toContain(
      `${label} <span lang="en">Something &lt;b&gt;new&lt;/b&gt;.</span>`,
    );
    expect(shown()).not.toContain('lang="en"');
  });

  test('never links to a script address', () => {
    const html = render({ pages: [visitedPage({ url: 'javascript:alert(1)' })] });
    expect(html).not.toContain('href="javascript:');
  });

  test('crops the screenshot around the element, and only when it is inside', () => {
    const screenshot = { key: 'abc', width: 412, height: 900 };
    const at = (y: number) =>
      render({
        pages: [visitedPage({ screenshot })],
        findings: [
          finding({
            pages: [
              {
                url: 'https://www.exemple.fr/',
                occurrences: 1,
                evidence: [
                  { type: 'element', selector: 'p', snippet: '<p>', box: { x: 0, y, width: 50, height: 20 } },
                ],
              },
            ],
          }),
        ],
      });
    // The head shows the home page whole, once.
    const shown = (html: string) => html.split('<image href="/captures/abc"').length - 2;
    expect(shown(at(100))).toBeGreaterThan(shown(at(5000)));
    expect(shown(at(5000))).toBe(0);
  });

  test('shows how the home page appeared, frame by frame, when there is more than one', () => {
    const metrics = {
      ...{ firstContentfulPaintMs: 900, largestContentfulPaintMs: 1500, totalBlockingTimeMs: 10 },
      ...{ cumulativeLayoutShift: 0, speedIndexMs: 1000, serverResponseTimeMs: 80 },
    };
    const frames = [
      { atMs: 40, key: 'f1.jpg' },
      { atMs: 1250, key: 'f2.jpg' },
    ];
    const filmed = (count: number) =>
      render({
        pages: [visitedPage({ metrics, film: { width: 250, height: 500, frames: frames.slice(0, count) } })],
      });
    const html = filmed(2);
    expect(
      [...html.matchAll(/<img src="\/captures\/(f\d\.jpg)" alt="([^"]*)"/g)].map((match) => match.slice(1)),
    ).toEqual([
      ['f1.jpg', 'La page d’accueil après 40\u00a0ms\u202f: image 1 sur 2'],
      ['f2.jpg', 'La page d’accueil après 1,3\u00a0s\u202f: dernier changement'],
    ]);
    expect(filmed(1)).not.toContain('image par image');
  });
});
