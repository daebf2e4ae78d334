import { type LibraryFloor, libraryFloors } from '#reference/library-floors.ts';

const complete = /^v?(\d+)\.(\d+)\.(\d+)/;

/** The three numbers of a version; null for `3`, `3.x` or a label: too little to judge. */
function parseVersion(version: string): readonly [number, number, number] | null {
  const match = complete.exec(version.trim());
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/** Negative when `a` is older than `b`; null when one of them is incomplete. Pre-releases count as their release. */
export function compareVersions(a: string, b: string): number | null {
  const left = parseVersion(a);
  const right = parseVersion(b);
  if (!left || !right) return null;
  const place = left.findIndex((part, index) => part !== right[index]);
  return place < 0 ? 0 : (left[place] ?? 0) - (right[place] ?? 0);
}

/** The reference entry of a library by its npm-like name or an alias. */
export function libraryFloor(name: string): LibraryFloor | undefined {
  const key = name.toLowerCase();
  return libraryFloors[key] ?? Object.values(libraryFloors).find((entry) => entry.otherNames?.includes(key));
}

/** The floor a version fails to reach (first maintained branch at or above its major); null when it is safe or unknown. */
export function missedFloor(floor: LibraryFloor, version: string): string | null {
  const parsed = parseVersion(version);
  if (!parsed) return null;
  const target = floor.floors.find((candidate) => (parseVersion(candidate)?.[0] ?? 0) >= parsed[0]);
  if (target === undefined) return null;
  return (compareVersions(version, target) ?? 0) < 0 ? target : null;
}
