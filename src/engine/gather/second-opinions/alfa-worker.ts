import { parentPort } from 'node:worker_threads';
import { judgeWithAlfa } from './judge-with-alfa.ts';

/** Thread entry: a page as text in, Alfa’s opinion or the message of its failure out. */
parentPort?.on('message', (page: string) => {
  judgeWithAlfa(JSON.parse(page)).then(
    (value) => parentPort?.postMessage({ value }),
    (error: Error) => parentPort?.postMessage({ failure: error.message }),
  );
});
