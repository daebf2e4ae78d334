/** The part of the log the engine writes to; the platform’s log fits. */
export interface EngineLog {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
}

/** What the log says of browsers that end or are replaced; operators count them. */
export const browserEvents = {
  ended: 'browser ended',
  replaced: 'browser replaced',
  renewed: 'visiting process replaced',
  missing: 'no browser for a visit',
} as const;

export const silentLog: EngineLog = { info: () => undefined, warn: () => undefined };
