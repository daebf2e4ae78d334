import type { ProofMethod } from '#contract/domain-proof.ts';
import type { Evidence, Report } from '#contract/report.ts';
import { createEmbeddedAccounts } from '#platform/identity/embedded-accounts.ts';
import { createMailedTokens } from '#platform/identity/mailed-tokens.ts';
import { queueAuditRound } from '#service/audits/queue-audit.ts';
import { hashToken } from '#service/hash-token.ts';
import { insertAuditPages } from '#store/audit-pages.ts';
import { insertPlanChange } from '#store/plan-changes.ts';
import { removeReport } from '#store/retention.ts';
import { domains } from '#store/schema.ts';
import { insertShare } from '#store/shares.ts';
import { openSiteVisit } from '#store/site-visits.ts';
import { setPendingEmail, setUnwantedMails } from '#store/users.ts';
import type { E2eSite } from './e2e-site.ts';
import { seedFollowedSites } from './followed-sites.ts';
import { largeReport } from './large-report.ts';
import { measured } from './measured-report.ts';
import { proofChecks } from './proofs.ts';
import { greenPixel } from './report.ts';
import { seedDecisions } from './seed-decisions.ts';
import { seedReset } from './seed-factors.ts';
import { seedHandovers } from './seed-handovers.ts';
import { seedLineups } from './seed-lineups.ts';
import { type OrganisationPeople, seedOrganisation } from './seed-organisation.ts';
import { seedSamples } from './seed-samples.ts';
import { seedShares } from './seed-shares.ts';

/** `stepping`: the password was right; `held`: a second factor must be added first; the others: in or about an organisation. */
type Visitor = 'nobody' | 'claire' | 'newcomer' | 'admin' | 'stepping' | 'held' | keyof OrganisationPeople;

/** One page in one state, and what it is expected to be. */
export interface PageCase {
  readonly name: string;
  /** Seeded audits and messages stand in braces: `{done}`, `{running}`, `{mail}`… */
  readonly path: string;
  readonly visitor: Visitor;
  readonly status?: number;
  /** Ships no script at all. */
  readonly plain?: boolean;
  /** What the console repeats by itself: the page’s own 404, a refusal that is meant. */
  readonly expected?: RegExp;
}

const page = (name: string, path: string, visitor: Visitor, more: Partial<PageCase> = {}): PageCase => ({
  name,
  path,
  visitor,
  ...more,
});
const plain = { plain: true } as const;
const refused = (status: number) => ({ status, expected: new RegExp(`status of ${status}`) });

