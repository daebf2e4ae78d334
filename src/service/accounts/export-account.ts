import { AppError } from '#contract/errors.ts';
import { parseReport } from '#contract/parse-report.ts';
import { type ZipEntry, zipOf } from '#platform/zip.ts';
import {
  apiKeysForExport,
  attemptsForExport,
  auditsForExport,
  billingForExport,
  blobsForExport,
  brandForExport,
  decisionsForExport,
  domainsForExport,
  handoversForExport,
  knownBrowsersForExport,
  mailsForExport,
  planChangesForExport,
  planRequestsForExport,
  profileForExport,
  providersForExport,
  recipientsForExport,
  reportTextForExport,
  samplesForExport,
  schedulesForExport,
  sharesForExport,
  siteFilesForExport,
  siteVisitsForExport,
  webhooksForExport,
} from '#store/account-export.ts';
import { assignmentsForExport } from '#store/assignments.ts';
import { findAuditPages, findAuditSample } from '#store/audit-pages.ts';
import type { AuditRow } from '#store/audits.ts';
import type { BlobRow } from '#store/blobs.ts';
import { commentsForExport, mentionsForExport } from '#store/comments.ts';
import { joinRequestsBy } from '#store/join-requests.ts';
import { journeyVersionsForExport } from '#store/journey-versions.ts';
import { journeysForExport } from '#store/journeys.ts';
import { lineupsForExport } from '#store/lineups.ts';
import { eventsBy } from '#store/organisation-events.ts';
import { listOrganisationsOf } from '#store/organisations.ts';
import { factorsForExport } from '#store/second-factors.ts';
import { signInsForExport } from '#store/sign-ins.ts';
import { siteAccessesForExport } from '#store/site-accesses.ts';
import { verificationsForExport } from '#store/verifications.ts';
import { decidedOf } from '../decisions/decided-of.ts';
import type { Deps } from '../deps.ts';
import { fileTrouble, readRow } from '../files/read-file.ts';
import { reportToCsv } from '../reports/report-csv.ts';
import type { Viewer } from '../viewer.ts';
import { listSessions } from './sessions.ts';

type ExportDeps = Pick<Deps, 'db' | 'objects' | 'clock' | 'log'>;

const readMe = `Vos données chez Constat
========================

compte.json            votre profil, vos sessions, les moyens de votre deuxième étape (jamais leurs secrets), vos domaines, vos audits programmés, vos échantillons,
                       vos comparaisons de sites, vos décisions, vos correctifs à faire, vos commentaires et où l’on vous mentionne, vos liens de partage, vos plans envoyés, vos clés d’API, vos webhooks, vos destinataires,
                       les sites dont un accès est enregistré (jamais ce qu’il contient),
                       vos formules, votre abonnement,
                       les e-mails reçus
audits/…/audit.json    un audit : adresse, réglages, dates, scores
audits/…/rapport.json  son rapport complet, tel qu’il est conservé
audits/…/rapport.csv   ses constats, pour un tableur
audits/…/captures/     ses captures d’écran
audits/…/rapport.pdf   son PDF, s’il a été demandé

Un audit dont la durée de conservation est passée n’a plus que son fichier audit.json : ses scores restent.
Les dates sont en temps universel (UTC).
`;

/**
 * Everything kept about the person (GDPR, articles 15 and 20) as one ZIP archive, made as it is read: never more than
 * one report or picture is in memory.
 * @throws AppError `auth/required`.
 */
