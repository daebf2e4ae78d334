import { AppError, type ErrorCode, isAppError } from '#contract/errors.ts';
import { verificationsPerLinkDay } from '#contract/handover-words.ts';
import { waitData } from '#contract/wait.ts';
import { fixesOf } from '#report/fixes/fixes-of.ts';
import { type HandoverFixRow, type HandoverRow, listHandoverFixes } from '#store/handovers.ts';
import { listVerificationRows, type VerificationRow } from '#store/verifications.ts';
import type { Deps } from '../deps.ts';
import { giveBack, secondsUntil, takeLimit } from '../limits/take-limits.ts';
import { readOutline } from '../reports/read-parts.ts';
import { startVerification } from '../verifications/start-verification.ts';
import { findOpen } from './find-open.ts';
import { type FixTarget, targetsOf } from './fix-targets.ts';
import { mostChecks } from './manage-handovers.ts';

type VerifyDeps = Pick<Deps, 'config' | 'db' | 'queue' | 'clock' | 'ids'>;

/** Questions of one press: as many as one person may have under way. */
const atOnce = 3;

/**
 * Asks again about a fix that its provider told as done, on the pages that were not asked about since, else those where it was
 * still there. It counts within what the owner’s plan allows, and within what one link may.
 * @returns how many verifications began
 * @throws AppError `request/not-found`, `handover/not-done`, `handover/not-verifiable`, `handover/link-limit`,
 * `handover/owner-limit`, `verification/*`, `handover/revoked`, `handover/expired`.
 */
export async function verifyHandedFix(deps: VerifyDeps, token: string, key: string): Promise<number> {
  const { handover } = await findOpen(deps, token);
  const row = (await listHandoverFixes(deps.db, [handover.id])).find(({ fixKey }) => fixKey === key);
  if (!row) throw new AppError('request/not-found');
  if (row.mark !== 'done') throw new AppError('handover/not-done');
  const questions = await questionsOf(deps, handover, row);
  if (questions.length === 0) throw new AppError('handover/not-verifiable');
  let begun = 0;
  for (const question of questions) {
    try {
      await ask(deps, handover, question);
      begun += 1;
    } catch (error) {
      if (begun === 0 || !isAppError(error)) throw error;
      break;
    }
  }
  return begun;
}

/** What is not known yet comes first, then what was not corrected, then what is known longest. */
async function questionsOf(
  deps: Pick<Deps, 'db'>,
  { auditId }: HandoverRow,
  { fixKey, doneAt }: HandoverFixRow,
): Promise<readonly FixTarget[]> {
  const report = await readOutline(deps, { id: auditId, status: 'done' });
  const fix = report && fixesOf(report).find((one) => one.key === fixKey);
  if (!report || !fix) return [];
  const checks = await listVerificationRows(deps.db, auditId, mostChecks);
  const rankOf = (target: FixTarget): number => {
    const last = checks.find(({ ruleId, page }) => ruleId === target.ruleId && page === target.page);
    return rank(last, doneAt);
  };
  return targetsOf(fix, report)
    .list.map((target) => ({ target, rank: rankOf(target) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, atOnce)
    .map(({ target }) => target);
}

function rank(last: VerificationRow | undefined, doneAt: Date | null): number {
  if (last === undefined || doneAt === null || last.createdAt < doneAt) return 0;
  return last.result?.outcome === 'fixed' ? last.createdAt.getTime() : 1;
}

async function ask(
  deps: VerifyDeps,
  { id, uid, auditId }: HandoverRow,
  { ruleId, page }: FixTarget,
): Promise<void> {
  const counted = ['handoverCheckDay', id] as const;
  const window = await takeLimit(deps, counted, { max: Number.POSITIVE_INFINITY });
  if (window.count > verificationsPerLinkDay)
    throw new AppError('handover/link-limit', {
      data: {
        limit: verificationsPerLinkDay,
        ...waitData(secondsUntil(window.endsAt, deps.clock.now())),
      },
    });
  try {
    await startVerification(deps, { uid }, auditId, { ruleId, page });
  } catch (error) {
    await giveBack(deps, [counted]);
    throw isAppError(error) ? toProvider(error) : error;
  }
}

const ofOwner: readonly ErrorCode[] = ['verification/day-limit', 'auth/required'];

/** The owner’s refusals speak to the owner. */
const toProvider = (error: AppError): AppError =>
  ofOwner.includes(error.code) ? new AppError('handover/owner-limit', { cause: error }) : error;
