/** Tells what each piece of work of a thread costs while several wait for one another. */
export interface CpuShares {
  /** A piece begins; call what it gives when it ends. @returns ms of processor time */
  begin(): () => number;
}

/**
 * The processor time that passes is divided evenly among the pieces under way: all of it is counted, once, and a piece that
 * runs alone pays for itself alone.
 * @param usedMs processor time of this thread so far
 */
export function createCpuShares(usedMs = threadCpuMs): CpuShares {
  const under = new Set<{ ms: number }>();
  let lastMs = usedMs();
  function divide(): void {
    const nowMs = usedMs();
    for (const piece of under) piece.ms += (nowMs - lastMs) / under.size;
    lastMs = nowMs;
  }
  return {
    begin() {
      divide();
      const piece = { ms: 0 };
      under.add(piece);
      return () => {
        divide();
        under.delete(piece);
        return piece.ms;
      };
    },
  };
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
