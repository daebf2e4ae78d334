import { typeset } from '#contract/french.ts';
import { orElse, type PageArtifacts, type PageShapes } from '../../artifacts.ts';
import { type LostSheet, lostSheetsOf } from '../../derive/css/lost-sheets.ts';
import { hostOf } from '../../derive/http/domains.ts';
import type { PageRule } from '../../rule.ts';

/**
 * The rules as they are asked of that page: those that judge how it is drawn have nothing to judge where a style sheet
 * that dresses it did not reach this machine. Neither faults nor passes are told: both may be of the bare page alone.
 */
export function asDrawn({ requests, page, dom }: PageArtifacts): (rule: PageRule) => PageRule {
  const lost = lostSheetsOf(orElse(requests, []), page, orElse(dom, null));
  return (rule) => {
    const missing = lost.find(({ draws }) => draws === 'page' || rule.judges === 'icons');
    if (!rule.judges || !missing) return rule;
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

/** Nothing was to be looked at, with all its style sheets neither. */
const isUnlooked = ({ moves, keyboard, page }: Partial<PageShapes>): boolean =>
  moves === null || keyboard === null || page?.device === 'desktop';

const reasonOf = ({ url }: LostSheet): string =>
  typeset(
    `une feuille de style d’un autre serveur n’a pas répondu : ${hostOf(url)}. La page n’a pas été vue telle qu’elle est`,
  );
