import { isIP } from 'node:net';
import { type ConnectionOptions, connect, type SecureVersion, type TLSSocket } from 'node:tls';
import type { TlsFacts } from '../artifacts.ts';
import { resolveTarget, type TargetPolicy } from '../browser/target-policy.ts';

const versions: readonly SecureVersion[] = ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'];
const timeoutMs = 8_000;
const staticKeyLimit = 4;

/**
 * What the server’s TLS accepts and its certificate, asked of the judged address only. Versions are tried
 * without OpenSSL’s own floor (`SECLEVEL=0`): otherwise old ones would look refused.
 * @returns null when no version at all is accepted.
 */
export async function probeTls(
  url: URL,
  policy: TargetPolicy,
  signal: AbortSignal,
): Promise<TlsFacts | null> {
  const port = Number(url.port) || 443;
  const { address } = await resolveTarget(url.hostname, port, policy);
  // Addresses have no server name (RFC 6066).
  const name = isIP(url.hostname.replace(/^\[|\]$/g, '')) ? {} : { servername: url.hostname };
  const base: ConnectionOptions = { host: address, port, ...name, rejectUnauthorized: false };
  const protocols: string[] = [];
  for (const version of versions) {
    signal.throwIfAborted();
    const accepted = await handshake(
      { ...base, minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' },
      () => true,
    ).catch(() => false);
    if (accepted) protocols.push(version);
  }
  if (protocols.length === 0) return null;
  signal.throwIfAborted();
  const facts = await handshake({ ...base, ALPNProtocols: ['h2', 'http/1.1'] }, certificateFacts).catch(
    () => null,
  );
  return facts && { protocols, ...facts, staticKeySuites: await staticKeySuites(base, protocols, signal) };
}

/** Each accepted suite is taken out and the rest offered again: servers name one at a time. */
async function staticKeySuites(
  base: ConnectionOptions,
  protocols: readonly string[],
  signal: AbortSignal,
): Promise<string[] | null> {
  const found: { name: string; standardName: string }[] = [];
  // TLS 1.3 has no such suite.
  if (protocols.every((version) => version === 'TLSv1.3')) return [];
  while (found.length < staticKeyLimit) {
    signal.throwIfAborted();
    const left = found.map(({ name }) => `:!${name}`).join('');
    const answer = await handshake(
      { ...base, minVersion: 'TLSv1', maxVersion: 'TLSv1.2', ciphers: `kRSA${left}:@SECLEVEL=0` },
      (socket) => socket.getCipher(),
    ).catch((error: Error) => error);
    if (!(answer instanceof Error)) found.push(answer);
    else if (found.length === 0 && saysNothing.test(`${codeOf(answer)} ${answer.message}`)) return null;
    else break;
  }
  return found.map(({ standardName }) => standardName);
}

/** Unlike an alert or a closed connection, these refuse no suite. */
const saysNothing = /timed out|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EMFILE/;

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** Opens a connection, reads what is asked once secured, closes. Rejects on refusal or after 8 s. */
function handshake<Value>(options: ConnectionOptions, read: (socket: TLSSocket) => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    const socket = connect(options);
    const timer = setTimeout(() => socket.destroy(new Error('TLS handshake timed out')), timeoutMs);
    socket.once('secureConnect', () => {
      try {
        resolve(read(socket));
      } catch (error) {
        reject(error);
      } finally {
        socket.destroy();
      }
    });
    socket.on('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      reject(new Error('closed before the handshake ended'));
    });
  });
}

function certificateFacts(socket: TLSSocket): Omit<TlsFacts, 'protocols' | 'staticKeySuites'> {
  const certificate = socket.getPeerCertificate(true);
  // Node gives the error’s code here, whatever the type says.
  const trustError: unknown = socket.authorizationError;
  const error = trustError instanceof Error && 'code' in trustError ? trustError.code : trustError;
  return {
    trusted: socket.authorized,
    trustError: socket.authorized ? null : String(error ?? 'UNKNOWN'),
    validFrom: isoDate(certificate.valid_from),
    validTo: isoDate(certificate.valid_to),
    keyBits: certificate.bits ?? null,
    keyType: certificate.asn1Curve ? `EC ${certificate.asn1Curve}` : certificate.modulus ? 'RSA' : '',
    names: (certificate.subjectaltname ?? '')
      .split(', ')
      .map((name) => name.replace(/^(?:DNS|IP Address):/, ''))
      .filter((name) => name !== '')
      .slice(0, 200),
    issuer: firstOf(certificate.issuer?.O) || firstOf(certificate.issuer?.CN),
    chainLength: chainLength(certificate),
    alpn: socket.alpnProtocol || '',
  };
}

function isoDate(text: string | undefined): string {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}

function firstOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

function chainLength(leaf: ReturnType<TLSSocket['getPeerCertificate']>): number {
  const seen = new Set<string>();
  for (
    let at: unknown = leaf;
    isLink(at) && !seen.has(at.fingerprint256) && seen.size < 10;
    at = at.issuerCertificate
  )
    seen.add(at.fingerprint256);
  return seen.size;
}

function isLink(value: unknown): value is { fingerprint256: string; issuerCertificate?: unknown } {
  return typeof value === 'object' && value !== null && 'fingerprint256' in value;
}
