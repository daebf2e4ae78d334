/** Lines that one process writes about promises nobody waits for. */
const mostLines = 20;

/** What may be told of a failure: its class, what of the protocol failed, and the first line of ours it came through. */
interface LateFailure {
  readonly error: string;
  readonly of: string;
  readonly at: string;
}

/**
 * Tells of failures that nobody waits for, a few lines of them in all. Their words are left out: a page may have chosen
 * them, and could fill the log with what it likes.
 */
export function createLateFailures(tell: (failure: LateFailure) => void): (reason: unknown) => void {
  let lines = 0;
  return (reason) => {
    lines += 1;
    if (lines <= mostLines) tell(factsOf(reason));
  };
}

function factsOf(reason: unknown): LateFailure {
  if (!(reason instanceof Error)) return { error: typeof reason, of: '', at: '' };
  const { name, message, stack = '' } = reason;
  // The stack begins with the message, of whatever lines.
  const frames = stack.startsWith(`${name}: ${message}`) ? stack.slice(name.length + 2 + message.length) : '';
  return {
    error: /^\w{1,40}$/.test(name) ? name : 'Error',
    of: /^Protocol error \((\w{1,30}\.\w{1,60})\)/.exec(message)?.[1] ?? '',
    at: /\/([\w.-]{1,60}:\d{1,6}):\d{1,6}\)?$/m.exec(frames.slice(0, 4_000))?.[1] ?? '',
  };
}
