import { TargetRefused } from '../browser/target-policy.ts';

/** Why no answer came; the words of `Probe.failure`. */
export type HttpFailure = 'dns' | 'refused' | 'timeout' | 'tls' | 'guard' | 'loop' | 'other';

const refusedCodes = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN']);
const timeoutCodes = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);
const certificateCode =
  /^(?:CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|INVALID_CA|PATH_LENGTH|INVALID_PURPOSE|HOSTNAME_MISMATCH|ERR_TLS_CERT)/;
const handshakeCode = /^(?:ERR_SSL_|ERR_TLS_|EPROTO)/;

/** Names a failed request from the error and its causes. `code` is Node’s word, for the journal. */
export function classifyFailure(error: unknown): { readonly failure: HttpFailure; readonly code: string } {
  for (const cause of causesOf(error)) {
    if (cause instanceof TargetRefused)
      return { failure: cause.reason === 'unknown-domain' ? 'dns' : 'guard', code: cause.found };
    const code = codeOf(cause);
    if (cause instanceof Error && cause.name === 'TimeoutError')
      return { failure: 'timeout', code: 'deadline' };
    if (timeoutCodes.has(code)) return { failure: 'timeout', code };
    if (refusedCodes.has(code)) return { failure: 'refused', code };
    if (certificateCode.test(code) || handshakeCode.test(code)) return { failure: 'tls', code };
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return { failure: 'dns', code };
  }
  const last = causesOf(error)[0];
  return { failure: 'other', code: codeOf(last) || (last instanceof Error ? last.message : String(last)) };
}

/** A certificate that is not trusted, as opposed to a server that does not speak TLS. */
export function isCertificateFailure(code: string): boolean {
  return certificateCode.test(code);
}

function causesOf(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let at: unknown = error; at && found.length < 5; at = at instanceof Error ? at.cause : null)
    found.push(at);
  for (const one of [...found]) if (one instanceof AggregateError) found.push(...one.errors.slice(0, 5));
  return found;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code ?? '') : '';
}
