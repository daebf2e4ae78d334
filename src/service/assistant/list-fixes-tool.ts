import { z } from 'zod';
import type { Fix } from '#contract/fix.ts';
import { fixRoles } from '#contract/fix-words.ts';
import { readOpenFixes } from '../reports/read-fixes.ts';
import { boundedText, defineTool, untrustedNote } from './assistant-tool.ts';

const mostRules = 10;

/** `list_fixes`. */
export const listFixesTool = defineTool({
  name: 'list_fixes',
  title: 'Lister les correctifs',
  description:
    'Liste les correctifs d’un audit terminé, le plus utile d’abord, chacun avec les constats qu’il efface. Ce que les responsables ont décidé de laisser n’y est pas. / Lists the fixes of a finished audit, most useful first, each with the findings it removes.',
  scope: 'read',
  isChange: false,
  input: z.object({
    audit_id: z.uuid(),
    limit: z.int().min(1).max(20).default(10),
    offset: z.int().min(0).max(10_000).default(0),
  }),
  async run({ deps, viewer }, { audit_id: id, limit, offset }) {
    const { report, fixes } = await readOpenFixes(deps, viewer, id);
    const titles = new Map(
      report.findings.map(({ ruleId, verdict, title }) => [`${verdict} ${ruleId}`, title]),
    );
    const tell = (fix: Fix) => ({
      key: fix.key,
      points: fix.points,
      defects: fix.defects,
      pages: fix.pages,
      hours: fix.hours,
      role: fixRoles[fix.role],
      findings: fix.findings.slice(0, mostRules).map(({ ruleId, verdict, occurrences }) => ({
        rule_id: ruleId,
        verdict,
        occurrences,
        title: boundedText(titles.get(`${verdict} ${ruleId}`) ?? '', 200),
      })),
      findings_more: Math.max(0, fix.findings.length - mostRules),
      // It names parts of the site as the site does.
      from_audited_site: {
        title: boundedText(fix.title, 300),
        explanation: boundedText(fix.explanation, 600),
      },
    });
    return {
      note: untrustedNote,
      audit_id: id,
      total: fixes.length,
      fixes: fixes.slice(offset, offset + limit).map(tell),
      next: 'read_finding',
    };
  },
});