/** Every page of the product in every state worth a look. A test compares the addresses with web/routes.ts. */
export const pageCases: readonly PageCase[] = [
  page('landing', '/constat', 'nobody', plain),
  page('method', '/methode', 'nobody', plain),
  page('all checks', '/controles', 'nobody', plain),
  page('checks found', '/controles?q=contraste', 'nobody', plain),
  page('checks of a theme', '/controles/theme/{theme}', 'nobody', plain),
  page('one check', '/controles/{check}', 'nobody', plain),
  page('one check, with headers', '/controles/sec-hsts-absent', 'nobody', plain),
  page('one check, with files', '/controles/legal-mediateur', 'nobody', plain),
  page('unknown check', '/controles/{done}', 'nobody', { ...refused(404), ...plain }),
  page('sample report', '/exemple', 'nobody', plain),
  page('shared report', '/partage/{share}', 'nobody'),
  page('shared report, locked', '/partage/{lockedShare}', 'nobody'),
  page('a finding of a shared report', '/partage/{share}/constats/{shown}', 'nobody'),
  page(
    'a finding behind a revoked share',
    '/partage/{revokedShare}/constats/{shown}',
    'nobody',
    refused(410),
  ),
  page('revoked share', '/partage/{revokedShare}', 'nobody', refused(410)),
  page('plan of a provider', '/plan/{plan}', 'nobody'),
  page('plan of a provider, after a mark', '/plan/{plan}?note=oui', 'nobody'),
  page('a fix of a plan', '/plan/{plan}/correctifs/{handed}', 'nobody'),
  page('a fix that was not sent', '/plan/{plan}/correctifs/{unknown}', 'nobody', refused(404)),
  page('revoked plan', '/plan/{revokedPlan}', 'nobody', refused(410)),
  page('expired plan', '/plan/{expiredPlan}', 'nobody', refused(410)),
  page('unknown plan', '/plan/none', 'nobody', refused(404)),
  page('way out of plans', '/desabonnement/prestataire/{leavePlans}', 'nobody', plain),
  page('worn-out way out of plans', '/desabonnement/prestataire/none', 'nobody', plain),
  page('recipient to confirm', '/destinataire?token={invitation}', 'nobody', plain),
  page('worn-out invitation', '/destinataire?token=none', 'nobody', plain),
  page('way out of the results of a site', '/desabonnement/destinataire/{leave}', 'nobody', plain),
  page('legal notice', '/mentions-legales', 'nobody', plain),
  page('privacy', '/confidentialite', 'nobody', plain),
  page('terms', '/cgu', 'nobody', plain),
  page('site-map', '/plan-du-site', 'nobody', plain),
  page('accessibility', '/accessibilite', 'nobody', plain),
  page('our visits', '/nos-visites', 'nobody', plain),
  page('a visit of ours?', '/nos-visites/verifier', 'nobody', plain),
  page('a visit that was ours', '/nos-visites/verifier?site=www.exemple.fr&{visitHour}', 'nobody', plain),
  page('a visit that was not ours', '/nos-visites/verifier?site=autre.fr&{visitHour}', 'nobody', plain),
  page(
    'a visit nobody knows of',
    '/nos-visites/verifier?site=www.exemple.fr&jour=2020-01-02&heure=3',
    'nobody',
    plain,
  ),
  page(
    'a question about no hour',
    '/nos-visites/verifier?site=www.exemple.fr&jour=2026-11-20',
    'nobody',
    plain,
  ),
  page('eco-design', '/ecoconception', 'nobody', plain),
  page('contact', '/contact', 'nobody', plain),
  page('description of the API', '/api/docs', 'nobody', plain),
  page('calls of the API', '/api/docs/{part}', 'nobody', plain),
  page('a structure of the API', '/api/docs/structures/{structure}', 'nobody', plain),
  page('unknown part of the API', '/api/docs/{done}', 'nobody', { ...refused(404), ...plain }),
  page('sign in', '/connexion?suite=%2Fdashboard', 'nobody'),
  page('second step of a sign-in', '/deuxieme-etape', 'stepping'),
  page('second step that is over', '/deuxieme-etape', 'nobody'),
  page('an account to protect first', '/protection-du-compte', 'held'),
  page('refuse a reset', '/refus-reinitialisation?token={reset}', 'nobody', plain),
  page('a reset that is over', '/refus-reinitialisation?token=none', 'nobody', plain),
  page('sign in to link an identity', '/connexion?refus=auth%2Flink-first&fournisseur=proconnect', 'nobody'),
  page(
    'sign in without the second factor',
    '/connexion?refus=auth%2Fsecond-factor-needed&fournisseur=proconnect',
    'nobody',
  ),
  page('sign up', '/inscription', 'nobody'),
  page(
    'sign up with an address',
    '/inscription?url=www.une-adresse-assez-longue.exemple.fr%2Fpage',
    'nobody',
  ),
  page('look in your mailbox', '/verification', 'nobody'),
  page('verification link in another browser', '/verification?token={registration}', 'nobody'),
  page('worn-out verification link', '/verification?token=none', 'nobody'),
  page('forgotten password', '/mot-de-passe-oublie', 'nobody'),
  page('new password', '/reinitialisation?token=none', 'nobody'),
  page('incomplete reset link', '/reinitialisation', 'nobody'),
  page('new address, without the session', '/nouvelle-adresse?token={newEmail}', 'nobody'),
  page('new address, with the session', '/nouvelle-adresse?token={newEmail}', 'claire'),
  page('worn-out link of a new address', '/nouvelle-adresse?token=none', 'nobody'),
  page('stop optional mails', '/desabonnement?jeton={stopGroup}&groupe=results', 'nobody', plain),
  page('optional mails stopped', '/desabonnement?jeton={stopGroup}&groupe=failures', 'nobody', plain),
  page('worn-out link of optional mails', '/desabonnement?jeton=none&groupe=results', 'nobody', plain),
  page('landing for someone signed in', '/constat', 'claire'),
  page('dashboard', '/dashboard?tab=overview', 'claire'),
  page('dashboard with cancelled audits', '/dashboard?tab=overview&annules=oui', 'claire'),
  page('first dashboard', '/dashboard?tab=overview', 'newcomer'),
  page('new audit', '/dashboard?tab=new', 'claire'),
  page('new audit, the same again', '/dashboard?tab=new&from={done}', 'claire'),
  page('new audit, the same list again', '/dashboard?tab=new&from={listed}', 'claire'),
  page('new audit, every week', '/dashboard?tab=new&when=weekly', 'admin'),
  page('scheduled audits in every state', '/dashboard/schedules', 'admin'),
  page('no scheduled audit', '/dashboard/schedules', 'newcomer'),
  page('scheduled audits of a plan without any', '/dashboard/schedules', 'claire'),
  page('a scheduled audit', '/dashboard/schedules/{schedule}', 'admin'),
  page('unknown scheduled audit', '/dashboard/schedules/{schedule}', 'claire', refused(404)),
  page('way out of the mails of a scheduled audit', '/desabonnement/{stop}', 'nobody', plain),
  page('worn-out way out', '/desabonnement/none', 'nobody', plain),
  page('many sites', '/dashboard/sites', 'admin'),
  page('sites, filtered', '/dashboard/sites?q=site-1&theme=security&etat=poor', 'admin'),
  page('no site asked for', '/dashboard/sites?q=introuvable', 'admin'),
  page('no site', '/dashboard/sites', 'newcomer'),
  page('sites side by side, to choose', '/dashboard/cote-a-cote', 'admin'),
  page('sites side by side, ticked', '/dashboard/cote-a-cote?{sides}', 'admin'),
  page('one site side by side', '/dashboard/cote-a-cote?sites=exemple.fr', 'admin'),
  page('no sites side by side yet', '/dashboard/cote-a-cote', 'newcomer'),
  page('sites side by side, kept', '/dashboard/cote-a-cote/{lineup}', 'admin'),
  page('another’s sites side by side', '/dashboard/cote-a-cote/{lineup}', 'claire', refused(404)),
  page('sites side by side, for a client', '/dashboard/cote-a-cote', 'client'),
  page('history of a site', '/dashboard/sites/{site}', 'admin'),
  page('history of one audit', '/dashboard/sites/www.exemple.fr', 'claire'),
  page('history of no site', '/dashboard/sites/introuvable.fr', 'claire', refused(404)),
  page('dashboard of many sites', '/dashboard?tab=overview', 'admin'),
  page('plans', '/dashboard?tab=plan', 'claire'),
  page('settings, with domains in every state', '/dashboard?tab=settings', 'claire'),
  page(
    'settings, an identity that is taken',
    '/dashboard?tab=settings&refus=auth%2Flink-taken&fournisseur=proconnect',
    'newcomer',
  ),
  page('settings without a domain', '/dashboard?tab=settings', 'newcomer'),
  page('settings of an agency, with its logo', '/dashboard?tab=settings', 'admin'),
  page('admin figures', '/dashboard?tab=admin', 'admin'),
  page('admin people', '/dashboard?tab=admin&vue=utilisateurs', 'admin'),
  page('admin plan requests', '/dashboard?tab=admin&vue=demandes', 'admin'),
  page('admin mail', '/dashboard?tab=admin&vue=mails', 'admin'),
  page('admin mail in a state', '/dashboard?tab=admin&vue=mails&etat=uncertain', 'admin'),
  page('admin visits', '/dashboard?tab=admin&vue=visites', 'admin'),
  page('who asked for a visit', '/dashboard?tab=admin&vue=visites&site=www.exemple.fr&{visitHour}', 'admin'),
  page('a visit nobody asked for', '/dashboard?tab=admin&vue=visites&site=autre.fr&{visitHour}', 'admin'),
  page('admin signals', '/dashboard?tab=admin&vue=signaux', 'admin'),
  page('what is contested of a rule', '/dashboard?tab=admin&vue=signaux&regle=seo-majeur', 'admin'),
  page('a rule nobody contests', '/dashboard?tab=admin&vue=signaux&regle=none', 'admin'),
  page('admin acts', '/dashboard?tab=admin&vue=actes', 'admin'),
  page('all audits', '/reports/admin', 'admin'),
  page('no such audit among all', '/reports/admin?q=introuvable', 'admin'),
  page('journal of an audit', '/reports/admin/{done}', 'admin'),
  page('report', '/reports/{done}', 'claire'),
  page('report that was measured', '/reports/{measured}', 'claire'),
  page('report with decisions', '/reports/{decided}', 'admin'),
  page('decide of a place', '/reports/{decided}/decision?{place}', 'admin'),
  page('decide of a rule that is decided', '/reports/{decided}/decision?{rule}', 'admin'),
  page('another’s decision', '/reports/{done}/decision?{rule}', 'admin', refused(404)),
  page('samples of a site', '/dashboard/sites/{sampleHost}/echantillons', 'claire'),
  page('no sample of a site', '/dashboard/sites/{site}/echantillons', 'admin'),
  page('journeys of a site', '/dashboard/sites/{sampleHost}/parcours', 'claire'),
  page('journeys of no site', '/dashboard/sites/introuvable.fr/parcours', 'claire', refused(404)),
  page('samples of no site', '/dashboard/sites/introuvable.fr/echantillons', 'claire', refused(404)),
  page('a sample as proposed', '/dashboard/sites/{sampleHost}/echantillons/nouveau', 'claire'),
  page('a sample to correct', '/dashboard/sites/{sampleHost}/echantillons/{sample}', 'claire'),
  page(
    'a former version of a sample',
    '/dashboard/sites/{sampleHost}/echantillons/{sample}?version=1',
    'claire',
  ),
  page('another’s sample', '/dashboard/sites/{sampleHost}/echantillons/{sample}', 'newcomer', refused(404)),
  page('new audit of a sample', '/dashboard?tab=new&echantillon={sample}', 'claire'),
  page('report of a sample', '/reports/{sampled}', 'claire'),
  page(
    'comparison of a sample, page by page',
    '/reports/{sampled}/comparaison?avec={sampledBefore}',
    'claire',
  ),
  page('journal of decisions', '/dashboard/sites/www.exemple.fr', 'admin'),
  page('report to print', '/reports/{decided}/impression', 'admin'),
  page('a PDF that was not made', '/reports/{decided}/pdf?attente=1', 'admin'),
  page('another’s PDF', '/reports/{done}/pdf?attente=1', 'newcomer', refused(404)),
  page('another’s report to print', '/reports/{done}/impression', 'newcomer', refused(404)),
  page('report, filtered', '/reports/{done}?role=developpement&gravite=bloquant', 'claire'),
  page('report, nothing found', '/reports/{done}?q=introuvable', 'claire'),
  page('report of a thousand pages', '/reports/{large}', 'claire'),
  page('a finding alone', '/reports/{done}/constats/{shown}', 'claire'),
  page('unknown finding', '/reports/{done}/constats/{unknown}', 'claire', refused(404)),
  page('a fix alone, with its ticket', '/reports/{done}/correctifs/{fix}', 'claire'),
  page('fixes to send to a provider', '/reports/{done}/envoi', 'claire'),
  page('fixes of one role to send', '/reports/{done}/envoi?pour=editorial', 'claire'),
  page('another’s fixes to send', '/reports/{done}/envoi', 'admin', refused(404)),
  page('a plan that was sent', '/reports/{done}/envois/{handover}?envoye=oui', 'claire'),
  page('another’s plan', '/reports/{done}/envois/{handover}', 'admin', refused(404)),
  page('unknown fix', '/reports/{done}/correctifs/{unknown}', 'claire', refused(404)),
  page('pages of a large report', '/reports/{large}/pages?tri=poids', 'claire'),
  page('a page of a report', '/reports/{done}/pages/{first}', 'claire'),
  page('the tab walk of a page', '/reports/{done}/pages/{first}?vue=clavier', 'claire'),
  page('the reading order of a page', '/reports/{done}/pages/{first}?vue=lecture', 'claire'),
  page('a page from a computer', '/reports/{done}/pages/{first}?ecran=desktop', 'claire'),
  page('the tab walk from a computer', '/reports/{done}/pages/{first}?vue=clavier&ecran=desktop', 'claire'),
  page('a page whose walk is not kept', '/reports/{again}/pages/{first}?vue=clavier', 'claire'),
  page('checks that found nothing', '/reports/{done}/controles', 'claire'),
  page('comparison of two audits', '/reports/{again}/comparaison', 'claire'),
  page('first audit: nothing to compare', '/reports/{done}/comparaison', 'claire'),
  page('running audit', '/reports/{running}', 'claire'),
  page('waiting audit, with its place', '/reports/{waiting}', 'admin'),
  page('shared report of an agency', '/partage/{agencyShare}', 'nobody'),
  page('failed audit', '/reports/{error}', 'claire'),
  page('cancelled audit', '/reports/{cancelled}', 'claire'),
  page('report whose time is over', '/reports/{removed}', 'claire'),
  page('unknown address', '/nulle-part', 'nobody', { ...refused(404), ...plain }),
  page('unknown address for someone signed in', '/nulle-part', 'claire', refused(404)),
  page('unknown report', '/reports/01900000-0000-7000-8000-000000000000', 'claire', refused(404)),
  page('forbidden page', '/reports/admin', 'claire', refused(403)),
  page('one’s spaces', '/espaces', 'claire'),
  page('spaces of an owner', '/espaces', 'owner'),
  page('an organisation', '/organisation', 'owner'),
  page('spaces of somebody whose organisation is here', '/espaces', 'arriving'),
  page('an organisation closed without a second factor', '/organisation/protection', 'unprotected'),
  page('an organisation, for a client', '/organisation', 'client'),
  page('journal of an organisation', '/organisation/journal', 'owner'),
  page('journal refused to a client', '/organisation/journal', 'client', refused(403)),
  page('sites to give and to take', '/organisation/sites', 'owner'),
  page('an organisation to delete', '/organisation/suppression', 'owner'),
  page('invitation, signed out', '/invitation/{joining}', 'nobody'),
  page('invitation, of another address', '/invitation/{joining}', 'claire'),
  page('worn-out invitation into an organisation', '/invitation/none', 'nobody'),
  page('dashboard of a client', '/dashboard?tab=overview', 'client'),
  page('new audit refused to a client', '/dashboard?tab=new', 'client', refused(403)),
  page('settings in an organisation', '/dashboard?tab=settings', 'owner'),
  page('report of an organisation, for its client', '/reports/{ofOrganisation}', 'client'),
  page('what one has to mend', '/mes-corrections', 'owner'),
  page('what nobody mends', '/mes-corrections?qui=personne', 'owner'),
  page('what is mended, for a client', '/mes-corrections?qui=tous', 'client'),
  page('nothing to mend', '/mes-corrections', 'newcomer'),
  page('a fix that was given, with comments', '/reports/{ofOrganisation}/correctifs/{assigned}', 'owner'),
  page('the same fix, for a client', '/reports/{ofOrganisation}/correctifs/{assigned}', 'client'),
  page('a report with who mends what', '/reports/{ofOrganisation}?charge=moi', 'owner'),
  page('mailbox', '/boite-mail', 'nobody', plain),
  page('message', '/boite-mail/{mail}', 'nobody', plain),
];

