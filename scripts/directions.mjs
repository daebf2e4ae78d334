/**
 * Who may import whom, types included: the one table behind the test of the import graph and the drawing of
 * ARCHITECTURE.md.
 */

/** Each zone of `src/` and the zones it may import. */
export const zones = {
  contract: [],
  reference: [],
  engine: ['contract', 'reference'],
  report: ['contract', 'reference'],
  mail: ['contract', 'report'],
  platform: ['contract'],
  store: ['contract', 'platform'],
  service: ['contract', 'reference', 'engine', 'report', 'mail', 'store', 'platform'],
  http: ['contract', 'service', 'platform'],
  jobs: ['contract', 'service', 'platform'],
  web: ['contract', 'reference', 'report', 'service'],
  cli: ['contract', 'reference', 'engine', 'report', 'platform', 'service'],
  demo: [],
  main: [
    ...['contract', 'reference', 'engine', 'report', 'mail', 'platform', 'store', 'service', 'http', 'jobs'],
    ...['web', 'cli', 'demo'],
  ],
};

/**
 * Rooms of the engine, from the bottom up. `shared` is pure and runs in Node and in pages; `in-page` runs in pages alone, and is
 * called by `gather`. A room may import those of the lines above its own in this list, and
 * nothing of its own line but itself. `…ts`: a file of the engine’s root; `artifacts` is the folder and its registry.
 */
export const engineRooms = [
  ['shared'],
  ['artifacts', 'engine-log.ts', 'engine-version.ts'],
  ['in-page'],
  ['address', 'browser'],
  ['blame'],
  ['derive'],
  ['rule.ts'],
  ['rules', 'probe'],
  ['score', 'rgaa'],
  ['fixes'],
  ['judge'],
  ['ports'],
  ['crawl', 'gather', 'validity', 'replay'],
  ['run', 'visiting'],
  ['audit-site.ts', 'check-rule.ts', 'measure-later.ts'],
];

/** Rooms that `room` may not import. */
export function closedTo(room) {
  const line = engineRooms.findIndex((rooms) => rooms.includes(room));
  return engineRooms.flatMap((rooms, at) => (at < line ? [] : rooms.filter((name) => name !== room)));
}
