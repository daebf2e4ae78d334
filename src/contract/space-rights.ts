import type { EndpointSpec } from './api/endpoint.ts';
import type { endpoints } from './api/endpoints.ts';
import type { StaffRole } from './space-roles.ts';

/**
 * What a client may do: read, or decide and verify where that was allowed. `of` says how the site of what they ask for is found: by
 * a name of the path, or (`list`) the service leaves out what is of no site of theirs.
 */
interface ForClients {
  readonly client: 'read' | 'act';
  readonly of: 'audit' | 'host' | 'decision' | 'list';
}

/**
 * Who may make a call in a space: `person` where it is about the account of whoever calls, whatever they look at; else the
 * least role. Without `client`, no client may. `withoutFactor`: also who lacks the second factor that the organisation asks for.
 */
export type SpaceRight =
  | 'person'
  | ({ readonly least: StaffRole; readonly withoutFactor?: true } & Partial<ForClients>);

const person = 'person';
const reader = { least: 'reader' } as const;
const member = { least: 'member' } as const;
const admin = { least: 'admin' } as const;
const owner = { least: 'owner' } as const;
const ofAudit = { ...reader, client: 'read', of: 'audit' } as const;
const ofHost = { ...reader, client: 'read', of: 'host' } as const;
const listed = { ...reader, client: 'read', of: 'list' } as const;
const wayOut = { ...listed, withoutFactor: true } as const;

type Endpoints = typeof endpoints;
type UserCall = {
  [Name in keyof Endpoints]: Endpoints[Name]['access'] extends 'user' ? Name : never;
}[keyof Endpoints];

/** Every call of a signed-in person: one without its row does not compile. */
const rightsOfCalls: Readonly<Record<UserCall, SpaceRight>> = {
  updateProfile: person,
  changePassword: person,
  readOpenAccess: person,
  closeAccess: person,
  readEmail: person,
  changeEmail: person,
  cancelEmailChange: person,
  readMailChoices: person,
  changeMailChoices: person,
  listSessions: person,
  revokeSession: person,
  revokeOtherSessions: person,
  listSignIns: person,
  removeSignIn: person,
  readFactors: person,
  confirmPerson: person,
  askConfirmation: person,
  confirmByPasskey: person,
  startApp: person,
  activateApp: person,
  askNewPasskey: person,
  addPasskey: person,
  renewRecoveryCodes: person,
  renameFactor: person,
  removeFactor: person,
  exportAccount: person,
  deleteAccount: person,
  listSpaces: wayOut,
  createOrganisation: person,
  chooseSpace: person,
  acceptInvitation: person,
  declineInvitation: person,
  readOrganisation: reader,
  renameOrganisation: admin,
  inviteMember: admin,
  withdrawInvitation: admin,
  changeMember: admin,
  removeMember: admin,
  leaveOrganisation: wayOut,
  listOrganisationOffers: person,
  askToJoin: person,
  acceptJoin: admin,
  refuseJoin: admin,
  changeSiret: admin,
  changeMailDomain: admin,
  requireFactor: admin,
  readHoldings: owner,
  deleteOrganisation: owner,
  listTransfers: owner,
  offerSite: owner,
  takeSite: owner,
  dropOffer: owner,
  listOrganisationEvents: admin,
  exportOrganisationEvents: admin,
  readBrand: reader,
  changeBrand: admin,
  readRetention: reader,
  listKeys: admin,
  createKey: admin,
  revokeKey: admin,
  callAssistantTools: member,
  startAudit: member,
  listAudits: listed,
  cancelAudit: member,
  retryAudit: member,
  declareProfile: member,
  deleteAudit: admin,
  readPageList: member,
  listSamples: reader,
  createSample: member,
  readSample: reader,
  changeSample: member,
  deleteSample: member,
  proposeSample: member,
  readReport: ofAudit,
  compareReport: ofAudit,
  listFixes: ofAudit,
  exportReport: ofAudit,
  readScreenshot: ofAudit,
  listSites: listed,
  compareSites: listed,
  listLineups: listed,
  createLineup: member,
  readLineup: listed,
  changeLineup: member,
  deleteLineup: member,
  refreshLineup: member,
  exportLineup: listed,
  readMedians: reader,
  changeMedians: admin,
  listJourneys: reader,
  addJourney: member,
  changeJourney: member,
  readJourneyVersions: reader,
  restoreJourney: member,
  removeJourney: member,
  readSiteAccess: member,
  saveSiteAccess: admin,
  trySiteAccess: admin,
  tryJourney: member,
  readTrial: member,
  removeSiteAccess: admin,
  listAssignments: listed,
  readAssignments: ofAudit,
  assignFix: { ...member, client: 'act', of: 'audit' },
  readComments: ofAudit,
  addComment: { ...member, client: 'act', of: 'audit' },
  changeComment: { ...member, client: 'act', of: 'audit' },
  removeComment: { ...member, client: 'act', of: 'audit' },
  startVerification: { ...member, client: 'act', of: 'audit' },
  listVerifications: ofAudit,
  readVerification: ofAudit,
  readDecisions: ofAudit,
  createDecision: { ...member, client: 'act', of: 'audit' },
  undoDecision: { ...member, client: 'act', of: 'decision' },
  listDecisions: listed,
  listShares: reader,
  createShare: member,
  revokeShare: member,
  listHandovers: reader,
  createHandover: member,
  resendHandover: member,
  revokeHandover: member,
  listRecipients: reader,
  addRecipient: member,
  removeRecipient: member,
  listSchedules: reader,
  createSchedule: member,
  readSchedule: reader,
  changeSchedule: member,
  pauseSchedule: member,
  resumeSchedule: member,
  deleteSchedule: member,
  listDomains: reader,
  addDomain: admin,
  checkDomain: admin,
  removeDomain: admin,
  listWebhooks: admin,
  createWebhook: admin,
  changeWebhook: admin,
  renewWebhookSecret: admin,
  deleteWebhook: admin,
  testWebhook: admin,
  listDeliveries: admin,
  replayDelivery: admin,
  readPlan: reader,
  readPlanHistory: reader,
  requestPlan: owner,
  readBilling: owner,
  listInvoices: owner,
  startCheckout: owner,
  openPortal: owner,
};

