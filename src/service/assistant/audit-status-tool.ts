import { z } from 'zod';
import { readAudit } from '../reports/read-report.ts';
import { defineTool } from './assistant-tool.ts';

/** `audit_status`. */
export const auditStatusTool = defineTool({
  name: 'audit_status',
  title: 'Suivre un audit',
  description:
    'Dit où en est un audit, puis ses notes. Attendez une dizaine de secondes entre deux appels. / Tells how far an audit is, then its scores. Wait about ten seconds between calls.',
  scope: 'read',
  isChange: false,
  input: z.object({ audit_id: z.uuid() }),
  async run({ deps, viewer }, { audit_id: id }) {
    const { audit } = await readAudit(deps, viewer, id);
    const { status, progress, errorCode, errorMessage, score, scoreUpTo, themeScores, pageCount } = audit;
    const isOver = status !== 'queued' && status !== 'running';
    return {
      audit_id: id,
      url: audit.url,
      status,
      ...(!isOver && { progress: { stage: progress.stage, done: progress.done, total: progress.total } }),
      ...(errorCode !== null && { error: { code: errorCode, message: errorMessage } }),
      ...(status === 'done' && { score, score_up_to: scoreUpTo, themes: themeScores, pages: pageCount }),
      report: `${deps.config.publicUrl}/reports/${id}`,
      ...(status === 'done' && { next: 'list_fixes' }),
    };
  },
});
