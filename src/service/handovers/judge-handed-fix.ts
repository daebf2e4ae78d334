import { countOf, formatDate, formatDateTime, typeset } from '#contract/french.ts';
import type { HandedState } from '#contract/handover-words.ts';
import { sayVerification } from '#contract/say-verification.ts';
import type { HandoverFixRow } from '#store/handovers.ts';
import type { VerificationRow } from '#store/verifications.ts';
import type { FixTarget, FixTargets } from './fix-targets.ts';

type Row = Pick<HandoverFixRow, 'mark' | 'changedAt' | 'doneAt' | 'seen' | 'seenAt'>;
type Check = Pick<VerificationRow, 'ruleId' | 'page' | 'result' | 'createdAt' | 'finishedAt'>;

/** How far a handed fix is, and what that rests on in one French sentence. */
export interface JudgedFix {
  readonly state: HandedState;
  readonly sentence: string;
}

/**
 * What its provider said, what was verified since, and what an audit saw since, as one state. The latest of them that can tell
 * wins; what could not be seen changes nothing and says so. Pure.
 * @param checks of the report, newest first
 */
export function judgeHandedFix(row: Row, targets: FixTargets, checks: readonly Check[]): JudgedFix {
  return { ...judged(row, targets, checks) };
}

function judged(row: Row, targets: FixTargets, checks: readonly Check[]): JudgedFix {
  const told = (state: HandedState, sentence: string) => ({ state, sentence: typeset(sentence) });
  const { mark, changedAt, doneAt, seen, seenAt } = row;
  const isLater = seenAt !== null && (changedAt === null || seenAt > changedAt);
  if (seen === 'gone' && seenAt !== null && (isLater || mark === 'done'))
    return told('verified', `L’audit du ${formatDate(seenAt)} ne le relève plus.`);
  if (mark !== 'done' || doneAt === null) {
    const since = changedAt === null ? '' : `Depuis le ${formatDateTime(changedAt)}.`;
    return told(mark === 'done' ? 'doing' : mark, since);
  }
  const latest = latestOf(targets.list, checks, doneAt);
  const lastAt = Math.max(0, ...latest.map(({ check }) => check.createdAt.getTime()));
  if (seen === 'there' && seenAt !== null && seenAt > doneAt && seenAt.getTime() > lastAt)
    return told('again', `L’audit du ${formatDate(seenAt)} le relève encore.`);
  const still = latest.find(({ check, target }) => check.result?.outcome === 'still' && !target.isPart);
  if (still) return told('again', sentenceOf(still));
  const fixed = latest.filter(({ check }) => check.result?.outcome === 'fixed');
  if (fixed.length > 0 && fixed.length === targets.list.length && targets.isWhole)
    return told('verified', `Vérifié le ${formatDate(new Date(lastAt))} : plus rien n’est relevé.`);
  const done = `Fait le ${formatDate(doneAt)}.`;
  const other = latest.find(({ check }) => check.result?.outcome !== 'fixed');
  if (other) return told('done', `${done} ${sentenceOf(other)}`);
  if (fixed.length === 0) return told('done', done);
  return told('done', `${done} ${partly(fixed.length, targets)}`);
}

interface Told {
  readonly target: FixTarget;
  readonly check: Check;
}

/** The last answer to each question since it was told as done. */
function latestOf(targets: readonly FixTarget[], checks: readonly Check[], since: Date): Told[] {
  return targets.flatMap((target) => {
    const check = checks.find(
      ({ ruleId, page, result, createdAt }) =>
        result !== null && ruleId === target.ruleId && page === target.page && createdAt >= since,
    );
    return check ? [{ target, check }] : [];
  });
}

function sentenceOf({ target, check }: Told): string {
  const said = check.result ? sayVerification(check.result, false) : '';
  const where = `Vérification du ${formatDateTime(check.finishedAt ?? check.createdAt)} sur ${pathOf(target.page)}. ${said}`;
  return target.isPart && check.result?.outcome === 'still'
    ? `${where} Une partie peut relever d’un autre correctif : regardez ce qui reste.`
    : where;
}

function partly(fixed: number, { list, isWhole }: FixTargets): string {
  const rest = isWhole ? '' : ' Le reste se vérifie au prochain audit.';
  const all = countOf(list.length, 'vérification possible', 'vérifications possibles');
  return `Corrigé pour ${fixed} sur ${all}.${rest}`;
}

/** Path and query: the host is that of the plan. */
export function pathOf(page: string): string {
  const url = URL.parse(page);
  return url ? `${url.pathname}${url.search}` : page;
}
