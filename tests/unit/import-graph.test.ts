import { describe, expect, it } from 'vitest';
import { circlesOf, importTarget, readImportGraph, readLoaded } from '#tests/support/import-graph.ts';
import { closedTo, engineRooms, zones } from '../../scripts/directions.mjs';

/** Types included: what one file must know to be understood is what it imports. */
const graph = readImportGraph();
const arrows = [...graph].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
const words = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

const zoneOf = (path: string) => path.split('/')[1] ?? '';

/** `derive`, `rule.ts`, …; null outside the engine. */
function roomOf(path: string): string | null {
  const [, zone, room = ''] = path.split('/');
  if (zone !== 'engine') return null;
  return room === 'artifacts.ts' ? 'artifacts' : room;
}

describe('the graph of imports, types included', () => {
  it('has no circle', () => {
    expect(circlesOf(graph)).toEqual([]);
  });

  it('goes from zone to zone in the direction of the table', () => {
    const allowed: Record<string, readonly string[]> = zones;
    const against = arrows.filter(({ from, to }) => {
      const [zone, target] = [zoneOf(from), zoneOf(to)];
      return zone !== target && !allowed[zone]?.includes(target);
    });
    expect(against.map(words)).toEqual([]);
  });

  it('goes from room to room of the engine in the direction of the table', () => {
    const rooms = new Set(engineRooms.flat());
    const lost = [...graph.keys()].filter((path) => !rooms.has(roomOf(path) ?? 'derive'));
    const against = arrows.filter(({ from, to }) => {
      const [room, target] = [roomOf(from), roomOf(to)];
      return room !== null && target !== null && room !== target && closedTo(room).includes(target);
    });
    expect({ lost, against: against.map(words) }).toEqual({ lost: [], against: [] });
  });

  it('lets no process that serves people or beats for jobs read what a stranger’s server answers', () => {
    const readers = [
      'src/engine/browser/guarded-agent.ts',
      'src/engine/probe/http-client.ts',
      'src/engine/probe/body.ts',
      'src/engine/probe/proof/prove-domain.ts',
      'src/engine/probe/opt-out.ts',
      'src/service/webhooks/post-event.ts',
    ];
    for (const program of ['constat', 'run-part', 'web', 'worker']) {
      const own = readLoaded(`src/main/${program}.ts`);
      expect(own).toContain('src/main/run-service.ts');
      expect(
        readers.filter((reader) => own.has(reader)),
        program,
      ).toEqual([]);
    }
    const probe = readLoaded('src/main/probe-process.ts');
    for (const reader of ['http-client', 'body', 'opt-out'])
      expect(probe).toContain(`src/engine/probe/${reader}.ts`);
  });

  it('sees imports of all kinds', () => {
    expect(importTarget('src/engine/judge/a.ts', '../derive/dom/dom.ts')).toBe(
      'src/engine/derive/dom/dom.ts',
    );
    expect(importTarget('src/http/a.ts', '#service/deps.ts')).toBe('src/service/deps.ts');
    expect(importTarget('src/web/a.tsx', './style.css')).toBeNull();
    // A type alone, and a process started by its file.
    expect(graph.get('src/engine/ports/world.ts')).toContain('src/engine/browser/target-policy.ts');
    expect(graph.get('src/engine/visiting/visitor-process.ts')).toContain(
      'src/engine/visiting/visit-child.ts',
    );
  });

  it('finds a circle and a file that imports itself', () => {
    const round = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
      ['e', ['e']],
    ]);
    expect(circlesOf(round)).toEqual([['a', 'b', 'c'], ['e']]);
  });
});
