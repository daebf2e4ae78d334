import { totalmem } from 'node:os';

/** Least and most of a heap, MB, and its share of the machine’s memory between them. */
interface HeapBounds {
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Heaps of the processes that read what strangers send. An audit of a thousand pages keeps its engine below a gigabyte; a visiting
 * process holds one page and its trace.
 */
const bounds = {
  engine: { share: 1 / 4, least: 1_024, most: 3_072 },
  visits: { share: 1 / 8, least: 512, most: 1_024 },
  visitor: { share: 1 / 6, least: 1_024, most: 2_048 },
  probe: { share: 0, least: 256, most: 256 },
} as const satisfies Record<string, HeapBounds>;

/** What Node may use: the machine’s memory, or less where its container says so. */
function machineBytes(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(totalmem(), constrained) : totalmem();
}

/** The flag of Node that ends a process of that kind when its heap grows beyond reason. */
export function heapFlag(kind: keyof typeof bounds, bytes: number = machineBytes()): string {
  const { share, least, most } = bounds[kind];
  const megabytes = Math.round(Math.min(most, Math.max(least, (bytes / 2 ** 20) * share)));
  return `--max-old-space-size=${megabytes}`;
}
