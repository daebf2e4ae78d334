/**
 * A part of the product under the supervisor of `npm start`: the pages and the API, or a worker. It ends when it is asked to, and by
 * itself when the supervisor dies.
 */
import { enableCompileCache } from 'node:module';
import { endWithParent } from '#engine/visiting/end-with-parent.ts';
import type { PartName } from './part-messages.ts';

const [, , name, given = '{}', cacheFolder] = process.argv;
// A little more than the part itself allows (`run-part.ts`).
endWithParent(45_000);
if (cacheFolder) enableCompileCache(cacheFolder);
// Flags of memory are for a process that mostly waits; those that it starts have their own.
process.execArgv = process.execArgv.filter((flag) => !flag.startsWith('--max-semi-space-size'));
const { runPart } = await import('./run-part.ts');
await runPart(name as PartName, JSON.parse(given));
