import { type PageArtifacts, type PageShapes, pickGathered } from '../artifacts.ts';

/** Something proven about a page that settles criteria: « no table », « every frame has a title ». */
export interface PageFactRule {
  readonly artifacts: readonly (keyof PageShapes)[];
  holds(artifacts: PageShapes): boolean;
}

/**
 * Declares a fact. `holds` must be conservative: true only when the page leaves no doubt, hidden and framed content
 * counted in.
 */
export function pageFact<const Needs extends readonly (keyof PageShapes)[]>(
  artifacts: Needs,
  holds: (artifacts: Pick<PageShapes, Needs[number]>) => boolean,
): PageFactRule {
  return { artifacts, holds };
}

/** A fact that fails to compute, or whose artifact is missing, is not proven. */
export function isProven(fact: PageFactRule, artifacts: PageArtifacts): boolean {
  const { plain } = pickGathered<PageShapes, keyof PageShapes>(artifacts, fact.artifacts);
  if (!plain) return false;
  try {
    return fact.holds(plain);
  } catch {
    return false;
  }
}
