/** The part of the log the engine writes to; the platform’s log fits. */
export interface EngineLog {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
}

export const silentLog: EngineLog = { info: () => undefined, warn: () => undefined };
