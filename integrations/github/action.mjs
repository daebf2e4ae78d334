// The step of `action.yml`, from the sources of this repository: nothing to install, nothing to build.
import { systemWorld } from '../../src/cli/remote/api-client.ts';
import { runAction } from '../../src/cli/remote/run-action.ts';

const leave = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => leave.abort());
process.exitCode = await runAction({
  env: process.env,
  world: systemWorld,
  signal: leave.signal,
  print: (text) => void process.stdout.write(text),
});