/** Every page that asks for a signed-in person, by its address; those of administrators are about no space. */
export const rightsOfPages: Readonly<Record<string, SpaceRight>> = {
  '/espaces': person,
  '/organisation': listed,
  '/organisation/protection': wayOut,
  '/organisation/journal': admin,
  '/organisation/suppression': owner,
  '/organisation/sites': owner,
  '/mes-corrections': listed,
  '/dashboard': listed,
  '/dashboard/sites': listed,
  '/dashboard/cote-a-cote': listed,
  '/dashboard/cote-a-cote/:id': listed,
  '/dashboard/sites/:host': ofHost,
  '/dashboard/sites/:host/echantillons': reader,
  '/dashboard/sites/:host/echantillons/nouveau': member,
  '/dashboard/sites/:host/echantillons/:id': reader,
  '/dashboard/sites/:host/parcours': member,
  '/dashboard/schedules': reader,
  '/dashboard/schedules/:id': reader,
  '/reports/admin': person,
  '/reports/admin/:id': person,
  '/reports/:id': ofAudit,
  '/reports/:id/decision': { ...member, client: 'act', of: 'audit' },
  '/reports/:id/impression': ofAudit,
  '/reports/:id/pdf': ofAudit,
  '/reports/:id/comparaison': ofAudit,
  '/reports/:id/envoi': member,
  '/reports/:id/envois/:handoverId': reader,
  '/reports/:id/constats/:ruleId': ofAudit,
  '/reports/:id/correctifs/:key': ofAudit,
  '/reports/:id/pages': ofAudit,
  '/reports/:id/pages/:number': ofAudit,
  '/reports/:id/controles': ofAudit,
};

/** The parts of the dashboard, each with its own right. */
export const rightsOfTabs = {
  overview: listed,
  new: member,
  plan: reader,
  settings: person,
  admin: person,
} as const;

/** What a call asks for; undefined where it is open to all, or for administrators. */
export function rightOfCall({
  access,
  operationId,
}: Pick<EndpointSpec, 'access'> & { readonly operationId: string }): SpaceRight | undefined {
  if (access !== 'user') return undefined;
  // One that is in no table is for nobody but the owner of the space.
  return (rightsOfCalls as Readonly<Record<string, SpaceRight>>)[operationId] ?? owner;
}
