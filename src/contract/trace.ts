/** Names one thing a person asked for, in every line of the log that it causes: the 32 hexadecimal digits of W3C Trace Context. */
export type TraceId = string;

const zeros = /^0+$/;

/**
 * The trace id of a `traceparent` header (https://www.w3.org/TR/trace-context/); null when it is none. A version we do not
 * know may hold more after the four parts we do.
 */
export function readTraceparent(header: string | null | undefined): TraceId | null {
  const parts = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/.exec(header?.trim() ?? '');
  const [, version = 'ff', trace = '', parent = '', more] = parts ?? [];
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  return zeros.test(trace) || zeros.test(parent) ? null : trace;
}

/** A new one, of a UUID: so many digits it has. */
export const traceOfUuid = (uuid: string): TraceId => uuid.replaceAll('-', '');
