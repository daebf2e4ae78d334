import { accountEndpoints } from './account.ts';
import { adminEndpoints } from './admin.ts';
import { adminActEndpoints } from './admin-acts.ts';
import { adminSignalEndpoints } from './admin-signals.ts';
import { assistantEndpoints } from './assistant.ts';
import { auditEndpoints } from './audits.ts';
import { billingEndpoints } from './billing.ts';
import { decisionEndpoints } from './decisions.ts';
import { domainEndpoints } from './domains.ts';
import { factorEndpoints, factorResetEndpoints, stepEndpoints } from './factors.ts';
import { handoverEndpoints } from './handovers.ts';
import { identityEndpoints, sessionEndpoints } from './identity.ts';
import { journeyEndpoints } from './journeys.ts';
import { keyEndpoints } from './keys.ts';
import { lineupEndpoints, medianEndpoints } from './lineups.ts';
import { organisationAccessEndpoints } from './organisation-access.ts';
import { organisationEndpoints } from './organisations.ts';
import { pageListEndpoints } from './page-lists.ts';
import { planEndpoints } from './plans.ts';
import { recipientEndpoints } from './recipients.ts';
import { reportEndpoints } from './reports.ts';
import { sampleEndpoints } from './samples.ts';
import { scheduleEndpoints } from './schedules.ts';
import { shareEndpoints } from './shares.ts';
import { signInEndpoints } from './sign-ins.ts';
import { descriptionEndpoints, healthEndpoints, mailboxEndpoints, siteFileEndpoints } from './site.ts';
import { siteAccessEndpoints } from './site-access.ts';
import { siteTransferEndpoints } from './site-transfers.ts';
import { siteEndpoints } from './sites.ts';
import { trialEndpoints } from './trials.ts';
import { verificationEndpoints } from './verifications.ts';
import { webhookEndpoints } from './webhooks.ts';
import { workEndpoints } from './work.ts';

/**
 * The contract of the whole API, by operation: the server’s routes, the browser’s calls and the OpenAPI document are
 * made from it. Browsers import its types only: the schemas would weigh more than the pages.
 */
export const endpoints = {
  ...identityEndpoints,
  ...signInEndpoints,
  ...sessionEndpoints,
  ...stepEndpoints,
  ...accountEndpoints,
  ...factorEndpoints,
  ...keyEndpoints,
  ...organisationEndpoints,
  ...organisationAccessEndpoints,
  ...siteTransferEndpoints,
  ...auditEndpoints,
  ...pageListEndpoints,
  ...sampleEndpoints,
  ...reportEndpoints,
  ...siteEndpoints,
  ...lineupEndpoints,
  ...medianEndpoints,
  ...siteAccessEndpoints,
  ...journeyEndpoints,
  ...trialEndpoints,
  ...verificationEndpoints,
  ...assistantEndpoints,
  ...decisionEndpoints,
  ...workEndpoints,
  ...shareEndpoints,
  ...handoverEndpoints,
  ...recipientEndpoints,
  ...scheduleEndpoints,
  ...domainEndpoints,
  ...webhookEndpoints,
  ...planEndpoints,
  ...billingEndpoints,
  ...adminEndpoints,
  ...factorResetEndpoints,
  ...adminActEndpoints,
  ...adminSignalEndpoints,
  ...descriptionEndpoints,
  ...healthEndpoints,
  ...siteFileEndpoints,
  ...mailboxEndpoints,
} as const;
