import { spawn } from 'node:child_process';

/** Hands requests to stop over to a child, until it is released. */
function forwardSignals(child) {
  const forward = (signal) => () => child.kill(signal);
  const handlers = {
    SIGTERM: forward('SIGTERM'),
    SIGHUP: forward('SIGHUP'),
    SIGINT: process.stdin.isTTY ? () => {} : forward('SIGINT'),
  };
  for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
  };
}

const isStop = (signal) => signal === 'SIGINT' || signal === 'SIGTERM';

/** How a child ended: with `close`, what it wrote is there by then. */
function endOf(child, event) {
  return new Promise((resolve, reject) => {
    const release = forwardSignals(child);
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once(event, (code, signal) => {
      release();
      resolve({ code: code ?? (isStop(signal) ? 0 : 1), isStopped: code === null && isStop(signal) });
    });
  });
}

/**
 * Runs a program with our terminal until it ends, and gives its exit code. A request to stop goes to the program,
 * which ends in its own time; Ctrl-C in a terminal has already reached it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] `stdio` is ours unless given.
 * @returns {Promise<number>}
 */
export async function runToTheEnd(program, args, options = {}) {
  const { code } = await endOf(spawn(program, args, { stdio: 'inherit', ...options }), 'exit');
  return code;
}

/**
 * The same, beside others: what the program writes is told in one piece under `title`, once it has ended.
 * @param {string} title
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, isStopped: boolean }>}
 */
export async function runAndTell(title, program, args, options) {
  const colours = process.stderr.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colours, ...options.env };
  const child = spawn(program, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(chunk));
  const end = await endOf(child, 'close');
  process.stderr.write(`${title}\n${Buffer.concat(written)}`);
  return end;
}
