import { decidedReport, decision } from '../decisions.ts';
import { notAnalysedPage } from '../not-analysed-page.ts';
import { performanceMetrics } from '../page-measures.ts';
import { checkedRule, evidence, finding, report, themeResult, visitedPage } from '../report.ts';
import { rgaaGrid } from '../rgaa-grid.ts';
import { accountSession, sessionUser } from './account.ts';
import { adminAudit, adminUser, outboxMail } from './admin.ts';
import { auditSummary } from './audits.ts';
import { domain } from './domains.ts';
import { handover } from './handovers.ts';
import { apiKey } from './keys.ts';
import { recipient } from './recipients.ts';
import { refusal } from './refusal.ts';
import { share } from './shares.ts';
import { webhook, webhookDelivery } from './webhooks.ts';
import { assignment, comment } from './work.ts';

/** Parts of answers that the description of the API names once, and refers to elsewhere. */
export const namedSchemas = {
  Refusal: refusal,
  Audit: auditSummary,
  Report: report,
  ThemeResult: themeResult,
  Finding: finding,
  Evidence: evidence,
  CheckedRule: checkedRule,
  VisitedPage: visitedPage,
  PerformanceMetrics: performanceMetrics,
  NotAnalysedPage: notAnalysedPage,
  RgaaGrid: rgaaGrid,
  Decision: decision,
  DecidedReport: decidedReport,
  Assignment: assignment,
  Comment: comment,
  Share: share,
  Handover: handover,
  Recipient: recipient,
  Domain: domain,
  SessionUser: sessionUser,
  AccountSession: accountSession,
  ApiKey: apiKey,
  Webhook: webhook,
  WebhookDelivery: webhookDelivery,
  AdminUser: adminUser,
  AdminAudit: adminAudit,
  OutboxMail: outboxMail,
} as const;
