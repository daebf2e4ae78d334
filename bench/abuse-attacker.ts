/** Process entry: does one attack at a time, as it is told, and tells what it was answered. */
import { setPriority } from 'node:os';
import { type AttackWorld, attacks } from './abuse-attacks.ts';

type Told = { readonly attack: string; readonly world: AttackWorld } | 'stop';

// A machine of its own attacks: what that costs must not be taken from ours.
setPriority(19);
let stopping = new AbortController();
process.on('disconnect', () => process.exit(0));
process.on('message', (told: Told) => {
  if (told === 'stop') return stopping.abort();
  stopping = new AbortController();
  const answers: Record<string, number> = {};
  const count = (status: string) => {
    answers[status] = (answers[status] ?? 0) + 1;
  };
  const attack = attacks[told.attack];
  void attack?.(told.world, count, stopping.signal)
    .catch((error: unknown) => count(String(error)))
    .then(() => process.send?.(answers));
});
