import type { EngineFault } from '#engine/judge/faults.ts';
import type { CountedFault } from '#store/engine-faults.ts';

/** The failures of one audit, each rule or artifact once. */
export function countFaults(faults: readonly EngineFault[]): CountedFault[] {
  const groups = Map.groupBy(faults, ({ kind, id }) => `${kind} ${id}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    // PostgreSQL keeps no NUL character.
    const lastMessage = first.message.replaceAll('\0', '');
    return [{ kind: first.kind, subject: first.id, occurrences: group.length, lastMessage }];
  });
}
