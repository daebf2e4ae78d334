import type { FailureCode } from '#contract/audit.ts';
import { busyMachine } from '#contract/not-analysed.ts';
import type { NotAnalysedPage, NotAnalysedReason } from '#contract/report.ts';

/** What another try may mend: always tried again, only for the page that was asked for, or never. */
type Again = 'always' | 'asked' | 'never';

/** Why a page could not be read, and what becomes of an audit that has no other. */
export interface Cause {
  readonly reason: NotAnalysedReason;
  /** Chromium’s word where `notAnalysedWords` has one for it, else French. Empty: the reason says it all. */
  readonly detail: string;
  readonly code: FailureCode;
  readonly again: Again;
}

const cause = (reason: NotAnalysedReason, code: FailureCode, again: Again = 'never', detail = ''): Cause => ({
  reason,
  detail,
  code,
  again,
});

/**
 * Every reason there is. Those of one reason stand together, the one without a detail last: it is what a detail that is
 * not in the table stands for.
 */
export const causes = {
  unknownDomain: cause('network', 'preflight/unknown-domain', 'always', 'net::ERR_NAME_NOT_RESOLVED'),
  refused: cause('network', 'preflight/connection-refused', 'always', 'net::ERR_CONNECTION_REFUSED'),
  unreachable: cause('network', 'preflight/unreachable', 'always', 'net::ERR_ADDRESS_UNREACHABLE'),
  empty: cause('network', 'preflight/empty-answer', 'always', 'net::ERR_EMPTY_RESPONSE'),
  cut: cause('network', 'preflight/cut-off', 'always', 'net::ERR_CONTENT_LENGTH_MISMATCH'),
  headersTooLong: cause(
    'network',
    'preflight/headers-too-long',
    'asked',
    'net::ERR_RESPONSE_HEADERS_TOO_BIG',
  ),
  badCompression: cause('network', 'preflight/unreadable', 'always', 'net::ERR_CONTENT_DECODING_FAILED'),
  certificate: cause('network', 'preflight/tls', 'always', 'net::ERR_CERT_'),
  handshake: cause('network', 'preflight/tls', 'always', 'net::ERR_SSL_'),
  badHandshake: cause('network', 'preflight/tls', 'always', 'net::ERR_BAD_SSL_'),
  unreadable: cause('network', 'preflight/unreadable', 'always'),

  notConnected: cause('timeout', 'preflight/timeout', 'asked', 'connexion sans réponse'),
  silent: cause('timeout', 'preflight/timeout', 'asked', 'aucune réponse'),
  endless: cause('timeout', 'preflight/timeout', 'asked', 'réponse jamais terminée'),
  late: cause('timeout', 'preflight/timeout', 'asked'),

  endlessWork: cause('hung', 'preflight/page-hangs', 'never', 'plus de 30 secondes de calcul'),
  hung: cause('hung', 'preflight/page-hangs', 'asked'),
  /** Chromium itself gave up on the page, without being told to by anybody. */
  crash: cause('crash', 'preflight/page-crash', 'always'),
  overgrown: cause('too-large', 'preflight/too-heavy', 'asked', 'mémoire du navigateur'),
  tooLarge: cause('too-large', 'preflight/too-heavy'),

  overloaded: cause('incident', 'engine/overloaded', 'always', busyMachine),
  incident: cause('incident', 'engine/crashed', 'always'),

  redirectLoop: cause('redirect', 'preflight/redirect-loop', 'never', 'net::ERR_TOO_MANY_REDIRECTS'),
  offSite: cause('redirect', 'preflight/off-site'),
  download: cause('download', 'preflight/attachment'),
  notHtml: cause('not-html', 'preflight/not-html'),
  httpError: cause('http-error', 'preflight/http-error', 'asked'),
  blocked: cause('blocked', 'preflight/bot-wall', 'asked'),
  login: cause('login', 'preflight/login-wall'),
  private: cause('private', 'preflight/private-target'),
} as const satisfies Readonly<Record<string, Cause>>;

export type CauseId = keyof typeof causes;

const listed: readonly Cause[] = Object.values(causes);

/** The cause behind a page that was not analysed; a page that was never tried is no fault of its site. */
export function causeOfPage({ reason, detail = '' }: Omit<NotAnalysedPage, 'url'>): Cause {
  return (
    listed.find((one) => one.reason === reason && detail.startsWith(one.detail)) ?? {
      ...causes.incident,
      again: 'never',
    }
  );
}
