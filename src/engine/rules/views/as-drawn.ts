import { typeset } from '#contract/french.ts';
import { orElse, type PageArtifacts, type PageShapes } from '../../artifacts.ts';
import { type LostSheet, lostSheetsOf } from '../../derive/css/lost-sheets.ts';
import { hostOf } from '../../derive/http/domains.ts';
import type { PageRule, Verdict } from '../../rule.ts';

/**
 * The rules as they are asked of that page: those that judge how it is drawn have nothing to judge where a style sheet
 * that dresses it did not reach this machine. Neither faults nor passes are told: both may be of the bare page alone.
 * Where its letters alone did not come, those that judge whether a text has its room only ask.
 */
export function asDrawn({ requests, page, dom }: PageArtifacts): (rule: PageRule) => PageRule {
  const lost = lostSheetsOf(orElse(requests, []), page, orElse(dom, null));
  return (rule) => {
    if (!rule.judges) return rule;
    const missing = lost.find(({ draws }) => draws === 'page' || draws === rule.judges);
    if (!missing) return rule;
    if (missing.draws === 'letters') return { ...rule, evaluate: (plain) => asked(rule.evaluate(plain)) };
    return {
      ...rule,
      evaluate(plain) {
        const own = rule.evaluate(plain);
        const isOfNoSheet = own.status === 'untested' || (own.status === 'inapplicable' && isUnlooked(plain));
        return isOfNoSheet ? own : { status: 'untested', reason: reasonOf(missing) };
      },
    };
  };
}

/** What a line needs in the letters that stand in for its own is not what it needs in these. */
function asked(verdict: Verdict): Verdict {
  if (verdict.status !== 'fail') return verdict;
  const evidence = verdict.evidence?.map((one) =>
    one.type === 'element' ? { ...one, note: one.note ? `${one.note}, ${standIn}` : standIn } : one,
  );
  return { ...verdict, status: 'review', ...(evidence && { evidence }) };
}

const standIn = typeset('vu ici dans une police de remplacement');

/** Nothing was to be looked at, with all its style sheets neither. */
const isUnlooked = ({ moves, keyboard, page }: Partial<PageShapes>): boolean =>
  moves === null || keyboard === null || page?.device === 'desktop';

const reasonOf = ({ url }: LostSheet): string =>
  typeset(
    `une feuille de style d’un autre serveur n’a pas répondu : ${hostOf(url)}. La page n’a pas été vue telle qu’elle est`,
  );
