import type { NotAnalysedPage } from '#contract/report.ts';
import type { SiteProfile, Theme } from '#contract/themes.ts';
import type { SiteArtifacts } from '#engine/artifacts.ts';
import { findBlindSpots } from '#engine/judge/find-blind-spots.ts';
import type { SiteRule } from '#engine/rule.ts';
import { themeOf } from '#engine/rules/registry.ts';
import { runSiteRules } from '#engine/rules/run-rules.ts';
import { withPagesAlone } from '#engine/rules/with-pages-alone.ts';
import { buildRuleTree } from '#engine/score/penalty.ts';
import { stateOf } from '#engine/score/rule-state.ts';
import { type Bounds, themeScore } from '#engine/score/theme-score.ts';

const lost = (url: string): NotAnalysedPage => ({ url, reason: 'timeout' });

/** What a theme of this rule alone is worth over these artifacts. */
function worth(rule: SiteRule, artifacts: SiteArtifacts, profile: SiteProfile | null): Bounds {
  const { site, pages, notAnalysed } = artifacts;
  const order = { url: site.startUrl, scope: site.scope, profile };
  const blind = findBlindSpots({ order, site, pages, partly: new Map(), notAnalysed });
  const read = pages.map(({ url }) => url);
  const verdicts = runSiteRules([rule], artifacts, profile);
  const located = withPagesAlone(verdicts, [rule], artifacts, profile).map((verdict) => ({
    url: site.startUrl,
    verdict,
  }));
  // Rules that tests make up belong to none.
  const theme: Theme = themeOf(rule.id) ?? 'quality';
  const state = stateOf(rule, theme, located, read, blind);
  const tree = buildRuleTree([{ id: rule.id, severity: rule.severity }]);
  return themeScore([state], { read, unread: blind.unread }, tree);
}

/** The pages whose loss would pay, or would leave the whole reading’s score outside of the bounds: there must be none. */
export function pagesWorthLosing(
  rule: SiteRule,
  artifacts: SiteArtifacts,
  profile: SiteProfile | null,
): string[] {
  const { pages, site } = artifacts;
  if (pages.length === 0) return [];
  const whole = worth(rule, artifacts, profile);
  return pages.flatMap(({ url }) => {
    const less = worth(
      rule,
      {
        ...artifacts,
        pages: pages.filter((page) => page.url !== url),
        site: { ...site, crawlComplete: false },
        notAnalysed: [...artifacts.notAnalysed, lost(url)],
      },
      profile,
    );
    const fits = less.low <= whole.low && whole.high <= less.high;
    return fits ? [] : [`${url}: ${JSON.stringify(whole)} whole, ${JSON.stringify(less)} without it`];
  });
}
