/** Milliseconds of processor time that this thread spent on the work: what other programs take meanwhile does not count. */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
