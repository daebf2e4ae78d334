import { countOf, lowerFirst, typeset } from '#contract/french.ts';
import { fateOf, notAnalysedWords } from '#contract/not-analysed.ts';
import type { Report } from '#contract/report.ts';

/** What the audit could not see, by its reason. */
export interface UntestedView {
  /** « 12 contrôles non testés et 2 pages non lues »; empty where everything was. */
  readonly words: string;
  /** Reasons with how often each was met, the most frequent first. */
  readonly reasons: readonly string[];
}

/** Checks that could not be made and pages that could not be read, and why. Pure. */
export function viewUntested({ checks, notAnalysed, pageCounts }: Report): UntestedView {
  const failed = checks.filter(({ status }) => status === 'error');
  const lost = notAnalysed.filter(({ reason }) => fateOf(reason) === 'unread');
  const unread = pageCounts?.unread ?? lost.length;
  const words = [
    failed.length > 0 ? countOf(failed.length, 'contrôle non testé', 'contrôles non testés') : '',
    unread > 0 ? countOf(unread, 'page non lue', 'pages non lues') : '',
  ].filter(Boolean);
  return {
    words: words.join(' et '),
    reasons: [
      ...counted(
        failed.map(({ reason = 'non testé' }) => reason),
        'contrôle',
        'contrôles',
      ),
      ...counted(lost.map(notAnalysedWords), 'page', 'pages'),
    ],
  };
}

function counted(reasons: readonly string[], one: string, many: string): string[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([reason, count]) => typeset(`${countOf(count, one, many)} : ${asPhrase(reason)}`));
}

/** A reason that was written as a sentence, after a colon. */
const asPhrase = (reason: string): string =>
  /^\p{Lu}\p{Ll}/u.test(reason) ? lowerFirst(reason).replace(/\.$/, '') : reason;
