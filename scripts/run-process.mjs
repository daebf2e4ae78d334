import { spawn } from 'node:child_process';

/**
 * Runs a program with our terminal until it ends, and gives its exit code. A request to stop goes to the program,
 * which ends in its own time; Ctrl-C in a terminal has already reached it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] `stdio` is ours unless given.
 * @returns {Promise<number>}
 */
export function runToTheEnd(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const forward = (signal) => () => child.kill(signal);
    const handlers = {
      SIGTERM: forward('SIGTERM'),
      SIGHUP: forward('SIGHUP'),
      SIGINT: process.stdin.isTTY ? () => {} : forward('SIGINT'),
    };
    for (const [signal, handler] of Object.entries(handlers)) process.on(signal, handler);
    const release = () => {
      for (const [signal, handler] of Object.entries(handlers)) process.off(signal, handler);
    };
    child.once('error', (error) => {
      release();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      release();
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}
