import { readdirSync, readFileSync } from 'node:fs';

/** A process that lives, by what /proc says of it. */
export interface Living {
  readonly pid: number;
  readonly command: string;
}

/** Of that process: its children that live, zombies left out. */
export function childrenOf(parent: number): Living[] {
  const pids = readdirSync('/proc').map(Number);
  return pids
    .filter((pid) => pid > 0)
    .flatMap((pid) => (look(pid)?.parent === parent ? [livingOf(pid)] : []));
}

/** Its descendants, the nearest first. */
export function descendantsOf(root: number): Living[] {
  const children = childrenOf(root);
  return [...children, ...children.flatMap(({ pid }) => descendantsOf(pid))];
}

export const isLiving = (pid: number): boolean => look(pid) !== null;

function look(pid: number): { readonly parent: number } | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : { parent: Number(fields[1]) };
  } catch {
    return null;
  }
}

function livingOf(pid: number): Living {
  try {
    return { pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  } catch {
    return { pid, command: '' };
  }
}
