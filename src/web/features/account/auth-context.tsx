import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '#contract/api/account.ts';
import { type Auth, type AuthState, createAuth } from './auth.ts';
import { embeddedIdentityClient, type IdentityClient } from './identity-client.ts';

const AuthContext = createContext<{ auth: Auth; identity: IdentityClient } | null>(null);

/** Where a signed-out person lands (the landing route of the specification). */
const landingPath = '/constat';

/** Holds the authentication state, seeded by the user of the server-rendered page. */
export function AuthProvider({
  initialUser,
  children,
}: {
  initialUser: SessionUser | null;
  children: ReactNode;
}) {
  const [value] = useState(() => {
    const identity = embeddedIdentityClient();
    return { auth: createAuth(identity, initialUser), identity };
  });
  const { auth } = value;
  useEffect(() => auth.seed(initialUser), [auth, initialUser]);
  useEffect(() => {
    // A page that comes back from the background or from the history may show a session that has ended:
    // the reload then leads to the login page, and back here after it.
    const check = async () => {
      if (document.visibilityState !== 'visible' || auth.getState().user === null) return;
      await auth.checkSession();
      if (auth.getState().user === null) window.location.reload();
    };
    const onShow = (event: PageTransitionEvent) => void (event.persisted && check());
    const onVisible = () => void check();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, [auth]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

function useAuthValue() {
  const value = useContext(AuthContext);
  if (value === null) throw new Error('useAuth needs an AuthProvider above it');
  return value;
}

/** Who is signed in, and the actions that change it. */
export function useAuth(): AuthState & { auth: Auth; identity: IdentityClient } {
  const { auth, identity } = useAuthValue();
  const state = useSyncExternalStore(auth.subscribe, auth.getState, auth.getState);
  return { ...state, auth, identity };
}

/** Signs out and opens the landing page as a fresh document, so that nothing of the account stays in memory. */
export function useSignOut(): () => Promise<void> {
  const { auth } = useAuthValue();
  return async () => {
    window.location.assign((await auth.signOut()) ?? landingPath);
  };
}
