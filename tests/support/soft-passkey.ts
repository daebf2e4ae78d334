import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const userPresent = 0x01;
const userVerified = 0x04;
const hasKey = 0x40;

/** What an authenticator is told otherwise than it should be. */
export interface Twist {
  readonly origin?: string;
  readonly domain?: string;
  /** Nobody unlocked it. */
  readonly unverified?: boolean;
  /** As many signatures as it says to have made. */
  readonly counter?: number;
}

/** An authenticator in software (ES256, no attestation), for what a real one would not do: other origins, counters that go back. */
export function softPasskey(site: { readonly origin: string; readonly domain: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const base64url = (bytes: Buffer) => bytes.toString('base64url');
  let counter = 0;

  function clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: twist.origin ?? site.origin, crossOrigin: false }),
    );
  }

  function authenticatorData(twist: Twist, flags: number, attested: Buffer): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | userPresent | (twist.unverified ? 0 : userVerified), 0);
    head.writeUInt32BE(twist.counter ?? counter, 1);
    return Buffer.concat([sha256(twist.domain ?? site.domain), head, attested]);
  }

  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** Answers `navigator.credentials.create`. */
    register(challenge: string, twist: Twist = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 0x20]),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(twist, hasKey, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, twist)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** Answers `navigator.credentials.get`. */
    sign(challenge: string, twist: Twist = {}) {
      counter += 1;
      const client = clientData('webauthn.get', challenge, twist);
      const data = authenticatorData(twist, 0, Buffer.alloc(0));
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      });
    },
  };
}