export async function exportAccount(deps: ExportDeps, viewer: Viewer): Promise<ReadableStream<Uint8Array>> {
  const profile = await profileForExport(deps.db, viewer.uid);
  if (!profile) throw new AppError('auth/required');
  const account = {
    format: 'constat-account-export',
    version: 2,
    exportedAt: deps.clock.now().toISOString(),
    profile,
    sessions: await listSessions(deps, viewer),
    secondFactors: await factorsForExport(deps.db, viewer.uid),
    knownBrowsers: await knownBrowsersForExport(deps.db, viewer.uid),
    organisations: await listOrganisationsOf(deps.db, viewer.uid),
    joinRequests: await joinRequestsBy(deps.db, viewer.uid),
    organisationEvents: await eventsBy(deps.db, viewer.email),
    siteVisits: await siteVisitsForExport(deps.db, viewer.uid),
    brand: await brandForExport(deps.db, viewer.uid),
    domains: await domainsForExport(deps.db, viewer.uid),
    samples: await samplesForExport(deps.db, viewer.uid),
    lineups: await lineupsForExport(deps.db, viewer.uid),
    schedules: await schedulesForExport(deps.db, viewer.uid),
    decisions: await decisionsForExport(deps.db, viewer.uid),
    assignments: await assignmentsForExport(deps.db, viewer.uid),
    comments: await commentsForExport(deps.db, viewer.uid),
    mentions: await mentionsForExport(deps.db, viewer.uid),
    shares: await sharesForExport(deps.db, viewer.uid),
    handovers: await handoversForExport(deps.db, viewer.uid),
    providers: await providersForExport(deps.db, viewer.uid),
    apiKeys: await apiKeysForExport(deps.db, viewer.uid),
    webhooks: await webhooksForExport(deps.db, viewer.uid),
    recipients: await recipientsForExport(deps.db, viewer.uid),
    signIns: await signInsForExport(deps.db, viewer.uid),
    siteAccesses: await siteAccessesForExport(deps.db, viewer.uid),
    journeys: await journeysForExport(deps.db, viewer.uid),
    journeyVersions: await journeyVersionsForExport(deps.db, viewer.uid),
    planRequests: await planRequestsForExport(deps.db, viewer.uid),
    planChanges: await planChangesForExport(deps.db, viewer.uid),
    billing: await billingForExport(deps.db, viewer.uid),
    siteFiles: await siteFilesForExport(deps.db, viewer.uid),
    mails: await mailsForExport(deps.db, viewer.uid),
  };
  return zipOf(entriesOf(deps, viewer.uid, account));
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

async function* entriesOf(deps: ExportDeps, uid: string, account: object): AsyncGenerator<ZipEntry> {
  const modifiedAt = deps.clock.now();
  yield { path: 'LISEZ-MOI.txt', content: readMe, modifiedAt };
  yield { path: 'compte.json', content: jsonOf(account), modifiedAt };
  for await (const audit of auditsForExport(deps.db, uid)) yield* auditEntries(deps, audit);
}

async function* auditEntries(deps: ExportDeps, audit: AuditRow): AsyncGenerator<ZipEntry> {
  const folder = folderOf(audit);
  const modifiedAt = audit.finishedAt ?? audit.createdAt;
  const attempts = await attemptsForExport(deps.db, audit.id);
  const verifications = await verificationsForExport(deps.db, audit.id);
  const asked = await findAuditPages(deps.db, audit.id);
  const sample = await findAuditSample(deps.db, audit.id);
  const told = {
    ...audit,
    ...(asked && { pages: asked }),
    ...(sample && { sample }),
    attempts,
    verifications,
  };
  yield { path: `${folder}/audit.json`, content: jsonOf(told), modifiedAt };
  const text = await reportTextForExport(deps.db, audit.id);
  if (text !== null) {
    yield { path: `${folder}/rapport.json`, content: text, modifiedAt };
    const csv = await csvOf(deps, audit.id, text);
    if (csv !== null) yield { path: `${folder}/rapport.csv`, content: csv, modifiedAt };
  }
  for await (const row of blobsForExport(deps.db, audit.id)) {
    const { key, contentType } = row;
    const isPdf = contentType === 'application/pdf';
    const path = isPdf ? 'rapport.pdf' : `captures/${pictureName(key, contentType)}`;
    yield { ...(await contentOrNote(deps, audit.id, row, `${folder}/${path}`)), modifiedAt };
  }
}

/** What cannot be had is told in its place: the archive is under way, and the rest of it stands. */
async function contentOrNote(deps: ExportDeps, auditId: string, row: BlobRow, path: string) {
  try {
    const file = await readRow(deps, auditId, row);
    if (file !== null) return { path, content: file.bytes };
  } catch (error) {
    if (fileTrouble(error) === null) throw error;
    if (fileTrouble(error) === 'file/unavailable')
      return {
        path: `${path}.txt`,
        content: 'Ce fichier n’était pas disponible pour le moment. Demandez un nouvel export plus tard.\n',
      };
  }
  return { path: `${path}.txt`, content: 'Ce fichier n’est plus disponible.\n' };
}

/** A report that cannot be read any more is given as it is kept, without a table of it. */
async function csvOf(deps: ExportDeps, auditId: string, text: string): Promise<string | null> {
  try {
    const report = parseReport(JSON.parse(text));
    return reportToCsv(report, await decidedOf(deps, auditId, report));
  } catch (error) {
    deps.log.warn({ audit: auditId, error }, 'report exported without its CSV');
    return null;
  }
}

/** `audits/2026-11-21-www.exemple.fr-0190…`: in the order of time, safe on any disk. */
function folderOf({ id, host, createdAt }: AuditRow): string {
  const day = createdAt.toISOString().slice(0, 10);
  return `audits/${[day, safe(host), id].filter((part) => part !== '').join('-')}`;
}

/** Keys end in the kind of their picture by now; older ones did not. */
const pictureName = (key: string, contentType: string): string =>
  /\.(?:webp|jpe?g|png|avif)$/.test(key) ? safe(key) : `${safe(key)}.${contentType.split('/')[1] ?? 'bin'}`;

const safe = (name: string) =>
  name
    .replaceAll(/[^a-z0-9.-]/gi, '-')
    .replaceAll('..', '-')
    .slice(0, 120);
