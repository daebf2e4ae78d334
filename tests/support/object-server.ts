import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectSettings } from '#platform/object-settings.ts';

/** A real server that speaks S3 and checks signatures, on a loopback port, with one bucket in a folder. */
export interface ObjectServer {
  /** Opens its bucket. */
  readonly settings: ObjectSettings;
  /** Stops answering; what it holds stays. */
  stop(): Promise<void>;
  /** Answers again at the same address, with what it held. */
  start(): Promise<void>;
  /** Stops it for good and forgets what it held. */
  close(): Promise<void>;
}

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}

/** Its package declares an entry that is not the server (5.0.0). */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver/lib/s3rver.js') as {
  new (options: object): S3rver;
  readonly defaultOptions: { accessKeyId?: string; secretAccessKey?: string };
};

export async function startObjectServer(): Promise<ObjectServer> {
  const directory = mkdtempSync(join(tmpdir(), 'constat-objects-'));
  const options = {
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: 'constat' }],
  };
  let server: S3rver | null = null;
  let port = 0;
  const start = async () => {
    server = new S3rver({ ...options, port });
    ({ port } = await server.run());
  };
  const stop = async () => {
    await server?.close();
    server = null;
  };
  await start();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'constat',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    },
    stop,
    start,
    async close() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
