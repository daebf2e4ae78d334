import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Unavailable } from '../artifacts.ts';
import type { HtmlChecker } from '../ports/world.ts';

const outputLimit = 32_000_000;

/** Client compiler, one thread, small heap: half the processor time of the defaults on a dozen pages. */
const javaOptions = [
  // Deep schemas: less overflows the stack.
  '-Xss4m',
  '-Xmx256m',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
  '-XX:ActiveProcessorCount=1',
  '-XX:-UsePerfData',
  '-Djava.awt.headless=true',
  // What it writes is read as that.
  '-Dfile.encoding=UTF-8',
  '-Dstdout.encoding=UTF-8',
  // Java’s own remarks would stand in the answer.
  '-Xlog:disable',
  '-XX:+IgnoreUnrecognizedVMOptions',
];
const checkerOptions = [
  '--format',
  'json',
  '--stdout',
  '--exit-zero-always',
  '--errors-only',
  '--no-langdetect',
  '--no-stream',
];

/** Java’s classes as they lie in memory, kept by an earlier run or to be kept by this one. */
interface ClassArchive {
  readonly option: string;
  /** Keeps what a good run wrote; after a bad one nothing stays. */
  end(succeeded: boolean): void;
}

/** Null when there is no place for one: Java then starts as it always can. */
function classArchive(path: string | undefined): ClassArchive | null {
  if (path === undefined) return null;
  const remove = (file: string) => quietly(() => rmSync(file, { force: true }));
  if (existsSync(path))
    return {
      option: `-XX:SharedArchiveFile=${path}`,
      end: (succeeded) => succeeded || remove(path),
    };
  if (!quietly(() => mkdirSync(dirname(path), { recursive: true, mode: 0o700 }))) return null;
  const written = `${path}.${randomUUID()}`;
  return {
    option: `-XX:ArchiveClassesAtExit=${written}`,
    end(succeeded) {
      if (succeeded) quietly(() => renameSync(written, path));
      remove(written);
    },
  };
}

/** Whether it went well. */
function quietly(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the Nu checker once over the files of a folder and gives what it wrote. It reads them and its own schemas,
 * opens no connection and gets nothing of our environment.
 * @throws Error with a French reason: Java too old, too late, too much to say.
 */
export async function runNu(
  { javaPath, jarPath, archivePath }: Extract<HtmlChecker, { javaPath: string }>,
  folder: string,
  { deadlineMs, signal }: { readonly deadlineMs: number; readonly signal: AbortSignal },
): Promise<string> {
  const archive = classArchive(archivePath);
  const child = spawn(
    javaPath,
    [
      ...javaOptions,
      ...(archive ? [archive.option] : []),
      '-cp',
      jarPath,
      'nu.validator.client.SimpleCommandLineValidator',
      ...checkerOptions,
      '.',
    ],
    { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true },
  );
  let succeeded = false;
  const chunks: Buffer[] = [];
  let size = 0;
  let words = '';
  let excess: Error | null = null;
  const stop = (reason: string) => {
    excess ??= new Unavailable(reason);
    child.kill('SIGKILL');
  };
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > outputLimit) stop('le vérificateur a trouvé trop d’erreurs pour les lire toutes');
    else chunks.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-4_000);
  });
  const late = setTimeout(() => stop('le vérificateur HTML n’a pas fini à temps'), deadlineMs);
  const onAbort = () => stop('audit arrêté');
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (excess) throw excess;
    if (code !== 0 || size === 0) throw failureOf(words);
    succeeded = true;
    return Buffer.concat(chunks).toString('utf8');
  } finally {
    archive?.end(succeeded);
    clearTimeout(late);
    signal.removeEventListener('abort', onAbort);
  }
}

function failureOf(words: string): Error {
  if (/UnsupportedClassVersionError/.test(words))
    return new Unavailable('la version de Java installée est trop ancienne (11 au moins)');
  if (/Unable to locate a Java Runtime/.test(words))
    return new Unavailable('Java n’est pas installé sur cette machine');
  return new Error('le vérificateur HTML n’a pas fonctionné');
}
