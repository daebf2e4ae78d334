import { lighthouseRows } from '#reference/lighthouse-audits.ts';
import type { PageShapes } from '../../artifacts.ts';
import { withoutFiles } from '../../derive/load/without-files.ts';
import type { PageRule } from '../../rule.ts';
import { judgeLighthouse } from '../verdicts/judge-lighthouse.ts';

/** One page rule for each Lighthouse audit of the table. */
export const lighthouseRules: readonly PageRule[] = lighthouseRows.map((row) => ({
  id: `lh-${row.auditId}`,
  scope: 'page',
  source: 'lighthouse',
  ...(row.version !== undefined && { version: row.version }),
  ...(row.sameDefectAs !== undefined && { sameDefectAs: row.sameDefectAs }),
  severity: row.severity,
  automation: 'automatique',
  effort: row.effort,
  references: [`Lighthouse ${row.auditId}`],
  title: { fail: row.fail, pass: row.pass },
  why: row.why,
  fix: row.fix,
  ...(row.textFontsOnly
    ? {
        artifacts: ['lighthouse', 'page', 'iconFonts'],
        evaluate: ({ lighthouse, page, iconFonts }: PageShapes) =>
          judgeLighthouse(row, withoutFiles(lighthouse, row.auditId, iconFonts), page.url),
      }
    : {
        artifacts: ['lighthouse', 'page'],
        evaluate: ({ lighthouse, page }: PageShapes) => judgeLighthouse(row, lighthouse, page.url),
      }),
}));