/** A later audit: the first half of the defects is gone, and one shows on a place of its own. */
function corrected(report: Report): Report {
  const kept = report.findings.slice(Math.ceil(report.findings.length / 2));
  const added: Evidence = {
    type: 'element',
    selector: '#nouveau > img',
    snippet: '<img src="/nouveau.jpg">',
  };
  const findings = kept.map((finding, index) =>
    index === 0
      ? {
          ...finding,
          pages: finding.pages.map((page) => ({ ...page, evidence: [...page.evidence, added] })),
          evidence: finding.pages.length === 0 ? [...finding.evidence, added] : finding.evidence,
        }
      : finding,
  );
  const pages = report.pages.map(({ walks: _walks, other: _other, ...page }) => page);
  const checks = report.findings
    .slice(0, kept.length)
    .map(({ ruleId, ruleVersion, theme, title, automation }) => ({
      ...{ ruleId, ruleVersion, theme, title, automation },
      status: 'pass' as const,
    }));
  return { ...report, findings, pages, checks: [...report.checks, ...checks] };
}

/** Who works in the organisation of a site that was filled. */
export const organisationPeople = new WeakMap<E2eSite, OrganisationPeople>();

/** Fills the site with what the pages show. @returns the ids that stand in braces in the paths. */
export async function seedPages(site: E2eSite): Promise<Record<string, string>> {
  const { claire } = site.api;
  const ids: Record<string, string> = {};
  for (const status of ['done', 'error', 'cancelled', 'running'] as const)
    ids[status] = await site.addAudit(claire, status);
  ids.again = await site.addAudit(claire, 'done', corrected);
  Object.assign(ids, { shown: 'seo-bloquant', first: '1', fix: encodeURIComponent('part:footer') });
  ids.measured = await site.addAudit(claire, 'done', measured);
  ids.large = await site.addAudit(claire, 'done', () => largeReport(10));
  ids.removed = await site.addAudit(claire, 'done');
  ids.listed = await site.addAudit(claire, 'done', (report) => ({ ...report, scope: 'list' }));
  await site.rows(`update audits set scope = 'list', max_pages = 2 where id = '${ids.listed}'`);
  const chosen = ['https://www.exemple.fr/', 'https://www.exemple.fr/contact'];
  await insertAuditPages(site.api.world.deps.db, ids.listed, chosen);
  await removeReport(site.api.world.deps.db, ids.removed, site.api.world.clock.now());
  await site.api.call(claire, 'POST', '/api/plan-requests', { plan: 'pro' });
  await seedDomains(site);
  ids.visitHour = await seedVisits(site, ids.done ?? '');
  await seedBrand(site);
  Object.assign(ids, await seedFollowedSites(site.api));
  await seedAccount(site, ids);
  ids.reset = await seedReset(site.api);
  Object.assign(ids, await seedSamples(site));
  Object.assign(ids, await seedLineups(site));
  Object.assign(ids, await seedDecisions(site));
  Object.assign(ids, await seedHandovers(site.api, ids.done ?? ''));
  Object.assign(ids, await seedShares(site.api, ids.done ?? ''), {
    theme: 'seo',
    part: 'audits-programmes',
    structure: 'Report',
    check: 'axe-color-contrast',
  });
  const organisation = await seedOrganisation(site);
  Object.assign(ids, organisation.ids);
  organisationPeople.set(site, organisation.people);
  ids.waiting = await seedWaiting(site);
  ids.agencyShare = await shareOf(site, ids.decided ?? '');
  await site.addMail('email-verification');
  ids.mail = await site.addMail('audit-finished');
  return ids;
}

