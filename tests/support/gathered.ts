import { type Gathered, isArtifactError, type PageArtifacts, type PageShapes } from '#engine/artifacts.ts';

/** The artifact; a test that meets its failure instead fails with what it says. */
export function gathered<Shape>(value: Gathered<Shape>): Shape {
  if (isArtifactError(value)) throw new Error(value.stack ?? value.artifactError);
  return value;
}

/** The artifacts of a page on which no gatherer failed. */
export function allGathered(artifacts: PageArtifacts): PageShapes {
  const plain = Object.entries(artifacts).map(([name, value]: [string, unknown]) => [name, gathered(value)]);
  return Object.fromEntries(plain) as PageShapes;
}
