/** `requestTime` in seconds, all others in milliseconds from it (`Network.ResourceTiming`). */
export interface RequestTiming {
  requestTime: number;
  [moment: string]: number | undefined;
}

/** An event of a trace, as far as it is read here. Microseconds of the machine’s own clock. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  ts: number;
  dur?: number;
  /** What of `dur` the thread spent on a processor. */
  readonly tdur?: number;
  /** The thread’s own clock at `ts`. */
  readonly tts?: number;
  readonly args?: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly isOutermostMainFrame?: boolean;
      readonly isLoadingMainFrame?: boolean;
      /** Seconds. */
      finishTime?: number;
      timing?: RequestTiming;
      /** Of a viewport: pixels of the screen a CSS px, and its corners. */
      dpr?: number;
      viewport_rect?: readonly number[];
      /** Of a layout shift: Chromium holds an input for its cause. */
      had_recent_input?: boolean;
    };
  };
}

const taskNames = new Set([
  'RunTask',
  'ThreadControllerImpl::RunTask',
  'ThreadControllerImpl::DoWork',
  'TaskQueueManager::ProcessTaskFromWorkQueue',
]);

/** A turn of a thread’s loop: what Lighthouse takes for one task. */
export const isTask = ({ name, ph, dur }: TraceEvent): boolean =>
  ph === 'X' && taskNames.has(name) && (dur ?? 0) > 0;

/** The thread of the page’s own document: that of the last navigation of the whole tab. Null where none was recorded. */
export function mainThreadOf(
  events: readonly TraceEvent[],
): { readonly pid: number; readonly tid: number } | null {
  const started = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' &&
      args?.data?.isOutermostMainFrame !== false &&
      args?.data?.isLoadingMainFrame !== false &&
      (args?.data?.documentLoaderURL ?? '') !== '',
  );
  return started ? { pid: started.pid, tid: started.tid } : null;
}
