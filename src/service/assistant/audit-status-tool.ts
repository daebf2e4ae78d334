import { z } from 'zod';
import { type FailureCode, failureSentences } from '#contract/audit.ts';
import { readAudit } from '../reports/read-report.ts';
import { defineTool } from './assistant-tool.ts';
import { answerOf, asOurs } from './marked-answer.ts';

/** `audit_status`. */
export const auditStatusTool = defineTool({
  name: 'audit_status',
  title: 'Suivre un audit',
  description:
    'Dit où en est un audit, puis ses notes. Attendez une dizaine de secondes entre deux appels. / Tells how far an audit is, then its scores. Wait about ten seconds between calls.',
  scope: 'read',
  isChange: false,
  weight: 'wait',
  input: z.object({ audit_id: z.uuid() }),
  async run({ deps, viewer }, { audit_id: id }) {
    const { audit } = await readAudit(deps, viewer, id);
    const { status, progress, errorCode, score, scoreUpTo, themeScores, pageCount } = audit;
    const isOver = status !== 'queued' && status !== 'running';
    return answerOf({
      audit_id: asOurs(id),
      // As it was asked for.
      url: asOurs(audit.url),
      status,
      ...(!isOver && { progress: { stage: progress.stage, done: progress.done, total: progress.total } }),
      ...(errorCode !== null && { error: failureOf(errorCode) }),
      ...(status === 'done' && { score, score_up_to: scoreUpTo, themes: themeScores, pages: pageCount }),
      report: asOurs(`${deps.config.publicUrl}/reports/${id}`),
      ...(status === 'done' && { next: 'list_fixes' }),
    });
  },
});

/** Our sentence of the code: what is stored beside it is not needed. */
function failureOf(code: string) {
  const known = Object.hasOwn(failureSentences, code) ? (code as FailureCode) : 'engine/crashed';
  return { code: known, message: failureSentences[known] };
}
