import { createHmac } from 'node:crypto';

/** Header that proves who sent an event and when. */
export const signatureHeader = 'constat-signature';

/**
 * The header’s value: `t=<seconds>,v1=<hex>`, one `v1` a secret that is valid, each the HMAC-SHA-256 of
 * `<seconds>.<body>`. Who receives it refuses a time more than five minutes away: a recorded call is worth nothing.
 */
export function signEvent(body: string, secrets: readonly string[], at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}
