import { defineSiteArtifact } from './define-site-artifact.ts';

/** One run of the Nu checker over all pages; of a single page beside the rest of its visit. */
export const htmlValidity = defineSiteArtifact({
  id: 'htmlValidity',
  from: 'read',
  /** Beyond the run’s own deadline for a thousand pages. */
  limitMs: 600_000,
  gather: ({ run }) => run.htmlFolder.check(run.signal).finally(run.htmlFolder.remove),
});
