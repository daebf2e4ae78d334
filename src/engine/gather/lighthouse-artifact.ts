import { MachineBusy } from '../artifacts.ts';
import { isTrusted } from '../derive/load/load-trust.ts';
import { defineArtifact } from './define-artifact.ts';
import { judgeWithLighthouse, NavigationFailed } from './lighthouse.ts';

/** Lighthouse’s rules need no page: they run while the browser works for the next gatherers. */
export const lighthouse = defineArtifact({
  id: 'lighthouse',
  limitMs: 60_000,
  beside: true,
  async gather({ run }) {
    try {
      if (run instanceof Error) throw run;
      return await judgeWithLighthouse(run);
    } catch (error) {
      // A load that a busy machine made fail says nothing of the page.
      if (error instanceof NavigationFailed && !isTrusted(error)) throw new MachineBusy(error.message);
      throw error;
    }
  },
});
