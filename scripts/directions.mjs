/**
 * Who may import whom, types included: the one table behind the linter (`biome.directions.json`, written by
 * `npm run docs`), the test of the import graph and the drawing of ARCHITECTURE.md.
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
 * Rooms of the engine, from the bottom up. A room may import those of the lines above its own in this list, and
 * nothing of its own line but itself. `…ts`: a file of the engine’s root; `artifacts` is the folder and its registry.
 */
export const engineRooms = [
  ['artifacts', 'engine-log.ts', 'engine-version.ts'],
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
  ['audit-site.ts', 'check-rule.ts'],
];

/** Rooms that `room` may not import. */
export function closedTo(room) {
  const line = engineRooms.findIndex((rooms) => rooms.includes(room));
  return engineRooms.flatMap((rooms, at) => (at < line ? [] : rooms.filter((name) => name !== room)));
}

/** The linter’s part: in an editor a wrong import is told while it is written. */
export function lintDirections() {
  const names = Object.keys(zones);
  const zonePatterns = (zone) => {
    const allowed = zones[zone];
    const closed = [...names, 'tests'].filter((name) => name !== zone && !allowed.includes(name));
    return [
      {
        group: closed.map((name) => `#${name}/**`),
        message: `The ${zone} zone may import only: ${allowed.join(', ') || 'nothing of ours'} (ARCHITECTURE.md, directions).`,
      },
      { group: [`#${zone}/**`], message: 'Inside a zone, import by relative path.' },
    ];
  };
  const forbid = (includes, patterns) => ({
    includes,
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
  });
  const roomPatterns = (room) => ({
    group: closedTo(room).map((name) => (name.endsWith('.ts') ? `**/${name}` : `**/${name}/**`)),
    message: `The room ${room} of the engine may import only the rooms below it (ARCHITECTURE.md, directions).`,
  });
  return {
    overrides: [
      ...names.map((zone) => forbid([`src/${zone}/**`], zonePatterns(zone))),
      ...engineRooms
        .flat()
        .filter((room) => closedTo(room).length > 0)
        .map((room) =>
          forbid(
            room === 'artifacts'
              ? ['src/engine/artifacts/**', 'src/engine/artifacts.ts']
              : [`src/engine/${room}${room.endsWith('.ts') ? '' : '/**'}`],
            [...zonePatterns('engine'), roomPatterns(room)],
          ),
        ),
      {
        includes: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
        linter: { rules: { style: { noRestrictedImports: 'off' } } },
      },
    ],
  };
}
