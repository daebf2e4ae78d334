import type { VisitedPage } from '#contract/report.ts';
import { isArtifactError, type PageArtifacts } from '../artifacts.ts';
import { sobrietyIndex } from '../derive/load/sobriety.ts';
import { networkRequests, pageBytes } from '../derive/page/page-weight.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';

/** The page’s line in the report. What could not be gathered is null, never a guess. */
export function summarisePage(artifacts: PageArtifacts, verdicts: readonly RuleVerdict[]): VisitedPage {
  const { page } = artifacts;
  const requests = isArtifactError(artifacts.requests) ? null : networkRequests(artifacts.requests);
  const dom = isArtifactError(artifacts.dom) ? null : artifacts.dom;
  const lighthouse = isArtifactError(artifacts.lighthouse) ? null : artifacts.lighthouse;
  const transferBytes = requests ? pageBytes(requests) : 0;
  return {
    url: page.url,
    title: (dom?.title ?? '').trim().slice(0, 500),
    status: isArtifactError(artifacts.mainResponse) ? 0 : artifacts.mainResponse.status,
    performanceScore: lighthouse?.score ?? null,
    metrics: lighthouse?.metrics ?? null,
    requestCount: requests?.length ?? 0,
    transferBytes,
    domNodes: dom?.elementCount ?? 0,
    sobriety: requests && dom ? sobrietyIndex(transferBytes, requests.length, dom.elementCount) : null,
    failures: verdicts.filter(({ status }) => status === 'fail').length,
    screenshot: page.screenshot,
  };
}
