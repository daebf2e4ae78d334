import { z } from 'zod';
import type { Assignment } from '#contract/api/work.ts';
import type { Fix } from '#contract/fix.ts';
import { fixRoles } from '#contract/fix-words.ts';
import { readOpenFixes } from '../reports/read-fixes.ts';
import { readAssignments } from '../work/read-assignments.ts';
import { defineTool } from './assistant-tool.ts';
import { answerOf, asOurs, siteText, untrustedNote } from './marked-answer.ts';
import { ourKeyOf } from './our-words.ts';

const mostRules = 10;

/** How far a fix is that somebody follows, and until when. */
const workOf = (assignment: Assignment | undefined) => ({
  state: assignment?.state ?? null,
  due: assignment?.due ? asOurs(assignment.due) : null,
  is_late: assignment?.isLate ?? false,
});

/** `list_fixes`. */
export const listFixesTool = defineTool({
  name: 'list_fixes',
  title: 'Lister les correctifs',
  description:
    'Liste les correctifs d’un audit terminé, le plus utile d’abord, chacun avec les constats qu’il corrige. Ce que les responsables ont décidé de laisser n’y est pas ; qui corrige, pour quand et l’état y sont. / Lists the fixes of a finished audit, most useful first, each with the findings it removes, who mends it, until when and its state.',
  scope: 'read',
  isChange: false,
  weight: 'report',
  input: z.object({
    audit_id: z.uuid(),
    limit: z.int().min(1).max(20).default(10),
    offset: z.int().min(0).max(10_000).default(0),
  }),
  async run({ deps, viewer }, { audit_id: id, limit, offset }) {
    const { report, fixes, isOwn } = await readOpenFixes(deps, viewer, id);
    const known = isOwn ? (await readAssignments(deps, viewer, id)).assignments : [];
    const work = new Map(known.map((one) => [one.key, one]));
    const titles = new Map(
      report.findings.map(({ ruleId, verdict, title }) => [`${verdict} ${ruleId}`, title]),
    );
    const tell = (fix: Fix) => ({
      key: ourKeyOf(fix),
      points: fix.points,
      defects: fix.defects,
      pages: fix.pages,
      hours: fix.hours,
      role: fixRoles[fix.role],
      ...workOf(work.get(fix.key)),
      findings: fix.findings.slice(0, mostRules).map(({ ruleId, verdict, occurrences }) => ({
        rule_id: asOurs(ruleId),
        verdict,
        occurrences,
        from_audited_site: { title: siteText(titles.get(`${verdict} ${ruleId}`) ?? '', 200) },
      })),
      findings_more: Math.max(0, fix.findings.length - mostRules),
      // They name parts of the site as the site does.
      from_audited_site: {
        key: siteText(fix.key, 300),
        title: siteText(fix.title, 300),
        explanation: siteText(fix.explanation, 600),
        // Chosen by a member of the space: no more to be obeyed than what the site says.
        assignee: siteText(work.get(fix.key)?.assignee?.name ?? '', 120),
      },
    });
    return answerOf({
      note: untrustedNote,
      audit_id: asOurs(id),
      total: fixes.length,
      fixes: fixes.slice(offset, offset + limit).map(tell),
      next: 'read_finding',
    });
  },
});
