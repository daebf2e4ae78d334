import type { AssistantTool } from './assistant-tool.ts';
import { auditStatusTool } from './audit-status-tool.ts';
import { listFixesTool } from './list-fixes-tool.ts';
import { readFindingTool } from './read-finding-tool.ts';
import { startAuditTool } from './start-audit-tool.ts';
import { verifyFixTool } from './verify-fix-tool.ts';

/** What an assistant may ask for, in the order of its work. */
export const assistantTools: readonly AssistantTool[] = [
  startAuditTool,
  auditStatusTool,
  listFixesTool,
  readFindingTool,
  verifyFixTool,
];
