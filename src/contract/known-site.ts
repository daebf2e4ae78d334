import type { AuditChoices } from './audit.ts';

/** A site that the account has audited: what the form of a new audit proposes for it. */
export interface KnownSite {
  /** With its port where it is not the usual one. */
  readonly host: string;
  /** The audit whose settings these are. */
  readonly auditId: string;
  readonly finishedAt: string;
  /** Without the pages of a list, which stay with their audit. */
  readonly choices: AuditChoices;
  /** What opens the site is kept with it. */
  readonly hasAccess: boolean;
  /** Journeys that every audit of it plays again. */
  readonly journeyCount: number;
}
