import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '#platform/embedded-postgres-cluster.ts';

/** A process of the product, started as `npm start` does. */
export interface Product {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything said so far, both streams. */
  output(): string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts the product on a free port; `role` as in `npm start [web|worker]`. It is not ready yet: see `untilReady`. */
export function startProduct(
  env: Readonly<Record<string, string>>,
  role?: 'web' | 'worker',
): Promise<Product> {
  return startProgram(['scripts/run.mjs', 'start', ...(role ? [role] : [])], '.', env);
}

/** Starts the product on a free port by a program of another folder. */
export async function startProgram(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      CONSTAT_DEMO_PORT: '0',
      CONSTAT_CALM_WAIT: '0',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { url: `http://127.0.0.1:${port}`, child, output: () => output, ended };
}

/** Resolves when the product says it is ready. @throws with what it said when it ended instead. */
export async function untilReady(product: Product): Promise<void> {
  let gone = false;
  void product.ended.then(() => {
    gone = true;
  });
  const end = Date.now() + 120_000;
  while (!product.output().includes('Prêt.')) {
    if (gone || Date.now() > end) throw new Error(`The product did not start: ${product.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