/** A link to a report of the agency. @returns its token */
async function shareOf({ api }: E2eSite, auditId: string): Promise<string> {
  const { db, ids, clock } = api.world.deps;
  const [token, now] = [ids.token(), clock.now()];
  await insertShare(db, {
    ...{ id: ids.uuid(), auditId, uid: api.admin.viewer.uid, tokenHash: hashToken(token) },
    ...{ passwordHash: null, label: 'Client', createdAt: now },
    expiresAt: new Date(now.getTime() + 365 * dayMs),
  });
  return token;
}

/** Two audits of the administrator wait for a worker, of which there is none. @returns the second */
async function seedWaiting(site: E2eSite): Promise<string> {
  const { deps } = site.api.world;
  const { uid } = site.api.admin.viewer;
  let id = '';
  for (const url of ['https://a.exemple.org/', 'https://b.exemple.org/']) {
    id = await site.addAudit(site.api.admin, 'queued');
    await queueAuditRound(deps, deps.db, { id, uid, url, round: 0, maxPages: 10 }, 'agency');
  }
  return id;
}

/** Claire waits for a new address, does without one kind of mail, and has had another plan. */
async function seedAccount(site: E2eSite, ids: Record<string, string>): Promise<void> {
  const { deps } = site.api.world;
  const { uid } = site.api.claire.viewer;
  const email = 'claire@nouvelle.exemple.fr';
  const tokens = createMailedTokens(site.pool, deps.clock, deps.ids);
  const registration = {
    id: deps.ids.uuid(),
    email: 'paul@une-adresse-assez-longue.exemple.fr',
    name: '',
  };
  await createEmbeddedAccounts(site.pool).insert({
    ...registration,
    createdAt: deps.clock.now(),
    hash: null,
  });
  ids.registration = (await tokens.create('verify-email', { ...registration, emailVerified: false })).token;
  const mailed = await tokens.create(
    'change-email',
    { id: uid, email, name: '', emailVerified: true },
    email,
  );
  ids.newEmail = mailed.token;
  await setPendingEmail(deps.db, uid, { email, until: mailed.expiresAt });
  const profile = await setUnwantedMails(deps.db, { uid }, { stopped: ['failures'], resumed: [] });
  ids.stopGroup = profile?.unsubscribeToken ?? '';
  await site.rows(
    `insert into identity_links (id, uid, provider, issuer, subject, email, created_at, used_at, siret, organization_label)
      values (gen_random_uuid(), '${uid}', 'proconnect', 'https://agents.exemple.fr/api/v2', 'claire',
        'claire.moreau@une-commune-au-nom-assez-long.exemple.fr', now(), now(), '13002526500013', 'Commune de Clamart')`,
  );
  await insertPlanChange(deps.db, {
    id: deps.ids.uuid(),
    uid,
    fromPlan: 'pro',
    plan: 'free',
    label: 'Gratuit',
    priceEuros: 0,
    cause: 'admin',
    changedAt: new Date(deps.clock.now().getTime() - 10 * dayMs),
  });
}

