import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** Thread entry: loads the files it is given and answers every pattern that `new RegExp` made meanwhile. */
const made = new Map<string, { source: string; flags: string }>();
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, self) {
    const pattern = Reflect.construct(target, args, self) as RegExp;
    made.set(String(pattern), { source: pattern.source, flags: pattern.flags });
    return pattern;
  },
});
for (const file of workerData as readonly string[]) await import(pathToFileURL(file).href);
parentPort?.postMessage([...made.values()]);
