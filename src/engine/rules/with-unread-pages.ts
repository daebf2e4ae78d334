import type { PageFacts } from '../artifacts.ts';
import { memoise } from '../derive/memoise.ts';
import type { SiteRule, UnreadPages, Verdict } from '../rule.ts';
import { textLost } from './untested-words.ts';

const readPages = memoise((pages: readonly PageFacts[]) => pages.filter((page) => !page.textLost));

/** What such a rule names was seen for certain, whatever else of the page was not. */
const names = new Set<UnreadPages>(['alone', 'named']);

const isFound = ({ status }: Verdict): boolean => status === 'fail' || status === 'review';

/**
 * The rule over a site where a page left no text: such a page holds nothing that anybody knows of, and is not empty. Rules
 * that compare pages, or look for something anywhere, do not see it; that something is nowhere is then not proven.
 * Where every page is so, all that is left is what was seen without their text.
 */
export const withUnreadPages =
  (pages: readonly PageFacts[]) =>
  (rule: SiteRule): SiteRule => {
    const read = readPages(pages).length;
    if (read === pages.length || !rule.artifacts.includes('pages')) return rule;
    const unread = rule.unread ?? 'any';
    const untested = { status: 'untested', reason: textLost } as const;
    return {
      ...rule,
      evaluate(artifacts) {
        if (unread === 'any' || unread === 'complete') {
          if (read === 0) return untested;
          const verdict = rule.evaluate({ ...artifacts, pages: readPages(artifacts.pages) });
          return unread === 'complete' || isUnseen(verdict) ? asDoubt(rule, verdict) : verdict;
        }
        const verdict = rule.evaluate(artifacts);
        if (names.has(unread)) return read > 0 || isFound(verdict) ? verdict : untested;
        if (!isUnseen(verdict)) return verdict;
        return read === 0 ? untested : asDoubt(rule, verdict);
      },
    };
  };

const isUnseen = (verdict: Verdict): boolean => 'unseen' in verdict && verdict.unseen === true;

/** A failure that the page without text may undo. A rule that never asks a person says that it could not be tested. */
function asDoubt({ automation }: SiteRule, verdict: Verdict): Verdict {
  if (verdict.status !== 'fail') return verdict;
  return automation === 'automatique'
    ? { status: 'untested', reason: textLost }
    : { ...verdict, status: 'review', unseen: true };
}
