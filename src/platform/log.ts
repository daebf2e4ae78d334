import { pino } from 'pino';

/** Structured log. Never give it a password, a token, an e-mail body or a page’s text. */
export interface Log {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
  child(data: Record<string, unknown>): Log;
}

/** One JSON line an event on standard error, so that standard output stays for people. */
export function createLog(level: 'debug' | 'info' | 'warn' | 'error' | 'silent'): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
