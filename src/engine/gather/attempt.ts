import type { ArtifactError } from '../artifacts.ts';

/**
 * Runs one gatherer. What it throws, or its being late, becomes its artifact: rules that need it answer « non
 * testé », the others go on. The cast keeps artifact types plain; the rule runner checks for errors.
 */
export async function attempt<Artifact>(
  name: string,
  timeoutMs: number,
  gather: () => Promise<Artifact>,
  timings: Record<string, number>,
): Promise<Artifact> {
  const started = performance.now();
  try {
    return await inTime(gather(), timeoutMs, name);
  } catch (error) {
    const failed: ArtifactError = {
      artifactError: error instanceof Error ? `${name} : ${error.message}`.slice(0, 500) : name,
    };
    return failed as Artifact;
  } finally {
    timings[name] = Math.round(performance.now() - started);
  }
}

/** @throws Error when the promise is not settled in time (it keeps running) */
export async function inTime<Value>(
  promise: Promise<Value>,
  timeoutMs: number,
  name: string,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
