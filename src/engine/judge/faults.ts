import { isArtifactError, orElse, type PageArtifacts, type SiteArtifacts } from '../artifacts.ts';
import type { OnThrow } from '../rules/run-rules.ts';

/** A failure of ours met during an audit: for the log, the journal and the operators’ counts, never for the reader. */
export interface EngineFault {
  readonly kind: 'rule' | 'artifact';
  /** Rule id or artifact name. */
  readonly id: string;
  /** Page where it happened; the start address for the site as a whole. */
  readonly url: string;
  readonly message: string;
  readonly stack: string;
}

const stackLimit = 2_000;

/** Collects the rules that throw. */
export function collectThrows(url: string): { readonly faults: EngineFault[]; readonly onThrow: OnThrow } {
  const faults: EngineFault[] = [];
  const onThrow: OnThrow = ({ id }, cause) => {
    const isError = cause instanceof Error;
    faults.push({
      kind: 'rule',
      id,
      url,
      message: (isError ? cause.message : String(cause)).slice(0, 500),
      stack: (isError ? (cause.stack ?? '') : '').slice(0, stackLimit),
    });
  };
  return { faults, onThrow };
}

/**
 * The artifacts that could not be gathered, and the checks of a driven page that threw; those that only lacked another one, were
 * never saved, or cannot be had here, left out.
 */
export function artifactFaults(
  artifacts: Partial<PageArtifacts | SiteArtifacts>,
  url: string,
): EngineFault[] {
  const moves = 'moves' in artifacts && artifacts.moves ? orElse(artifacts.moves, null) : null;
  const driven = (moves?.failed ?? []).map((failed): [string, unknown] => [`moves.${failed.move}`, failed]);
  return [...Object.entries(artifacts), ...driven].flatMap(
    ([id, value]: [string, unknown]): EngineFault[] => {
      if (!isArtifactError(value) || value.told !== undefined) return [];
      if (value.failure === 'needs' || value.failure === 'absent' || value.failure === 'busy') return [];
      return [{ kind: 'artifact', id, url, message: value.artifactError, stack: value.stack ?? '' }];
    },
  );
}
