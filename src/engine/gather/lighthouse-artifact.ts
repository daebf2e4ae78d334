import { defineArtifact } from './define-artifact.ts';
import { judgeWithLighthouse } from './lighthouse.ts';

/** Lighthouse’s rules need no page: they run while the browser works for the next gatherers. */
export const lighthouse = defineArtifact({
  id: 'lighthouse',
  limitMs: 60_000,
  beside: true,
  gather: ({ run }) => (run instanceof Error ? Promise.reject(run) : judgeWithLighthouse(run)),
});
