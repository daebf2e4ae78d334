import { randomUUID } from 'node:crypto';
import { typeset } from '#contract/french.ts';
import { type CiResult, reportPage } from '#report/ci/ci-result.ts';
import { plain } from '../proof-line.ts';
import { type ApiClient, createApiClient, isRecord, notUnderstood, type RemoteWorld } from './api-client.ts';
import { findSample } from './find-sample.ts';
import { followAudit } from './follow-audit.ts';
import { readResult } from './read-result.ts';
import { type RemoteArguments, readRemoteArguments, remoteUsage } from './remote-arguments.ts';
import { type ExitCode, exitCodes, RemoteError } from './remote-error.ts';
import { writeOutputs } from './write-outputs.ts';

export interface RemoteEnding {
  readonly code: ExitCode;
  /** Null when none was started. */
  readonly auditId: string | null;
  /** Null when it was not waited for, or ended otherwise. */
  readonly result: CiResult | null;
  /** Why it ended otherwise than well, in French; empty where it did, or where a gate says it. */
  readonly reason: string;
}

export interface RemoteOptions {
  readonly argv: readonly string[];
  /** API key; never an argument, which everybody on the machine could read. */
  readonly key: string | undefined;
  readonly world: RemoteWorld;
  /** Aborts when the person wants to leave; the audit goes on. */
  readonly signal: AbortSignal;
  /** Results, as they are. */
  readonly print: (text: string) => void;
}

/** Has a server audit a site: starts, waits, writes and judges as the command line says. Throws nothing. */
export async function runRemoteAudit(options: RemoteOptions): Promise<RemoteEnding> {
  const { argv, print, signal } = options;
  const world = { ...options.world, tell: (line: string) => options.world.tell(typeset(line)) };
  const isHelpAsked = argv
    .slice(0, argv.includes('--') ? argv.indexOf('--') : argv.length)
    .includes('--help');
  if (isHelpAsked) {
    print(`${typeset(remoteUsage)}\n`);
    return { code: exitCodes.fine, auditId: null, result: null, reason: '' };
  }
  let auditId: string | null = null;
  let server = '';
  try {
    const asked = readRemoteArguments(argv);
    server = asked.server;
    const api = createApiClient({ server, key: keyOf(options.key), userAgent: 'constat-cli' }, world, signal);
    auditId = asked.resume ?? (await start(api, asked));
    world.tell(`Audit ${auditId} : ${reportPage({ server, id: auditId })}`);
    if (!asked.isAwaited) {
      print(`${auditId}\n`);
      return { code: exitCodes.fine, auditId, result: null, reason: '' };
    }
    await followAudit(api, auditId, asked.timeoutMs, world, signal);
    const result = await readResult(api, auditId, asked);
    await writeOutputs(asked.outputs, result, print);
    return { code: tellVerdict(result, world), auditId, result, reason: '' };
  } catch (error) {
    const { code, reason } = endingOf(error, signal);
    world.tell(reason);
    if (auditId !== null && code !== exitCodes.siteFailed && code !== exitCodes.misuse)
      world.tell(`Pour lire son résultat : constat audit --resume ${auditId} --server ${server} --wait`);
    else if (code === exitCodes.interrupted && server !== '')
      world.tell(`S’il a démarré, l’audit se trouve ici : ${server}/dashboard`);
    return { code, auditId, result: null, reason };
  }
}

/** The same key at each try: an answer lost on the way never starts a second audit. */
async function start(api: ApiClient, { request, sampleName }: RemoteArguments): Promise<string> {
  const named = request && sampleName !== null && { sample: await findSample(api, request.url, sampleName) };
  const { json } = await api('/api/audits', {
    method: 'POST',
    body: { ...request, ...named },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (!isRecord(json) || typeof json.id !== 'string' || !/^[\w-]{1,64}$/.test(json.id))
    throw new RemoteError(exitCodes.server, notUnderstood);
  return json.id;
}

function keyOf(key: string | undefined): string {
  const trimmed = key?.trim() ?? '';
  if (trimmed === '')
    throw new RemoteError(
      exitCodes.misuse,
      'Donnez la clé d’API dans la variable d’environnement CONSTAT_KEY (« Mon profil », « Clés d’API »).',
    );
  if (!/^[\x21-\x7e]+$/.test(trimmed))
    throw new RemoteError(exitCodes.misuse, 'CONSTAT_KEY ne contient pas une clé d’API.');
  return trimmed;
}

function tellVerdict({ gates }: CiResult, world: RemoteWorld): ExitCode {
  for (const { gate, isPassed, sentence } of gates)
    world.tell(`${isPassed ? 'Respecté' : 'Dépassé'} : ${gate.text}. ${sentence}`);
  return gates.every(({ isPassed }) => isPassed) ? exitCodes.fine : exitCodes.gateFailed;
}

function endingOf(error: unknown, signal: AbortSignal): Pick<RemoteEnding, 'code' | 'reason'> {
  if (signal.aborted)
    return { code: exitCodes.interrupted, reason: 'Interrompu : l’audit continue sur le serveur.' };
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof RemoteError
    ? { code: error.exitCode, reason: message }
    : { code: exitCodes.server, reason: `Erreur inattendue : ${plain(message)}` };
}
