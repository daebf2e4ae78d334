import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface LoopbackCertificate {
  /** PEM. */
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key, base64, as Chromium’s `--ignore-certificate-errors-spki-list` wants it. */
  readonly keyHash: string;
}

const day = 86_400_000;

/**
 * A certificate for 127.0.0.1, made now and signed by itself (RFC 5280, ECDSA P-256), so that no test depends on a
 * tool of the machine or on a date.
 */
export function makeLoopbackCertificate(days = 200): LoopbackCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('Loopback')))));
  const serial = der(0x02, Buffer.concat([Buffer.from([0x01]), randomBytes(8)]));
  const now = Date.now();
  const validity = sequence(time(now - day), time(now + days * day));
  const extensions = sequence(
    extension('551d11', sequence(der(0x87, Buffer.from([127, 0, 0, 1])))),
    extension('551d13', sequence(der(0x01, Buffer.from([0xff])))),
    extension('551d0f', der(0x03, Buffer.from([0x02, 0x84]))),
    extension('551d25', sequence(oid('2b06010505070301'))),
  );
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const body = sequence(version, serial, algorithm, name, validity, name, spki, der(0xa3, extensions));
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const whole = sequence(body, algorithm, signature);
  const lines = whole.toString('base64').replaceAll(/(.{64})/g, '$1\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    keyHash: createHash('sha256').update(spki).digest('base64'),
  };
}

/** One DER value: tag, length, content (X.690). */
function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const extension = (id: string, value: Buffer): Buffer => sequence(oid(id), der(0x04, value));

/** UTCTime, good until 2049. */
function time(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
