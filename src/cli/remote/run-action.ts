import { randomUUID } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import { scoreInWords } from '#contract/score-range.ts';
import { type CiResult, reportPage } from '#report/ci/ci-result.ts';
import { pullRequestOf } from '#report/ci/pull-request.ts';
import { plain } from '../proof-line.ts';
import type { RemoteWorld } from './api-client.ts';
import { type RemoteEnding, runRemoteAudit } from './remote-command.ts';
import { exitCodes } from './remote-error.ts';

export interface ActionOptions {
  /** What the runner of GitHub gives: `INPUT_…`, `GITHUB_OUTPUT`, `GITHUB_STEP_SUMMARY`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly world: RemoteWorld;
  readonly signal: AbortSignal;
  /** To the log of the step, where lines may be orders. */
  readonly print: (text: string) => void;
}

/** Inputs handed on as they are, and those that are yes or no. */
const valued = [
  'server',
  'resume',
  'timeout',
  'fail-on',
  'baseline',
  'pages',
  'list',
  'sample',
  'device',
  'profile',
] as const;
const flags = ['only-page', 'ignore-robots'] as const;
const files = ['sarif', 'junit', 'markdown', 'json', 'dashlord'] as const;

/**
 * The step of a GitHub workflow: the same audit as the command line’s, from the inputs of `action.yml`, with its outputs
 * and a summary. What a site wrote is shown between marks that keep the runner from obeying it.
 * @returns the exit code
 */
export async function runAction({ env, world, signal, print }: ActionOptions): Promise<number> {
  const inputOf = (name: string) => env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
  const key = inputOf('key');
  const mark = randomUUID();
  if (key !== '') print(`::add-mask::${key}\n`);
  print(`::stop-commands::${mark}\n`);
  const ending = await runRemoteAudit({ argv: argvOf(inputOf), key, world, signal, print });
  print(`::${mark}::\n`);
  await writeOutputs(env.GITHUB_OUTPUT, ending, inputOf('server'));
  if (ending.result && env.GITHUB_STEP_SUMMARY)
    await appendFile(env.GITHUB_STEP_SUMMARY, pullRequestOf(ending.result));
  if (ending.code !== exitCodes.fine) print(`::error title=Constat::${escaped(reasonOf(ending))}\n`);
  else if (ending.result)
    print(`::notice title=Constat::${escaped(`Score : ${scoreInWords(ending.result.report)}.`)}\n`);
  return ending.code;
}

function argvOf(inputOf: (name: string) => string): string[] {
  const given = (name: string) => inputOf(name) !== '';
  const asked = files.filter(given).map((format) => ({ format, file: inputOf(format) }));
  const excluded = inputOf('exclude')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [
    '--wait',
    ...valued.filter(given).map((name) => `--${name}=${inputOf(name)}`),
    ...flags.filter((name) => inputOf(name) === 'true').map((name) => `--${name}`),
    ...excluded.map((prefix) => `--exclude=${prefix}`),
    ...asked.flatMap(({ format, file }) => [`--format=${format}`, `--output=${file}`]),
    // Behind it nothing is an option, whatever the address is.
    '--',
    ...(given('url') ? [inputOf('url')] : []),
  ];
}

async function writeOutputs(
  file: string | undefined,
  { auditId, result }: RemoteEnding,
  server: string,
): Promise<void> {
  if (!file || auditId === null) return;
  const outputs = {
    'audit-id': auditId,
    'report-url': reportPage({ server: server.replace(/(?<!\/)\/+$/, ''), id: auditId }),
    ...(result && { score: String(result.report.score ?? ''), passed: String(isPassed(result)) }),
  };
  const lines = Object.entries(outputs).map(
    ([name, value]) => `${name}=${value.replaceAll(/[\r\n]/g, ' ')}\n`,
  );
  await appendFile(file, lines.join(''));
}

const isPassed = ({ gates }: CiResult): boolean => gates.every((gate) => gate.isPassed);

/** The gates that failed, else what went wrong. */
function reasonOf({ result, reason }: RemoteEnding): string {
  const failed = result?.gates.filter((gate) => !gate.isPassed) ?? [];
  return failed.length > 0
    ? failed.map(({ gate, sentence }) => `${gate.text} : ${sentence}`).join(' ')
    : reason;
}

const escaped = (text: string): string => plain(text).replaceAll('%', '%25');
