import type { BrowserWord, Sighting } from '../blame/blame.ts';
import type { WireView } from '../browser/wire-log.ts';
import type { Exchange } from './http-client.ts';

/** Node’s words for what our own machine lacked. */
const ownShortage = /^(?:EMFILE|ENFILE|ENOMEM|ENOBUFS|ENOSPC|EADDRNOTAVAIL|EACCES|EPERM)$/;
const cut = /^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|UND_ERR_ABORTED)$/;
const unreachable = /^(?:EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN)$/;
const badCompression =
  /^(?:Z_|ERR_(?:_ERROR_FORMAT|BROTLI|ZSTD|PADDING|TRAILING_JUNK|TOO_MANY_CODINGS)|ZSTD_)/;
/** The parser’s errors have no code of their own: their words then are. */
const garbled = /^(?:HPE_|UND_ERR_|ERR_HTTP|ERR_INVALID|Response does not match)/;

const seen = (browser: BrowserWord, wire: WireView) => ({ browser, wire });

/** A request of ours without an answer, in the words of the table of blame: Node tells what its connection saw. */
export function sightOf({
  failure,
  failureCode: code,
  begun = false,
}: Pick<Exchange, 'failure' | 'failureCode' | 'begun'>): Omit<Sighting, 'machine'> {
  if (failure === 'dns') return seen('unknown-domain', 'unasked');
  if (failure === 'tls') return seen('tls', 'receiving');
  if (failure === 'refused') return seen('disconnected', unreachable.test(code) ? 'unreachable' : 'refused');
  if (failure === 'timeout') {
    if (begun) return seen('timed-out', 'receiving');
    return seen('timed-out', /CONNECT|^ETIMEDOUT$/.test(code) ? 'connecting' : 'silent');
  }
  if (ownShortage.test(code)) return seen('own-failure', 'unasked');
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return seen('headers-too-long', 'receiving');
  if (cut.test(code)) return seen('disconnected', begun ? 'cut' : 'closed');
  if (badCompression.test(code)) return seen('bad-compression', 'receiving');
  // A length that was announced and did not come is an answer that was cut.
  if (/CONTENT_LENGTH/.test(code)) return seen('truncated', 'ended');
  if (garbled.test(code)) return seen('unreadable', 'receiving');
  return seen('own-failure', 'unasked');
}
