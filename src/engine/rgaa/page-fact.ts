import { isArtifactError, type PageArtifacts } from '../artifacts.ts';

/** Something proven about a page that settles criteria: « no table », « every frame has a title ». */
export interface PageFactRule {
  readonly artifacts: readonly (keyof PageArtifacts)[];
  holds(artifacts: PageArtifacts): boolean;
}

/**
 * Declares a fact. `holds` must be conservative: true only when the page leaves no doubt, hidden and framed content
 * counted in.
 */
export function pageFact<const Needs extends readonly (keyof PageArtifacts)[]>(
  artifacts: Needs,
  holds: (artifacts: Pick<PageArtifacts, Needs[number]>) => boolean,
): PageFactRule {
  return { artifacts, holds };
}

/** A fact that fails to compute, or whose artifact is missing, is not proven. */
export function isProven(fact: PageFactRule, artifacts: PageArtifacts): boolean {
  const missing = fact.artifacts.some((name) => isArtifactError(artifacts[name] as unknown));
  if (missing) return false;
  try {
    return fact.holds(artifacts);
  } catch {
    return false;
  }
}
