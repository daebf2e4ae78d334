import { isDefect } from '#contract/defect.ts';
import type { VisitedPage } from '#contract/report.ts';
import { orElse, type PageArtifacts } from '../artifacts.ts';
import { isTrusted } from '../derive/load/load-trust.ts';
import { sobrietyIndex } from '../derive/load/sobriety.ts';
import { isWhole, spreadsOf } from '../derive/load/spread-of-loads.ts';
import { waterfallOf } from '../derive/load/waterfall.ts';
import { otherView, walksOfPage } from '../derive/page/page-walk.ts';
import { networkRequests, pageBytes } from '../derive/page/page-weight.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';

/** The page’s line in the report. What could not be gathered is null, never a guess. */
export function summarisePage(artifacts: PageArtifacts, verdicts: readonly RuleVerdict[]): VisitedPage {
  const { page } = artifacts;
  const gathered = orElse(artifacts.requests, null);
  const requests = gathered && networkRequests(gathered);
  const dom = orElse(artifacts.dom, null);
  const load = orElse(artifacts.lighthouse, null);
  const lighthouse = load && isTrusted(load) ? load : null;
  const transferBytes = requests ? pageBytes(requests) : 0;
  return {
    url: page.url,
    title: (dom?.title ?? '').trim().slice(0, 500),
    status: orElse(artifacts.mainResponse, null)?.status ?? 0,
    performanceScore: lighthouse?.score ?? null,
    metrics: lighthouse?.metrics ?? null,
    requestCount: requests?.length ?? 0,
    transferBytes,
    domNodes: dom?.elementCount ?? 0,
    sobriety: requests && dom ? sobrietyIndex(transferBytes, requests.length, dom.elementCount) : null,
    failures: verdicts.filter(
      ({ status, severity }) => status === 'fail' && isDefect({ verdict: status, severity }),
    ).length,
    ...(!lighthouse && isWhole(load) && { disturbed: spreadsOf([load]) }),
    ...(page.film && { film: page.film }),
    ...(page.isHome && lighthouse && gathered && { waterfall: waterfallOf(page, gathered, lighthouse) }),
    screenshot: page.screenshot,
    ...otherWindowOf(artifacts),
    ...walksOf(artifacts),
  };
}

/** Told of a page that is pictured itself: a page that shows a secret has no picture at all. */
function otherWindowOf(artifacts: PageArtifacts): Pick<VisitedPage, 'other'> {
  const view = artifacts.page.screenshot === null ? undefined : otherView(artifacts);
  return view?.picture ? { other: { device: view.device, screenshot: view.picture } } : {};
}

function walksOf(artifacts: PageArtifacts): Pick<VisitedPage, 'walks'> {
  const walks = walksOfPage(artifacts);
  return walks.length > 0 ? { walks } : {};
}
