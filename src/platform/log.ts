import { type DestinationStream, pino } from 'pino';
import { logFields } from './log-fields.ts';

/**
 * Structured log. Never give it a password, a token, an e-mail body or a page’s text. Errors are given whole, as `error`:
 * what may be written of them is decided in one place.
 */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
  child(data: Record<string, unknown>): Log;
}

/** One JSON line an event on standard error, so that standard output stays for people. */
export function createLog(
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent',
  destination: DestinationStream = pino.destination(2),
): Log {
  const formatters = { log: logFields };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
}
