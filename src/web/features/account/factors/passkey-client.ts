import { callApi } from '../../../lib/api.ts';

/** A sentence to show, for what went wrong in the browser’s own window. */
class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
}

/** Whether this browser knows passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

// 13 kB that most people never need.
const library = () => import('@simplewebauthn/browser');

type Options = { readonly challenge: string };

/** The browser’s window, with its refusals as sentences. @throws PasskeyFailure */
async function inWindow<Answer extends object>(work: () => Promise<Answer>): Promise<{ id: string }> {
  try {
    return (await work()) as { id: string } & Answer;
  } catch (error) {
    const { name = '', code = '' } = error as { name?: string; code?: string };
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
      throw new PasskeyFailure('Cette clé d’accès est déjà enregistrée pour votre compte.');
    if (name === 'NotAllowedError' || name === 'AbortError')
      throw new PasskeyFailure('Rien n’a été fait : la demande a été fermée, ou elle a expiré. Réessayez.');
    console.info('Clé d’accès impossible', error);
    throw new PasskeyFailure(
      'Votre navigateur n’a pas pu utiliser de clé d’accès. Essayez avec un autre navigateur ou un autre moyen.',
    );
  }
}

async function sign(options: Options): Promise<{ id: string }> {
  const { startAuthentication } = await library();
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return inWindow(() => startAuthentication({ optionsJSON }));
}

/** Makes a passkey and adds it to the account. @returns recovery codes, where it is the first factor. @throws ApiRefusal, PasskeyFailure */
export async function addPasskey(name: string): Promise<readonly string[] | null> {
  const { options } = await callApi('POST', '/api/account/factors/passkeys/options');
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = await inWindow(() => startRegistration({ optionsJSON }));
  const body = { name, response };
  return (await callApi('POST', '/api/account/factors/passkeys', { body })).recoveryCodes;
}

/** Signs in with a passkey. @throws ApiRefusal, PasskeyFailure */
export async function signInByPasskey(): Promise<void> {
  const { options } = await callApi('POST', '/api/auth/passkey/options');
  const response = await sign(options);
  await callApi('POST', '/api/auth/passkey', { body: { response } });
}

/** Confirms by a passkey who sits there. @throws ApiRefusal, PasskeyFailure */
export async function confirmByPasskey(): Promise<void> {
  const { options } = await callApi('POST', '/api/account/confirm/passkey/options');
  const response = await sign(options);
  await callApi('POST', '/api/account/confirm/passkey', { body: { response } });
}

/** What to show of a failed call or window. */
export function sayFailure(error: unknown): string {
  if (error instanceof Error && (error.name === 'ApiRefusal' || error.name === 'PasskeyFailure'))
    return error.message;
  console.info('Action impossible', error);
  return 'L’action n’a pas pu aboutir. Réessayez.';
}
