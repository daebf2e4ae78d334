import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/** @param {number} pid @returns {{ name: string, parent: number } | null} null where it cannot be known */
function look(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    return { name, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) };
  } catch {
    return null;
  }
}

/** What stands between npm and this process: nothing, or the shell npm starts commands with. */
function ancestors() {
  const shell = look(process.ppid);
  const between = shell !== null && /^(ba|da|z)?sh$/.test(shell.name);
  return { parent: process.ppid, npm: between ? shell.parent : null };
}

/** The first process of the system, or a session's own: what takes in the children of a parent that has ended. */
function isAdopter(pid) {
  const name = look(pid)?.name ?? '';
  return (pid <= 1 && !/^(npm|node|pnpm|yarn|bun)/.test(name)) || name === 'systemd';
}

/**
 * Calls `gone` once npm, which runs this process, has ended: a signal to npm ends npm alone and would leave what it
 * started running for nobody. Does nothing for a process that npm does not run.
 * @param {() => void} gone
 */
export function followNpm(gone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const { parent, npm } = ancestors();
  // It ended already, while this process was starting.
  if (isAdopter(npm ?? parent)) return gone();
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || look(parent)?.parent === npm)) return;
    clearInterval(timer);
    gone();
  }, LOOK_EVERY_MS);
  timer.unref();
}
