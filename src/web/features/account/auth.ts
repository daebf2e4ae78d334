import type { SessionUser } from '#contract/api/account.ts';
import { callApi, type Fetch } from '../../lib/api.ts';
import type { IdentityClient } from './identity-client.ts';

export interface AuthState {
  readonly user: SessionUser | null;
  /** True only while the server has not said who is signed in. */
  readonly loading: boolean;
  /** Sentence of the last refusal. */
  readonly error: string | null;
  /** A verification mail left. */
  readonly emailSent: boolean;
}

export interface Auth {
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  /** Takes the user of the server-rendered page. */
  seed(user: SessionUser | null): void;
  signUp(credentials: { email: string; password: string; url?: string }): Promise<void>;
  /** @returns whether a second step is still to pass: then nobody is signed in yet. */
  signIn(credentials: { email: string; password: string }): Promise<'signed-in' | 'second-step'>;
  /**
   * Ends the server session, then the provider’s, then forgets the user.
   * @returns where the browser goes to end the session of another provider; null where there is none
   */
  signOut(): Promise<string | null>;
  /** Asks the server whether the session still stands; without session and provider user: signed out. */
  checkSession(): Promise<void>;
}

/**
 * Authentication as the browser sees it (docs/specification.txt §4): states and their order, without React.
 * Refusals are kept as `error` and passed on to the caller.
 */
export function createAuth(identity: IdentityClient, initialUser: SessionUser | null, call?: Fetch): Auth {
  const listeners = new Set<() => void>();
  let state: AuthState = { user: initialUser, loading: false, error: null, emailSent: false };
  const update = (change: Partial<AuthState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    update({ error: null });
    try {
      return await work();
    } catch (error) {
      update({ error: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    seed: (user) => update({ user, loading: false }),
    signUp: (credentials) =>
      guarded(async () => {
        update({ emailSent: false });
        await identity.signUp(credentials);
        update({ emailSent: true, user: null });
      }),
    signIn: (credentials) =>
      guarded(async () => {
        const idToken = await identity.signIn(credentials);
        try {
          const answer = await callApi('POST', '/api/auth/session', { body: { idToken } }, call);
          if ('secondStep' in answer) return 'second-step';
          update({ user: answer.user });
          return 'signed-in';
        } catch (error) {
          await identity.signOut();
          update({ user: null });
          throw error;
        }
      }),
    signOut: () =>
      guarded(async () => {
        const answer = await callApi('DELETE', '/api/auth/session', undefined, call);
        await identity.signOut();
        update({ user: null });
        return answer?.next ?? null;
      }),
    async checkSession() {
      const valid = await callApi('GET', '/api/auth/check-session', undefined, call).then(
        () => true,
        // Only the server’s own « no » counts: a cut network does not sign anybody out.
        (error: { status?: number }) => error.status !== 401,
      );
      if (!valid && !(await identity.hasUser())) update({ user: null });
    },
  };
}
