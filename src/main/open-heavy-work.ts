import { createHeavyWork, type HeavyWork } from '#http/heavy/heavy-work.ts';
import type { RateLimiter } from '#http/middleware/rate-limit.ts';
import { createWorkThread, type WorkThreadSetup } from '#platform/work-thread.ts';
import type { World } from './open-world.ts';
import type { RenderSettings } from './render-settings.ts';

/** What a thread may use before it is ended, as `WorkThreadSetup` says. */
type Bounds = Pick<WorkThreadSetup, 'limits' | 'mostHeapBytes' | 'silentCpuMs' | 'silentMs' | 'lookEveryMs'>;

const mebibyte = 1024 * 1024;

const bounds: Bounds = {
  // The costliest answer on the largest report (1,000 pages, 50,000 places) keeps 200 MB; three are made at once at most.
  mostHeapBytes: 768 * mebibyte,
  limits: { maxOldGenerationSizeMb: 1536, maxYoungGenerationSizeMb: 48 },
  // Ten times what that answer costs.
  silentCpuMs: 20_000,
  silentMs: 120_000,
  // No program fills what lies between the two bounds of memory within that time.
  lookEveryMs: 250,
};

/** Where heavy answers are made, with what ends it. Its thread starts beside what follows. */
export function openHeavyWork(
  { deps, connectionString }: Pick<World, 'deps' | 'connectionString'>,
  limiter: RateLimiter,
  pages: URL,
  own: Partial<Bounds> = {},
): { readonly work: HeavyWork; close(): Promise<void> } {
  const { config, clock, log } = deps;
  const isChecked = config.development;
  const thread = createWorkThread({
    entry: new URL('./render-thread.ts', import.meta.url),
    data: { connectionString, config, pages: pages.href, isChecked } satisfies RenderSettings,
    ...{ log, ...bounds, ...own },
  });
  thread.warm();
  return { work: createHeavyWork({ thread, limiter, clock, log }), close: thread.close };
}