/** The administrator is an agency too: name and logo on its PDFs, every export. */
async function seedBrand({ api }: E2eSite): Promise<void> {
  const { admin } = api;
  await api.call(admin, 'PATCH', `/api/admin/users/${admin.viewer.uid}`, { plan: 'agency' });
  await api.call(admin, 'PUT', '/api/account/brand', {
    ...{ name: 'Agence Lumière & fils', logo: greenPixel, color: '#7a1fa2' },
  });
}

const dayMs = 24 * 3600 * 1000;

/** Visits of one hour yesterday, and an older one. @returns the hour, as an address asks for it */
async function seedVisits(site: E2eSite, auditId: string): Promise<string> {
  const { db, ids, clock } = site.api.world.deps;
  const { uid } = site.api.claire.viewer;
  const at = new Date(Math.floor((clock.now().getTime() - dayMs) / 3_600_000) * 3_600_000);
  const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const visit = { attempt: 1, site: 'exemple.fr', host: 'www.exemple.fr', uid };
  const visits = [
    { ...visit, ofId: ids.uuid(), kind: 'audit', startedAt: after(-4000), finishedAt: after(-3990) },
    { ...visit, ofId: auditId, kind: 'audit', startedAt: after(5), finishedAt: after(12) },
    { ...visit, ofId: ids.uuid(), kind: 'verification', startedAt: after(20), finishedAt: after(21) },
    { ...visit, ofId: ids.uuid(), kind: 'audit', uid: null, startedAt: after(50), finishedAt: null },
  ] as const;
  for (const one of visits) await openSiteVisit(db, one);
  const paris = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day, time = ''] = paris.format(at).split(' ');
  return `jour=${day}&heure=${Number(time.slice(0, 2))}`;
}

