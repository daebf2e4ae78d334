import { type PageArtifacts, type PageShapes, pickGathered } from '../artifacts.ts';

/** Something proven about a page that settles criteria: « no table », « every frame has a title ». */
export interface ProvableFact {
  readonly artifacts: readonly (keyof PageShapes)[];
  holds(artifacts: PageShapes): boolean;
}

/**
 * Declares a fact. `holds` must be conservative: true only when the page leaves no doubt, hidden and framed content
 * counted in.
 */
export function provable<const Needs extends readonly (keyof PageShapes)[]>(
  artifacts: Needs,
  holds: (artifacts: Pick<PageShapes, Needs[number]>) => boolean,
): ProvableFact {
  return { artifacts, holds };
}

/** A fact that fails to compute, or whose artifact is missing, is not proven. */
export function isProven(fact: ProvableFact, artifacts: PageArtifacts): boolean {
  const { plain } = pickGathered<PageShapes, keyof PageShapes>(artifacts, fact.artifacts);
  if (!plain) return false;
  try {
    return fact.holds(plain);
  } catch {
    return false;
  }
}
