/** A countdown that can stand still: waiting for one’s turn costs a page nothing. */
export interface Deadline {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Calls `onEnd` once, after `ms` of running time. Starts running. */
export function startDeadline(ms: number, onEnd: () => void): Deadline {
  let left = ms;
  let startedAt = 0;
  let timer: NodeJS.Timeout | null = null;
  const resume = () => {
    if (timer) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, Math.max(0, left));
  };
  const pause = () => {
    if (!timer) return;
    clearTimeout(timer);
    timer = null;
    left -= performance.now() - startedAt;
  };
  resume();
  return { pause, resume, cancel: pause };
}
