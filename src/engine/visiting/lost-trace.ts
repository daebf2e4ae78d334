import { isArtifactError } from '../artifacts.ts';
import type { Visit } from '../gather/visit-page.ts';

/**
 * Visits, and once more when the recording of the load was lost: under load Chromium now and then misses the first
 * events of a new process. The page is innocent, and another visit measures it. When that one is no better, or half of
 * the time is gone, the first one stands.
 * @param visit with the time it may take, ms
 */
export async function visitUntilMeasured(
  visit: (deadlineMs: number, again: boolean) => Promise<Visit>,
  deadlineMs: number,
  nowMs: () => number,
): Promise<Visit> {
  const began = nowMs();
  const first = await visit(deadlineMs, false);
  const leftMs = deadlineMs - (nowMs() - began);
  if (!isTraceLost(first) || leftMs < deadlineMs / 2) return first;
  const second = await visit(leftMs, true);
  return second.kind === 'page' && !isTraceLost(second) ? second : first;
}

function isTraceLost(visited: Visit): boolean {
  if (visited.kind !== 'page') return false;
  const { lighthouse } = visited.artifacts;
  return (
    isArtifactError(lighthouse) && /\((?:NO_NAVSTART|NO_TRACING_STARTED)\)/.test(lighthouse.artifactError)
  );
}
