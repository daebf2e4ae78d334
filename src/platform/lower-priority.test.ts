import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { lowerPriority } from './lower-priority.ts';

const inThread = `
  const { parentPort } = require('node:worker_threads');
  import(${JSON.stringify(new URL('./lower-priority.ts', import.meta.url).href)}).then(({ lowerPriority }) => {
    lowerPriority(0);
    parentPort.postMessage(require('node:os').getPriority());
  });
`;

describe('lowerPriority', () => {
  it.runIf(process.platform === 'linux')('lowers the thread that calls, and no other', async () => {
    const own = getPriority();
    const thread = new Worker(inThread, { eval: true });
    const told = await new Promise((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
    });
    await thread.terminate();
    expect([told, getPriority()]).toEqual([Math.max(own, 5), own]);
  });

  it('says nothing of a process that is gone', () => {
    expect(() => lowerPriority(2 ** 30)).not.toThrow();
  });
});
