import { type ChildProcess, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { evenPriority } from './even-priority.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function sleeping(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  return child.pid ?? 0;
}

const mayRaise = process.platform === 'linux' && process.getuid?.() === 0;

describe('evenPriority', () => {
  it.runIf(mayRaise)('takes back the priority that a process gave itself', () => {
    const pid = sleeping();
    setPriority(pid, getPriority() - 5);
    evenPriority(pid);
    expect(getPriority(pid)).toBe(getPriority());
  });

  it('leaves a lower priority as it is', () => {
    const pid = sleeping();
    setPriority(pid, getPriority() + 3);
    evenPriority(pid);
    expect(getPriority(pid)).toBe(getPriority() + 3);
  });

  it('says nothing of a process that is gone', () => {
    expect(() => evenPriority(2 ** 30)).not.toThrow();
  });
});
