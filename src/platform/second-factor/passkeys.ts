import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Config } from '../config.ts';

/**
 * ES256 and RS256. The library would offer ML-DSA-44 first, which Node verifies by an experimental algorithm only.
 */
const algorithms = [-7, -257];
/** How long a browser may take to answer, ms. */
const passkeyWaitMs = 5 * 60_000;

/** A passkey as it is kept. */
interface StoredPasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

type KnownPasskey = Pick<StoredPasskey, 'credentialId' | 'transports'>;
type Published = Pick<Config, 'publicUrl'>;

// 26 MB and 0.4 s of processor: not before somebody uses a passkey.
const library = () => import('@simplewebauthn/server');

/** The domain that passkeys belong to; null where the installation is reached by a number, which cannot have any. */
export function passkeyDomain({ publicUrl }: Published): string | null {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : null;
}

const listed = (passkeys: readonly KnownPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    transports: [...transports] as AuthenticatorTransport[],
  }));

/** What a browser needs to make a passkey for an account; one that the account has already is refused there. */
export async function registrationOptions(
  domain: string,
  account: { readonly uid: string; readonly email: string },
  known: readonly KnownPasskey[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Constat',
    rpID: domain,
    userName: account.email,
    userID: new TextEncoder().encode(account.uid),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: listed(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: passkeyWaitMs,
  });
}

/** What a browser needs to sign with a passkey. @param among those of one account; empty: whichever the person has */
export async function signatureOptions(
  domain: string,
  among: readonly KnownPasskey[] = [],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: domain,
    userVerification: 'required',
    timeout: passkeyWaitMs,
    ...(among.length > 0 && { allowCredentials: listed(among) }),
  });
}

/** The passkey that a browser has made; null when its answer is not one to this question, from this site. */
export async function readRegistration(
  config: Published,
  challenge: string,
  response: unknown,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectationsOf(config, challenge),
      response: response as RegistrationResponseJSON,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
  } catch {
    // Every mismatch is an exception of the library’s, which says it in English; to us they are one refusal.
    return null;
  }
}

/** The counter after a signature of that passkey; null when it is none, or another question’s, site’s or person’s. */
export async function readSignature(
  config: Published,
  challenge: string,
  response: unknown,
  passkey: StoredPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expectationsOf(config, challenge),
      response: response as AuthenticationResponseJSON,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

function expectationsOf(config: Published, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: new URL(config.publicUrl).origin,
    expectedRPID: passkeyDomain(config) ?? '',
    requireUserVerification: true,
  };
}
