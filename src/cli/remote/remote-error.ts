/** Exit codes of an audit by a server, as `--help` tells them. */
export const exitCodes = {
  fine: 0,
  gateFailed: 1,
  misuse: 2,
  server: 3,
  siteFailed: 4,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The command ends here; the message says why, in French. */
export class RemoteError extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
