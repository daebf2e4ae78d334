import { z } from 'zod';
import type { Fix } from '#contract/fix.ts';
import { fixRoles } from '#contract/fix-words.ts';
import { isDecided } from '#report/decisions/decision-at.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { decidedOfOutline, readDoneOutline } from '../reports/read-reading.ts';
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
    const { audit, report } = await readDoneOutline(deps, viewer, id);
    const decided = await decidedOfOutline(deps, audit, report);
    const titles = new Map(
      report.findings.map(({ ruleId, verdict, title }) => [`${verdict} ${ruleId}`, title]),
    );
    const open = fixesOf(report).filter(({ findings }) =>
      findings.some((finding) => !isDecided(decided, finding)),
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
      total: open.length,
      fixes: open.slice(offset, offset + limit).map(tell),
      next: 'read_finding',
    };
  },
});
