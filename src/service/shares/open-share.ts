import type { SenderBrand } from '#contract/brand.ts';
import type { DecidedReport } from '#contract/decisions.ts';
import { earlierBy } from '#contract/durations.ts';
import { AppError } from '#contract/errors.ts';
import type { Finding } from '#contract/report.ts';
import { verifyPassword } from '#platform/identity/password-hash.ts';
import { badgeSvg } from '#report/badge.ts';
import { profileOf } from '#report/binding/binding-of.ts';
import { gradeOf } from '#report/grade.ts';
import { sharedFindingPath } from '#report/reading/finding-path.ts';
import { type FindingReading, findingReading } from '#report/reading/finding-reading.ts';
import { type ReportReading, readingOf } from '#report/reading/reading-of.ts';
import { readReport } from '#store/reports.ts';
import { countShareAccess, countShareTry, findShareByHash, type ShareRow } from '#store/shares.ts';
import { senderBrand } from '../accounts/brand.ts';
import type { Deps } from '../deps.ts';
import { type FileDeps, readFile } from '../files/read-file.ts';
import { hashToken } from '../hash-token.ts';
import { readFindingPart, readHomePart, readOutline } from '../reports/read-parts.ts';
import { decidedOfOutline } from '../reports/read-reading.ts';
import { imageTypeOf, type StoredImage } from '../reports/read-report.ts';
import type { Viewer } from '../viewer.ts';
import { isUnlocked, shareCookie } from './share-key.ts';
import { shareState } from './share-view.ts';

type OpenDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Passwords that may be typed for one link, from wherever, in a quarter of an hour. */
const mostTries = 10;
const triesWindowMs = 15 * 60_000;

/** Somebody with a link: its token, and the cookies of their browser. */
export interface ShareVisit {
  readonly token: string;
  readonly cookies: string | null;
}

/** A report as whoever holds its link reads it, with what its owner decided of it. */
export interface SharedReport {
  readonly host: string;
  readonly url: string;
  readonly finishedAt: string;
  /** The agency that shares it; null where there is none. */
  readonly sender: SenderBrand | null;
  readonly reading: ReportReading;
}

/** A suspended account shows nothing; a report whose time is over has taken its links along. */
async function findOpen({ db, clock }: OpenDeps, token: string): Promise<ShareRow> {
  if (!/^[\w-]{43}$/.test(token)) throw new AppError('request/not-found');
  const found = await findShareByHash(db, hashToken(token));
  if (found === null) throw new AppError('request/not-found');
  const state = shareState(found.share, clock.now());
  if (state === 'revoked' || found.suspendedAt !== null) throw new AppError('share/revoked');
  if (state === 'expired' || found.reportRemovedAt !== null) throw new AppError('share/expired');
  return found.share;
}

async function findUnlocked(deps: OpenDeps, { token, cookies }: ShareVisit): Promise<ShareRow> {
  const share = await findOpen(deps, token);
  if (!isUnlocked(share, cookies, deps.clock.now(), deps.config)) throw new AppError('share/password-needed');
  return share;
}

/**
 * What a link opens, counted unless its owner looks; null while its password has not been typed.
 * @throws AppError `request/not-found`, `share/revoked`, `share/expired`.
 */
export async function openShare(
  deps: OpenDeps,
  visit: ShareVisit,
  viewer: Pick<Viewer, 'uid'> | null,
): Promise<SharedReport | null> {
  const share = await findOpen(deps, visit.token);
  const now = deps.clock.now();
  if (!isUnlocked(share, visit.cookies, now, deps.config)) return null;
  const audit = auditOf(share);
  const outline = await readOutline(deps, audit);
  if (outline === null) throw new AppError('request/not-found');
  if (viewer?.uid !== share.uid) await countShareAccess(deps.db, share.id, now);
  const decided = unsigned(await decidedOfOutline(deps, audit, outline));
  const homePart = (await readHomePart(deps, audit, outline)) ?? undefined;
  const { host, url, finishedAt } = outline;
  const sender = await senderBrand(deps, share.uid);
  return {
    host,
    url,
    finishedAt,
    sender,
    reading: readingOf(outline, { decided, homePart, noProofs: true }),
  };
}

