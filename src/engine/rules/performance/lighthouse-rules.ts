import { type LighthouseRow, lighthouseRows } from '#reference/lighthouse-audits.ts';
import type { NetworkRequest } from '../../artifacts.ts';
import { thirdPartiesOf } from '../../derive/http/third-parties.ts';
import { withoutFiles } from '../../derive/load/without-files.ts';
import type { PageRule } from '../../rule.ts';
import { judgeLighthouse } from '../verdicts/judge-lighthouse.ts';

const unreached = 'des services tiers sont appelés par la page, mais aucun n’a répondu d’ici';

/** What a row reads beside the load, and its verdict. */
function readingOf(row: LighthouseRow): Pick<PageRule, 'artifacts' | 'evaluate'> {
  if (row.textFontsOnly)
    return {
      artifacts: ['lighthouse', 'page', 'iconFonts'],
      evaluate: ({ lighthouse, page, iconFonts }) =>
        judgeLighthouse(row, withoutFiles(lighthouse, row.auditId, iconFonts), page.url),
    };
  if (row.busyMs !== undefined)
    return {
      artifacts: ['lighthouse', 'page', 'requests'],
      evaluate: ({ lighthouse, page, requests }) => {
        const verdict = judgeLighthouse(row, lighthouse, page.url);
        // Lighthouse lists those that answered: that there are none is not known where others were asked in vain.
        return verdict.status === 'inapplicable' && asksInVain(requests, page.siteDomain)
          ? { status: 'untested', reason: unreached }
          : verdict;
      },
    };
  return {
    artifacts: ['lighthouse', 'page'],
    evaluate: ({ lighthouse, page }) => judgeLighthouse(row, lighthouse, page.url),
  };
}

/** Services of others are asked, and the network brought none of their answers. */
function asksInVain(requests: readonly NetworkRequest[], siteDomain: string): boolean {
  const others = requests.filter((request) => thirdPartiesOf([request], siteDomain).length > 0);
  return (
    others.some(({ failure }) => failure?.startsWith('net::')) && others.every(({ status }) => status === 0)
  );
}

/** One page rule for each Lighthouse audit of the table. */
export const lighthouseRules: readonly PageRule[] = lighthouseRows.map((row) => ({
  id: `lh-${row.auditId}`,
  scope: 'page',
  source: 'lighthouse',
  ...(row.version !== undefined && { version: row.version }),
  ...(row.sameDefectAs !== undefined && { sameDefectAs: row.sameDefectAs }),
  severity: row.severity,
  automation: 'automatique',
  effort: row.effort,
  references: [{ kind: 'vendor', title: `Lighthouse ${row.auditId}` }],
  title: { fail: row.fail, pass: row.pass },
  why: row.why,
  fix: row.fix,
  ...readingOf(row),
}));
