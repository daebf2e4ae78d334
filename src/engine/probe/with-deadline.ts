import type { ArtifactError } from '../artifacts.ts';

/**
 * A probe’s artifact, or the reason it is missing: rules that need it answer « non testé ». Never rejects,
 * except when the caller’s signal aborts.
 */
export async function artifactWithin<Artifact>(
  name: string,
  deadlineMs: number,
  signal: AbortSignal,
  run: () => Promise<Artifact>,
): Promise<Artifact> {
  const late = AbortSignal.timeout(deadlineMs);
  const patience = AbortSignal.any([signal, late]);
  const givenUp = new Promise<never>((_, reject) => {
    const end = () => reject(new Error(`${name} : délai dépassé`));
    if (patience.aborted) end();
    else patience.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([run(), givenUp]);
  } catch (cause) {
    signal.throwIfAborted();
    const artifactError = cause instanceof Error ? cause.message.slice(0, 300) : `${name} : échec`;
    // Rules learn of it through `isArtifactError`; the declared type is what they see otherwise.
    return { artifactError } satisfies ArtifactError as Artifact;
  }
}
