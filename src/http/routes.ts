import { accountRoutes } from './account.ts';
import { adminRoutes } from './admin.ts';
import { adminActRoutes } from './admin-acts.ts';
import { adminSignalRoutes } from './admin-signals.ts';
import { auditRoutes } from './audits.ts';
import { authRoutes } from './auth.ts';
import { billingRoutes } from './billing.ts';
import { decisionRoutes } from './decisions.ts';
import { descriptionRoutes } from './description.ts';
import { domainRoutes } from './domains.ts';
import { factorRoutes } from './factors.ts';
import { handoverRoutes } from './handovers.ts';
import { healthRoutes } from './health.ts';
import { identityRoutes } from './identity.ts';
import { journeyRoutes } from './journeys.ts';
import { keyRoutes } from './keys.ts';
import { lineupRoutes } from './lineups.ts';
import { mailboxRoutes } from './mailbox.ts';
import { assistantRoutes } from './mcp.ts';
import { organisationAccessRoutes } from './organisation-access.ts';
import { organisationRoutes } from './organisations.ts';
import { pageListRoutes } from './page-lists.ts';
import { planRoutes } from './plans.ts';
import { recipientRoutes } from './recipients.ts';
import { reportRoutes } from './reports.ts';
import type { Route } from './route.ts';
import { sampleRoutes } from './samples.ts';
import { scheduleRoutes } from './schedules.ts';
import { shareRoutes } from './shares.ts';
import { signInRoutes } from './sign-ins.ts';
import { siteAccessRoutes } from './site-access.ts';
import { siteFileRoutes } from './site-files.ts';
import { siteTransferRoutes } from './site-transfers.ts';
import { siteRoutes } from './sites.ts';
import { trialRoutes } from './trials.ts';
import { verificationRoutes } from './verifications.ts';
import { webhookRoutes } from './webhooks.ts';
import { workRoutes } from './work.ts';

/** The table of the API: what is not here cannot be called. */
export const apiRoutes: readonly Route[] = [
  ...identityRoutes,
  ...signInRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...factorRoutes,
  ...keyRoutes,
  ...organisationRoutes,
  ...organisationAccessRoutes,
  ...siteTransferRoutes,
  ...auditRoutes,
  ...pageListRoutes,
  ...sampleRoutes,
  ...reportRoutes,
  ...siteRoutes,
  ...lineupRoutes,
  ...siteAccessRoutes,
  ...journeyRoutes,
  ...trialRoutes,
  ...verificationRoutes,
  ...assistantRoutes,
  ...decisionRoutes,
  ...workRoutes,
  ...shareRoutes,
  ...handoverRoutes,
  ...recipientRoutes,
  ...scheduleRoutes,
  ...domainRoutes,
  ...webhookRoutes,
  ...planRoutes,
  ...billingRoutes,
  ...adminRoutes,
  ...adminActRoutes,
  ...adminSignalRoutes,
  ...descriptionRoutes,
  ...mailboxRoutes,
  ...healthRoutes,
  ...siteFileRoutes,
];
