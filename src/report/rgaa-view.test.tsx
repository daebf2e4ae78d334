import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { report as reportSchema } from '#contract/report.ts';
import type { RgaaGrid } from '#contract/rgaa-grid.ts';
import { auditReport, finding, rgaaGridOf } from '#tests/support/report.ts';
import { ReportDocument } from './report-document.tsx';
import { intervalInWords } from './rgaa-view.ts';

const render = (rgaa: RgaaGrid | undefined, findings = [finding()]) =>
  renderToStaticMarkup(
    <ReportDocument
      report={auditReport({ findings, ...(rgaa && { rgaa }) })}
      screenshotUrl={(key) => `/captures/${key}`}
    />,
  );

describe('the interval in words', () => {
  test('reads as a sentence', () => {
    expect(intervalInWords({ low: 20 / 66, high: 54 / 66 })).toBe(
      'Entre 30,3\u00a0% et 81,8\u00a0% des critères applicables sont respectés sur les pages analysées, selon ce qu’une personne constatera.',
    );
    expect(intervalInWords({ low: 1, high: 1 })).toMatch(/^100\u00a0% des critères/);
    expect(intervalInWords(null)).toBeNull();
  });
});

describe('the grid as it is read', () => {
  test('comes from the stored document, and older documents have none', () => {
    const report = auditReport({ rgaa: rgaaGridOf() });
    expect(reportSchema.parse(report)).toEqual(report);
    expect(render(undefined)).not.toContain('grille-rgaa');
  });

  test('says each verdict in words, with its level, pages and finding', () => {
    const html = render(rgaaGridOf());
    for (const words of ['Non respecté', 'À vérifier', 'Sans objet', 'niveau A', '1\u00a0page sur 1'])
      expect(html).toContain(words);
    expect(html).toContain('href="#constat-rgaa-langue-absente"');
    expect(html).toContain('id="constat-rgaa-langue-absente"');
  });

  test('never speaks of a conformity rate, and says that no audit is replaced', () => {
    const html = render(rgaaGridOf());
    expect(html).toContain('Constat ne remplace pas un audit de conformité');
    expect(html).not.toMatch(/taux de conformité/i);
  });

  test('tells what was found and a person must judge from what nobody saw, with its finding', () => {
    const [first, second] = rgaaGridOf().criteria;
    const noted = {
      ...first,
      verdict: 'review',
      noted: true,
      rules: [],
      reviewRules: ['rgaa-langue-absente'],
    };
    const criteria = [noted, { ...second, verdict: 'review' }] as RgaaGrid['criteria'];
    const rgaa = rgaaGridOf({ criteria, counts: { c: 0, nc: 0, na: 0, review: 2 } });
    const grid = render(rgaa).split('id="chapitre-rgaa"')[1] ?? '';
    expect(grid).toContain('1 relevé à juger, 1 à vérifier'.replaceAll('1 ', '1\u00a0'));
    expect(grid).toContain('Relevé, à juger</span> 1\u00a0critère');
    expect(grid).toContain('À vérifier</span> 1\u00a0critère');
    expect(grid).toContain('href="#constat-rgaa-langue-absente"');
    expect(grid).toContain('Non respecté</span> 0\u00a0critère');
  });

  test('asks nobody about a criterion without object', () => {
    const [first, second, ...rest] = rgaaGridOf().criteria;
    const criteria = [first, second && { ...second, reviewRules: ['doute'] }, ...rest].flatMap(
      (row) => row ?? [],
    );
    const doubt = finding({ ruleId: 'doute', verdict: 'review' });
    const grid = render(rgaaGridOf({ criteria }), [doubt]).split('id="theme-accessibility"')[1] ?? '';
    expect(grid).toContain('Sans objet');
    expect(grid).not.toContain('href="#verifier-doute"');
  });

  test('names the roles of the sample that nobody fills', () => {
    const html = render(rgaaGridOf());
    expect(html).toContain('Aide :');
    expect(html).toContain('aucune trouvée parmi les pages analysées');
  });

  test('links to no finding that the report does not hold', () => {
    expect(render(rgaaGridOf(), [])).not.toContain('href="#constat-rgaa-langue-absente"');
  });
});
