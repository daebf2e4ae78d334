import type { JobName } from '#contract/jobs.ts';
import { type TraceId, traceOfUuid } from '#contract/trace.ts';
import type { Job, JobHandler } from '#platform/queue.ts';
import type { Deps } from './deps.ts';

/** What services are given while they work for one trace: their log lines name it, and so do the jobs they send. */
export function withTrace<Needed extends Pick<Deps, 'log' | 'queue'>>(deps: Needed, trace: TraceId): Needed {
  const { queue } = deps;
  return {
    ...deps,
    log: deps.log.child({ trace }),
    queue: {
      ...queue,
      send: (db, name, data, options) => queue.send(db, name, { trace, ...data }, options),
    },
  };
}

/** The handler of a job for the trace of what sent it; one that nobody asked for begins a trace. */
export function tracedHandler<Name extends JobName>(
  deps: Deps,
  handlerOf: (deps: Deps) => JobHandler<Name>,
): JobHandler<Name> {
  return (job: Job<Name>) => handlerOf(withTrace(deps, job.data.trace ?? traceOfUuid(deps.ids.uuid())))(job);
}
