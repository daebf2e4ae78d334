import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const longestMs = 180_000;

/**
 * Four processes a processor that do nothing but work, begun by nobody who still lives: to an audit they are others.
 * They end by themselves after three minutes. The answer ends them.
 */
export function burnProcessors(): () => void {
  const burner = `for (const end = Date.now() + ${longestMs}; Date.now() < end;);`;
  const script = `for i in $(seq ${4 * availableParallelism()}); do "$0" -e '${burner}' >/dev/null 2>&1 & echo $!; done`;
  const ids = execFileSync('sh', ['-c', script, process.execPath], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
  return () => {
    for (const id of ids) process.kill(id, 'SIGKILL');
  };
}
