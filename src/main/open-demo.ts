import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isLocalUrl } from '#contract/loopback.ts';
import { type DemoServer, demoFolder, demoTokenPath, serveDemo } from '#demo/serve-demo.ts';
import type { Config } from '#platform/config.ts';

/** A worker that starts beside the process that serves waits that long for it. */
const patienceMs = 5_000;
const lookAgainMs = 100;
const answerMs = 2_000;

const recordOf = (dataFolder: string) => join(dataFolder, 'demonstration.json');

interface OpenDemoOptions {
  /** This process serves the site; else it looks for the one that another process of the installation serves. */
  readonly serve: boolean;
  readonly say: (line: string) => void;
  readonly waitMs?: number;
}

/**
 * With our own database, on an address of this machine, the installation may audit its own demonstration site. The port is
 * opened when this process has bound it, or when whoever listens there knows the secret that the process that bound it left in
 * the data folder: a port number proves nothing, and another program may hold it.
 */
export async function openDemo(
  config: Config,
  { serve, say, waitMs = patienceMs }: OpenDemoOptions,
): Promise<{ readonly config: Config; readonly demo: DemoServer | null }> {
  if (config.databaseUrl !== null || !isLocalUrl(config.publicUrl)) return { config, demo: null };
  const demo = serve ? await serveKnown(config, say) : null;
  const origin = serve ? (demo?.origin ?? null) : await findDemo(config.dataFolder, waitMs);
  if (origin === null) return { config, demo };
  const { host, port } = new URL(origin);
  return {
    config: { ...config, demoPort: Number(port), allowTargets: [...config.allowTargets, host] },
    demo,
  };
}

/** Serves the site and leaves its address and secret for the workers beside; null, told, when the port is taken. */
async function serveKnown(
  { dataFolder, demoPort }: Config,
  say: (line: string) => void,
): Promise<DemoServer | null> {
  const record = recordOf(dataFolder);
  rmSync(record, { force: true });
  try {
    const token = randomBytes(32).toString('base64url');
    const demo = await serveDemo({ folder: demoFolder, port: demoPort, token });
    writeFileSync(record, JSON.stringify({ origin: demo.origin, token }), { mode: 0o600 });
    return {
      ...demo,
      close: async () => {
        rmSync(record, { force: true });
        await demo.close();
      },
    };
  } catch (error) {
    say(`Site de démonstration indisponible : ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

/** The address of the site that a process of this installation serves; null when there is none after a while. */
async function findDemo(dataFolder: string, waitMs: number): Promise<string | null> {
  const until = performance.now() + waitMs;
  for (;;) {
    const origin = await knownDemo(dataFolder);
    if (origin !== null || performance.now() >= until) return origin;
    await setTimeout(lookAgainMs);
  }
}

async function knownDemo(dataFolder: string): Promise<string | null> {
  try {
    const record: unknown = JSON.parse(readFileSync(recordOf(dataFolder), 'utf8'));
    if (typeof record !== 'object' || record === null) return null;
    const { origin, token } = record as { readonly origin?: unknown; readonly token?: unknown };
    if (typeof origin !== 'string' || typeof token !== 'string' || !isLocalUrl(origin)) return null;
    const answer = await fetch(new URL(demoTokenPath, origin), {
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    if (Number(answer.headers.get('content-length')) !== token.length) return null;
    const told = Buffer.from(await answer.text());
    const known = Buffer.from(token);
    return told.length === known.length && timingSafeEqual(told, known) ? origin : null;
  } catch {
    // No record, a broken one, nobody there: there is no demonstration.
    return null;
  }
}
