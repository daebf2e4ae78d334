import type { VisitedPage } from '#contract/report.ts';
import { isArtifactError, type PageArtifacts } from '../artifacts.ts';
import type { RuleVerdict } from '../rules/run-rules.ts';

const medians = { kilobytes: 2_420, requests: 78, nodes: 693 };

/**
 * « Indice de sobriété Constat », 0–100: 100·2^−(0.5·Ko/2420 + 0.3·requests/78 + 0.2·nodes/693), 50 at the medians,
 * strictly decreasing. Ko = 1,000 bytes on the wire.
 */
export function sobrietyIndex(transferBytes: number, requests: number, domNodes: number): number {
  const load =
    (0.5 * (transferBytes / 1_000)) / medians.kilobytes +
    (0.3 * requests) / medians.requests +
    (0.2 * domNodes) / medians.nodes;
  return Math.round(10_000 * 2 ** -load) / 100;
}

/** The page’s line in the report. What could not be gathered is null, never a guess. */
export function summarisePage(artifacts: PageArtifacts, verdicts: readonly RuleVerdict[]): VisitedPage {
  const { page } = artifacts;
  const requests = isArtifactError(artifacts.requests) ? null : artifacts.requests;
  const dom = isArtifactError(artifacts.dom) ? null : artifacts.dom;
  const lighthouse = isArtifactError(artifacts.lighthouse) ? null : artifacts.lighthouse;
  const transferBytes = requests?.reduce((sum, { transferBytes: bytes }) => sum + bytes, 0) ?? 0;
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
