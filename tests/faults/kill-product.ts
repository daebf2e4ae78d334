import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromProduct, ProductSetup, ToProduct } from './product-process.ts';

const entry = fileURLToPath(new URL('./product-process.ts', import.meta.url));

export interface Product {
  readonly pid: number;
  readonly databaseUrl: string;
  /** Asks for an audit; the answer, if one comes back, is remembered by `onStarted`. */
  start(uid: string): void;
  /** SIGKILL, and waits until the process is gone. */
  kill(): Promise<void>;
}

/** Starts the product in a process of its own and waits until it takes jobs. */
export async function startProduct(
  setup: ProductSetup,
  onStarted: (auditId: string) => void = () => {},
): Promise<Product> {
  const child = fork(entry, [JSON.stringify(setup)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('error', () => {});
  const databaseUrl = await readyUrl(child, onStarted);
  return {
    pid: child.pid ?? 0,
    databaseUrl,
    start: (uid) => {
      if (child.connected) child.send({ start: uid } satisfies ToProduct, () => {});
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function readyUrl(child: ChildProcess, onStarted: (auditId: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product process ended with ${code}.`)));
    child.on('message', (message: FromProduct) => {
      if ('ready' in message) resolve(message.ready);
      if ('started' in message) onStarted(message.started);
    });
  });
}
