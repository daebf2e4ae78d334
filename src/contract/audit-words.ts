/** The states an audit goes through and their French names; apart, so that pages do not ship the schemas. */
export const auditStatuses = ['queued', 'running', 'done', 'error', 'cancelled'] as const;
export type AuditStatus = (typeof auditStatuses)[number];

/** French names of the statuses, as shown in lists. */
export const auditStatusLabels: Record<AuditStatus, string> = {
  queued: 'En attente',
  running: 'En cours',
  done: 'Terminé',
  error: 'En échec',
  cancelled: 'Annulé',
};

export const auditStages = ['queued', 'preflight', 'crawl', 'visit', 'analyse', 'report'] as const;
export type AuditStage = (typeof auditStages)[number];
export const auditStageLabels: Record<AuditStage, string> = {
  queued: 'En attente d’une place',
  preflight: 'Vérification de l’adresse',
  crawl: 'Recherche des pages',
  visit: 'Visite des pages',
  analyse: 'Analyse',
  report: 'Rédaction du rapport',
};

/** Why an audit waits. */
export const waitReasons = ['site', 'account', 'place', 'machine'] as const;

/** Instead of the stage of an audit that waits: for another of its site, its account or anybody, or for a machine that was too busy for it. */
export const waitLabels: Readonly<Record<(typeof waitReasons)[number], string>> = {
  site: 'Ce site est déjà audité\u00a0: votre audit commencera ensuite.',
  account: 'Un autre de vos audits est en cours\u00a0: celui-ci commencera ensuite.',
  place: 'En attente d’une place',
  machine: 'Nos machines sont trop occupées\u00a0: votre audit attend et reprendra de lui-même.',
};

/** What an audit visits: one page, what the crawl chooses, the pages of a list, those of a sample kept with the site. */
export const auditScopes = ['page', 'site', 'list', 'sample'] as const;
export type AuditScope = (typeof auditScopes)[number];
/** Whether somebody has chosen the pages, one by one: nothing else is visited. */
export const isChosen = (scope: AuditScope): boolean => scope === 'list' || scope === 'sample';
export const auditDevices = ['mobile', 'desktop'] as const;
/** What may be asked for: `both` visits as from a phone, and measures the speed of the main pages as from a computer too. */
export const askedDevices = [...auditDevices, 'both'] as const;
export type AskedDevice = (typeof askedDevices)[number];
/** The device an audit visits as. */
export const visitedAs = (device: AskedDevice): (typeof auditDevices)[number] =>
  device === 'both' ? 'mobile' : device;
/** « vu sur téléphone » */
export const deviceLabels: Readonly<Record<AskedDevice, string>> = {
  mobile: 'téléphone',
  desktop: 'ordinateur',
  both: 'téléphone et ordinateur',
};
