/** What a log may hold of something that was thrown. */
export interface DescribedError {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
}

const maxMessage = 2_000;
const nothing = { name: '', message: '', code: '', stack: '' };

/**
 * What was thrown, without what people typed: a failed query’s own message quotes its parameters (addresses, hashes), and
 * PostgreSQL quotes a value it cannot read. What is no error at all is told by the words it has.
 */
export function describeError(error: unknown): DescribedError {
  if (typeof error !== 'object' || error === null)
    return { ...nothing, name: typeof error, message: withoutParameters(String(error)) };
  const { name, message, code, cause, stack } = error as Partial<Record<string, unknown>>;
  const below = typeof cause === 'object' && cause !== null ? describeError(cause) : null;
  const quotesParameters = 'query' in error && 'params' in error;
  const ownCode = typeof code === 'string' || typeof code === 'number' ? String(code) : '';
  const words = typeof message === 'string' ? message : `holds ${Object.keys(error).slice(0, 10).join(', ')}`;
  return {
    name: typeof name === 'string' ? name : 'object',
    message: quotesParameters
      ? (below?.message ?? 'failed query')
      : withoutValue(withoutParameters(words), ownCode),
    code: ownCode || (below?.code ?? ''),
    stack: framesOf(stack),
  };
}

/** The first line of a stack is the message again. */
function framesOf(stack: unknown): string {
  if (typeof stack !== 'string') return '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, 12).join('\n');
}

/** A failed query told as text: its SQL stays, what it was given does not. */
function withoutParameters(text: string): string {
  const at = text.indexOf('Failed query:');
  const end = at < 0 ? -1 : text.indexOf('\nparams:', at);
  return withoutCredentials((end < 0 ? text : text.slice(0, end)).slice(0, maxMessage));
}

/** SQLSTATE class 22: « invalid input syntax for type uuid: "…" ». */
function withoutValue(message: string, code: string): string {
  const at = message.indexOf(': "');
  const isQuoted = at >= 0 && message.length > at + 3 && message.endsWith('"');
  return isQuoted && /^22[0-9A-Z]{3}$/.test(code) ? message.slice(0, at) : message;
}

/** What an address says before its host: a name and a password. */
export const withoutCredentials = (text: string): string => text.replaceAll(/:\/\/[^\s/@]*@/g, '://…@');

/** Fields that hold what opens something, whatever put them in a line. */
const secretFields = /password|token|secret|authorization|cookie|api_?key/i;

/** The fields of a log line as they are written: errors described, texts of failed queries cut, secrets left out. */
export function logFields(data: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => {
      const isThrown = value instanceof Error || key === 'error' || key === 'err';
      if (typeof value === 'string') return [key, secretFields.test(key) ? '…' : withoutParameters(value)];
      return [key, isThrown && value !== undefined ? describeError(value) : value];
    }),
  );
}
