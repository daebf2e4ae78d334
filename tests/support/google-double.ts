import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { hashFirebaseScrypt } from '#platform/identity/firebase/scrypt.ts';
import type { FirebaseSettings } from '#platform/identity/firebase/settings.ts';
import { verifyPassword } from '#platform/identity/password-hash.ts';
import { startLoopback } from './loopback.ts';

/** An account of the double. */
export interface DoubleUser {
  localId: string;
  email: string;
  displayName?: string | undefined;
  emailVerified: boolean;
  disabled?: boolean | undefined;
  /** Typed here, or brought as a hash. */
  password?: string | undefined;
  passwordHash?: string | undefined;
  passwordUpdatedAt: number;
  validSince: string;
  createdAt: string;
}

/** What it does in place of its answer, until told otherwise. */
export type Fault =
  | { readonly status: number; readonly message: string }
  | 'html'
  | 'garbage'
  | 'empty'
  | 'dropped'
  | 'silent';

type Body = Record<string, unknown> & {
  users?: (Body & { passwordHash?: string; localId: string; email: string })[];
};
type Said = { readonly status?: number; readonly body: unknown };

const projectId = 'constat-essai';
const hashConfig = {
  algorithm: 'SCRYPT',
  signerKey: Buffer.alloc(64, 7).toString('base64'),
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 10,
};

const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

async function newKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** A key costs a second of a busy machine. */
const firstKey = newKey('key-1');

const no = (message: string, status = 400): Said => ({ status, body: { error: { code: status, message } } });

/**
 * Google’s Identity Toolkit as far as we use it, on loopback: the same addresses, words and shapes, and faults on demand. Its
 * passwords are in clear: it lives as long as a test.
 */
