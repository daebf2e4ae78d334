/** A gatherer that failed leaves this as its artifact; the runner answers `error` for rules that need it. */
export interface ArtifactError {
  readonly artifactError: string;
}

export function isArtifactError(value: unknown): value is ArtifactError {
  return typeof value === 'object' && value !== null && 'artifactError' in value;
}