/** A link is made to an audit that is done. */
const auditOf = ({ auditId }: ShareRow) => ({ id: auditId, status: 'done' }) as const;

/**
 * A finding of a shared report with the proofs of some of its pages; not counted: whoever reads it has opened the report.
 * @throws AppError `share/password-needed`, `request/not-found` for an unknown finding, and what `openShare` throws.
 */
export async function readSharedFinding(
  deps: OpenDeps & Pick<Deps, 'config'>,
  visit: ShareVisit,
  asked: { readonly ruleId: string; readonly verdict: Finding['verdict']; readonly at: number },
): Promise<{ host: string; reading: FindingReading }> {
  const audit = auditOf(await findUnlocked(deps, visit));
  const [part, outline] = await Promise.all([
    readFindingPart(deps, audit, asked.verdict, asked.ruleId),
    readOutline(deps, audit),
  ]);
  if (part === null || outline === null) throw new AppError('request/not-found');
  const address = `${deps.config.publicUrl}${sharedFindingPath(visit.token, part.finding)}`;
  const decided = unsigned(await decidedOfOutline(deps, audit, outline));
  return { host: part.host, reading: findingReading(part, asked.at, address, decided, profileOf(outline)) };
}

/** What was decided, without the name and address of the account that did. */
function unsigned(decided: DecidedReport | null): DecidedReport | null {
  if (decided === null) return null;
  const someone = 'la personne qui partage ce rapport';
  const author = { name: someone, email: someone };
  return { ...decided, decisions: decided.decisions.map((decision) => ({ ...decision, author })) };
}

/**
 * The `Set-Cookie` value of a browser that typed the right password.
 * @param readPassword reads what was typed; asked only for a link that has a password and may be tried once more
 * @throws AppError `share/wrong-password`, `share/too-many-tries`, and what `openShare` throws.
 */
export async function unlockShare(
  deps: OpenDeps,
  token: string,
  readPassword: () => Promise<string>,
): Promise<string> {
  const share = await findOpen(deps, token);
  const now = deps.clock.now();
  const hash = share.passwordHash;
  if (hash === null) return shareCookie(share, now, deps.config);
  const tries = await countShareTry(deps.db, share.id, now, earlierBy(now, triesWindowMs));
  if (tries > mostTries) throw new AppError('share/too-many-tries');
  const password = await readPassword();
  if (password.length > 1024 || !(await verifyPassword({ hash, password })))
    throw new AppError('share/wrong-password');
  return shareCookie(share, now, deps.config);
}

/**
 * A picture of a shared report.
 * @throws AppError `share/password-needed`, `file/missing`, `file/unavailable`, and what `openShare` throws.
 */
export async function readSharedScreenshot(
  deps: OpenDeps & FileDeps,
  visit: ShareVisit,
  key: string,
): Promise<StoredImage> {
  const share = await findUnlocked(deps, visit);
  const blob = await readFile(deps, share.auditId, key);
  const contentType = imageTypeOf(blob);
  if (blob === null || contentType === undefined) throw new AppError('request/not-found');
  return { contentType, bytes: blob.bytes };
}

/**
 * The badge of a shared report. A link with a password has none: it would tell the score to whoever sees the page
 * around it.
 * @throws AppError `share/password-needed`, and what `openShare` throws.
 */
export async function readShareBadge(deps: OpenDeps, token: string): Promise<string> {
  const share = await findUnlocked(deps, { token, cookies: null });
  const report = await readReport(deps.db, share.auditId);
  if (report === null) throw new AppError('request/not-found');
  return badgeSvg(report, report.finishedAt, gradeOf(report).isDanger);
}
