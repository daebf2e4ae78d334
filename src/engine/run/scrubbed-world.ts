import { type Scrubber, scrubberWith } from '../browser/scrub.ts';
import type { EngineWorld } from '../ports/world.ts';

/** The same world, of which neither the log nor what is saved learns what opens the site. */
export function scrubbedWorld<World extends EngineWorld>(world: World): World {
  if (!world.access) return world;
  const { log, keep } = world;
  const scrubber: Scrubber = scrubberWith(world.access, world.pool.session);
  return {
    ...world,
    ...(log && {
      log: {
        info: (data: object, message: string) => log.info(scrubber.deep(data), message),
        warn: (data: object, message: string) => log.warn(scrubber.deep(data), message),
      },
    }),
    ...(keep && {
      keep: {
        page: (artifacts: Parameters<typeof keep.page>[0]) => keep.page(scrubber.deep(artifacts)),
        site: (gathered: Parameters<typeof keep.site>[0]) => keep.site(scrubber.deep(gathered)),
      },
    }),
  };
}
