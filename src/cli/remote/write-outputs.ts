import { writeFile } from 'node:fs/promises';
import { type CiResult, reportPage } from '#report/ci/ci-result.ts';
import { dashlordOf } from '#report/ci/dashlord.ts';
import { junitOf } from '#report/ci/junit.ts';
import { pullRequestOf } from '#report/ci/pull-request.ts';
import { quotedTextsNotice } from '#report/ci/quoted-texts.ts';
import { sarifOf } from '#report/ci/sarif.ts';
import { summarise } from '../audit-summary.ts';
import type { CiFormat, RemoteArguments } from './remote-arguments.ts';
import { exitCodes, RemoteError } from './remote-error.ts';

const writers: Readonly<Record<CiFormat, (result: CiResult) => string>> = {
  text: (result) => `${summarise(result.report)}\n\n${reportPage(result)}\n${quotedTextsNotice}\n`,
  json: jsonOf,
  junit: junitOf,
  sarif: sarifOf,
  markdown: pullRequestOf,
  dashlord: dashlordOf,
};

/**
 * Writes what was asked for, each to its file, else to `print`.
 * @throws RemoteError of misuse where a file cannot be written
 */
export async function writeOutputs(
  outputs: RemoteArguments['outputs'],
  result: CiResult,
  print: (text: string) => void,
): Promise<void> {
  for (const { format, file } of outputs) {
    const text = writers[format](result);
    if (file === null) print(text);
    else
      await writeFile(file, text).catch((cause: Error) => {
        throw new RemoteError(exitCodes.misuse, `${file} n’a pas pu être écrit : ${cause.message}`, {
          cause,
        });
      });
  }
}

/** Everything for a program: what the gates say, what changed, the report. */
function jsonOf(result: CiResult): string {
  const { id, gates, before, comparison, report, decided } = result;
  const told = gates.map(({ gate, isPassed, sentence }) => ({ gate: gate.text, passed: isPassed, sentence }));
  const document = {
    note: quotedTextsNotice,
    id,
    url: reportPage(result),
    gates: told,
    before,
    comparison,
    decisions: decided,
    report,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
