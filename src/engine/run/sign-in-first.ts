import type { FailureCode } from '#contract/audit.ts';
import { type SignInFailure, signInFailures } from '#contract/site-sign-in.ts';
import type { AuditRun } from './open-run.ts';

const codes: Readonly<Record<SignInFailure, FailureCode>> = {
  refused: 'preflight/access-refused',
  'second-factor': 'preflight/second-factor',
  captcha: 'preflight/captcha',
  'sign-missing': 'preflight/sign-missing',
  'sign-before': 'preflight/sign-in-failed',
  step: 'preflight/sign-in-failed',
  late: 'preflight/sign-in-failed',
  incident: 'engine/crashed',
};

interface SignInEnd {
  readonly code: FailureCode;
  readonly detail: string;
  /** What to do, for a person, where the code does not say it. */
  readonly about?: string;
}

/** Signs in where the access of the site says how, before anything else is asked. @returns why there is no audit, else null */
export async function signInFirst({ world, journal, order, signal }: AuditRun): Promise<SignInEnd | null> {
  const { enter } = world.pool;
  if (!enter) return null;
  const outcome = await journal.step('sign-in', order.url, () => enter(signal));
  signal.throwIfAborted();
  if (outcome.kind === 'signed-in') return null;
  if (outcome.kind === 'failed')
    return { code: 'engine/crashed', detail: `sign-in ${outcome.detail}`.slice(0, 300) };
  const code = codes[outcome.why];
  const about = outcome.detail === '' ? signInFailures[outcome.why] : outcome.detail;
  return {
    code,
    detail: `sign-in ${outcome.why} ${outcome.detail}`.trim(),
    ...(code === 'preflight/sign-in-failed' && { about }),
  };
}
