import { systemWorld } from './api-client.ts';
import { readClientKey } from './client-environment.ts';
import { runRemoteAudit } from './remote-command.ts';

/** The command in a terminal or a build: Ctrl+C leaves the audit running. @returns the exit code */
export async function runFromTerminal(argv: readonly string[]): Promise<number> {
  const leave = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => leave.abort());
  const { code } = await runRemoteAudit({
    argv,
    key: readClientKey(),
    world: systemWorld,
    signal: leave.signal,
    print: (text) => void process.stdout.write(text),
  });
  return code;
}