/** Domains of Claire: one just added, one proved each way, one expired, one lost, one whose check found nothing. */
async function seedDomains(site: E2eSite): Promise<void> {
  const { db, ids, clock } = site.api.world.deps;
  const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const add = (host: string, values: Partial<typeof domains.$inferInsert>) =>
    db.insert(domains).values({
      id: ids.uuid(),
      uid: site.api.claire.viewer.uid,
      host,
      token: ids.token(),
      createdAt: ago(60),
      ...values,
    });
  const seen = (method: ProofMethod, days: number) => ({
    status: 'proved' as const,
    method,
    provedAt: ago(50),
    confirmedAt: ago(days),
    lastCheckedAt: ago(days),
    checks: proofChecks({ [method]: { outcome: 'proved' } }),
  });
  const long = 'un-sous-domaine-assez-long.de-la-mairie-de-villeneuve-sur-exemple.fr';
  await add('a.nouveau.fr', {});
  await add('b.exemple.fr', seen('dns', 2));
  await add('c.exemple.fr:8443', seen('file', 40));
  await add('d.exemple.fr', { ...seen('meta', 3), status: 'lost', checks: proofChecks() });
  await add(long, {
    status: 'failed',
    lastCheckedAt: ago(1),
    checks: proofChecks({
      dns: { outcome: 'unreachable' },
      file: { outcome: 'redirected', detail: `www.${long}` },
      meta: { outcome: 'unreachable', detail: 'tls' },
    }),
  });
}
