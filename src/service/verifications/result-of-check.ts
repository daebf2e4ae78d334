import type { FailureCode } from '#contract/audit.ts';
import type { VerificationResult } from '#contract/verification.ts';
import type { VerificationReason } from '#contract/verification-words.ts';
import type { RuleCheck } from '#engine/ports/rule-check.ts';
import { type AskedCorrection, judgeCorrection } from '#report/compare/judge-correction.ts';
import { isPageUnknown } from './verifiable-pages.ts';

const reasons: Readonly<Record<FailureCode, VerificationReason>> = {
  'preflight/unknown-domain': 'unknown-domain',
  'preflight/connection-refused': 'refused',
  'preflight/unreachable': 'no-server',
  'preflight/empty-answer': 'empty-answer',
  'preflight/cut-off': 'cut-off',
  'preflight/unreadable': 'unreadable',
  'preflight/attachment': 'attachment',
  'preflight/too-heavy': 'too-heavy',
  'preflight/page-hangs': 'hung',
  'preflight/file-hangs': 'file-hangs',
  'preflight/page-crash': 'page-crash',
  'preflight/timeout': 'timeout',
  'preflight/not-html': 'not-html',
  'preflight/http-error': 'http-error',
  'preflight/redirect-loop': 'redirect-loop',
  'preflight/headers-too-long': 'http-error',
  'preflight/robots': 'robots',
  'preflight/opted-out': 'opted-out',
  'preflight/login-wall': 'login',
  'preflight/access-refused': 'login',
  'preflight/second-factor': 'login',
  'preflight/captcha': 'login',
  'preflight/sign-missing': 'login',
  'preflight/sign-in-failed': 'login',
  'preflight/bot-wall': 'blocked',
  'preflight/private-target': 'private',
  'preflight/tls': 'tls',
  'preflight/off-site': 'moved',
  'engine/no-page': 'crashed',
  'engine/overloaded': 'crashed',
  'engine/deadline': 'late',
  'engine/crashed': 'crashed',
};

/** The answer to a person, from what the engine saw. Pure. */
export function resultOfCheck(asked: AskedCorrection, check: RuleCheck): VerificationResult {
  if (check.kind === 'failed') return { outcome: 'unverifiable', reason: check.why, proof: [] };
  if (check.kind === 'unreachable') {
    const reason = reasons[check.code];
    // Nothing keeps the page from its visitors.
    return { outcome: reason === 'robots' ? 'unverifiable' : 'unreachable', reason, proof: [] };
  }
  const [own, ...twins] = check.verdicts;
  if (!own) return { outcome: 'unverifiable', reason: 'crashed', proof: [] };
  const isSound = own.status === 'pass' || own.status === 'inapplicable';
  const twin = isSound ? twins.find(({ status }) => status === 'fail') : undefined;
  const result = judgeCorrection(asked, twin ?? own);
  if (result.outcome === 'fixed' && isPageUnknown(asked.finding))
    return { outcome: 'unverifiable', reason: 'page-unknown', proof: [] };
  return result;
}