export async function startGoogleDouble(now: () => number = Date.now) {
  const users = new Map<string, DoubleUser>();
  const calls: string[] = [];
  let fault: { readonly path: string; readonly fault: Fault } | null = null;
  let signing = await firstKey;
  let told = 0;
  /**
   * Seconds, as Google counts, none of them twice: people take longer than one between two acts, tests do not. A minute
   * late, so as never to be ahead.
   */
  function second(): number {
    told = Math.max(Math.floor(now() / 1000) - 60, told + 1);
    return told;
  }

  async function idTokenOf(user: DoubleUser, change: Record<string, unknown> = {}, kid = signing.kid) {
    const iat = second();
    const claims = { auth_time: iat, email: user.email, email_verified: user.emailVerified, ...change };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(typeof change.aud === 'string' ? change.aud : projectId)
      .setSubject(user.localId)
      .setIssuedAt(iat)
      .setExpirationTime(iat + 3600)
      .sign(signing.privateKey);
  }

  const byEmail = (email: unknown) => [...users.values()].find((user) => user.email === email);
  const hasPassword = async (user: DoubleUser, password: string) =>
    user.passwordHash === undefined
      ? user.password === password
      : verifyPassword({ hash: user.passwordHash, password });

  async function signIn({ email, password }: Body): Promise<Said> {
    const user = byEmail(String(email).toLowerCase());
    if (!user) return no('INVALID_LOGIN_CREDENTIALS');
    if (user.disabled) return no('USER_DISABLED');
    if (!(await hasPassword(user, String(password)))) return no('INVALID_LOGIN_CREDENTIALS');
    const { localId } = user;
    return {
      body: { kind: 'identitytoolkit#VerifyPasswordResponse', localId, idToken: await idTokenOf(user) },
    };
  }

  function create(body: Body): Said {
    if (byEmail(body.email)) return no('EMAIL_EXISTS');
    if (String(body.password).length < 6)
      return no('WEAK_PASSWORD : Password should be at least 6 characters');
    const localId = String(body.localId ?? randomUUID());
    users.set(localId, {
      localId,
      email: String(body.email),
      displayName: body.displayName as string | undefined,
      emailVerified: false,
      password: String(body.password),
      passwordUpdatedAt: now(),
      validSince: String(second()),
      createdAt: String(now()),
    });
    return { body: { kind: 'identitytoolkit#SignupNewUserResponse', localId } };
  }

  function update(body: Body): Said {
    const user = users.get(String(body.localId));
    if (!user) return no('USER_NOT_FOUND');
    const other = body.email === undefined ? undefined : byEmail(body.email);
    if (other && other !== user) return no('EMAIL_EXISTS');
    const { password, deleteAttribute, disableUser, ...rest } = body;
    Object.assign(user, rest);
    if (disableUser !== undefined) user.disabled = disableUser === true;
    if (Array.isArray(deleteAttribute)) delete user.displayName;
    if (password !== undefined) changePassword(user, String(password));
    return { body: { kind: 'identitytoolkit#SetAccountInfoResponse', localId: user.localId } };
  }

  function changePassword(user: DoubleUser, password: string): void {
    delete user.passwordHash;
    Object.assign(user, { password, passwordUpdatedAt: now(), validSince: String(second()) });
  }

  const shown = ({ password: _p, passwordHash: _h, ...user }: DoubleUser) => user;

  function lookup(body: Body): Said {
    const ids = (body.localId ?? []) as string[];
    const emails = (body.email ?? []) as string[];
    const found = [...ids.map((id) => users.get(id)), ...emails.map(byEmail)].filter((user) => !!user);
    const some = found.length > 0 ? { users: found.map(shown) } : {};
    return { body: { kind: 'identitytoolkit#GetAccountInfoResponse', ...some } };
  }

  /** Argon2 hashes are read as Google’s documentation says it reads them. */
  function batchCreate(body: Body): Said {
    const { argon2Parameters: argon } = body as { argon2Parameters?: Record<string, unknown> };
    const error: { index: number; message: string }[] = [];
    for (const [index, given] of (body.users ?? []).entries()) {
      const other = byEmail(given.email);
      if (other && other.localId !== given.localId) {
        error.push({ index, message: 'email exists in other account in database' });
        continue;
      }
      const plain = (text: unknown) =>
        Buffer.from(String(text), 'base64url').toString('base64').replaceAll('=', '');
      const head = `$argon2id$v=19$m=${argon?.memoryCostKib},t=${argon?.iterations},p=${argon?.parallelism}`;
      users.set(given.localId, {
        ...{ localId: given.localId, email: given.email, displayName: given.displayName as string },
        emailVerified: given.emailVerified === true,
        passwordHash: given.passwordHash && `${head}$${plain(given.salt)}$${plain(given.passwordHash)}`,
        ...{ passwordUpdatedAt: now(), validSince: String(second()), createdAt: String(given.createdAt) },
      });
    }
    return { body: { kind: 'identitytoolkit#UploadAccountResponse', ...(error.length > 0 && { error }) } };
  }

  async function exported(user: DoubleUser) {
    const salt = createHash('sha256').update(user.localId).digest('base64url').slice(0, 16);
    // As Google: a hash of another kind leaves no trace.
    if (user.password === undefined) return shown(user);
    return { ...shown(user), salt, passwordHash: await hashFirebaseScrypt(user.password, salt, hashConfig) };
  }

  async function batchGet(url: URL): Promise<Said> {
    const most = Number(url.searchParams.get('maxResults'));
    const start = Number(url.searchParams.get('nextPageToken') ?? 0);
    const page = [...users.values()].slice(start, start + most);
    const more = start + most < users.size ? { nextPageToken: String(start + most) } : {};
    return {
      body: {
        kind: 'identitytoolkit#DownloadAccountResponse',
        users: await Promise.all(page.map(exported)),
        ...more,
      },
    };
  }

  const admin = `/v1/projects/${projectId}/accounts`;
  async function answer(url: URL, body: Body): Promise<Said> {
    switch (url.pathname) {
      case '/token':
        return { body: { access_token: 'jeton-admin', expires_in: 3599, token_type: 'Bearer' } };
      case '/keys':
        return { body: { keys: [signing.jwk] } };
      case '/v1/accounts:signInWithPassword':
        return signIn(body);
      case admin:
        return create(body);
      case `${admin}:lookup`:
        return lookup(body);
      case `${admin}:update`:
        return update(body);
      case `${admin}:delete`:
        return users.delete(String(body.localId)) ? { body: {} } : no('USER_NOT_FOUND');
      case `${admin}:batchCreate`:
        return batchCreate(body);
      case `${admin}:batchGet`:
        return batchGet(url);
      case `/admin/v2/projects/${projectId}/config`:
        return { body: { name: `projects/1/config`, signIn: { hashConfig } } };
      default:
        return no('NOT_FOUND', 404);
    }
  }

  function misbehave(kind: Fault, response: ServerResponse): void {
    if (kind === 'dropped') response.socket?.destroy();
    else if (kind === 'html')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Bonjour</title>');
    else if (kind === 'garbage')
      response.writeHead(200).end('{"kind":1,"users":"oui","idToken":{},"keys":3}');
    else if (kind === 'empty') response.writeHead(200).end('{}');
    else if (kind !== 'silent')
      response
        .writeHead(kind.status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { code: kind.status, message: kind.message } }));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    calls.push(url.pathname);
    let text = '';
    for await (const chunk of request) text += chunk;
    if (fault && url.pathname.includes(fault.path)) return misbehave(fault.fault, response);
    const isAdmin = url.pathname.includes('/projects/');
    const said =
      isAdmin && request.headers.authorization !== 'Bearer jeton-admin'
        ? no('UNAUTHENTICATED', 401)
        : await answer(url, text.startsWith('{') ? (JSON.parse(text) as Body) : {});
    response
      .writeHead(said.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(said.body));
  }

  const { origin, close } = await startLoopback((request, response) => void handle(request, response));
  const settings: FirebaseSettings = {
    projectId,
    apiKey: 'cle-web',
    serviceAccount: { clientEmail: 'compte@essai.exemple', keyId: 'k1', privateKey: ownKey },
    endpoints: { toolkit: origin, token: `${origin}/token`, keys: `${origin}/keys` },
  };
  return {
    users,
    calls,
    idTokenOf,
    changePassword,
    byEmail,
    settings,
    close,
    /** Misbehaves where the address holds `path`, until called with null. */
    fail(kind: Fault | null, path = ''): void {
      fault = kind === null ? null : { path, fault: kind };
    },
    /** Google’s keys turn: the former one is gone. */
    async rotate(): Promise<void> {
      signing = await newKey('key-2');
    },
  };
}

export type GoogleDouble = Awaited<ReturnType<typeof startGoogleDouble>>;
