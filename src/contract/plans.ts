/** The plans: pages, quotas, tests and prices are read from here and nowhere else. */
export interface Plan {
  readonly label: string;
  /** Euros a month, excluding VAT. */
  readonly priceEuros: number;
  /** Audits a calendar month (Europe/Paris). */
  readonly auditsPerMonth: number;
  readonly pagesPerAudit: number;
  readonly auditsAtOnce: number;
  /** Starts within an hour and within 24, those that cost nothing included: cancelled at once, « relancer ». */
  readonly startsPerHour: number;
  readonly startsPerDay: number;
  readonly scheduledAudits: number;
  /** « Vérifier ce correctif »: free of quota, within what a person may need in 24 hours, and a site bear in one. */
  readonly verificationsPerDay: number;
  readonly verificationsPerSiteHour: number;
  /** Days a report is kept. */
  readonly historyDays: number;
  readonly exports: readonly ExportFormat[];
  readonly ownBrandPdf: boolean;
  readonly shareLinks: boolean;
  /** Programs may act for the person: keys of the API and outgoing webhooks. */
  readonly apiKeys: boolean;
  /** Other people who receive the results of a site, by e-mail. */
  readonly mailRecipients: number;
  /** People of an organisation on that plan, invitations that wait for an answer included. */
  readonly seats: number;
}

/** What the plan lets take away; `html` is the page that holds everything and the documents to complete. */
export type ExportFormat = 'pdf' | 'csv' | 'json' | 'html';

export const plans = {
  free: {
    label: 'Gratuit',
    priceEuros: 0,
    auditsPerMonth: 5,
    pagesPerAudit: 10,
    auditsAtOnce: 1,
    startsPerHour: 10,
    startsPerDay: 30,
    scheduledAudits: 0,
    verificationsPerDay: 30,
    verificationsPerSiteHour: 20,
    historyDays: 90,
    exports: ['pdf'],
    ownBrandPdf: false,
    shareLinks: false,
    apiKeys: false,
    mailRecipients: 0,
    seats: 1,
  },
  pro: {
    label: 'Pro',
    priceEuros: 29,
    auditsPerMonth: 60,
    pagesPerAudit: 100,
    auditsAtOnce: 2,
    startsPerHour: 30,
    startsPerDay: 150,
    scheduledAudits: 5,
    verificationsPerDay: 200,
    verificationsPerSiteHour: 60,
    historyDays: 365,
    exports: ['pdf', 'csv', 'json', 'html'],
    ownBrandPdf: false,
    shareLinks: true,
    apiKeys: true,
    mailRecipients: 10,
    seats: 3,
  },
  agency: {
    label: 'Agence',
    priceEuros: 99,
    auditsPerMonth: 400,
    pagesPerAudit: 1000,
    auditsAtOnce: 5,
    startsPerHour: 100,
    startsPerDay: 800,
    scheduledAudits: 50,
    verificationsPerDay: 1000,
    verificationsPerSiteHour: 120,
    historyDays: 1095,
    exports: ['pdf', 'csv', 'json', 'html'],
    ownBrandPdf: true,
    shareLinks: true,
    apiKeys: true,
    mailRecipients: 10,
    seats: 15,
  },
} as const satisfies Record<string, Plan>;

/** After a change to a plan of a shorter history, nothing that the former one kept goes before that many days. */
export const historyGraceDays = 30;

export type PlanId = keyof typeof plans;
export const planIds = Object.keys(plans) as [PlanId, ...PlanId[]];
export const defaultPlan: PlanId = 'free';

/** The plan of that id; an unknown id gives the default plan, never more rights. */
export function planOf(id: string): Plan & { id: PlanId } {
  const known = planIds.find((planId) => planId === id) ?? defaultPlan;
  return { ...plans[known], id: known };
}
