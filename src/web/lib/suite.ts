import { safePath } from '#contract/safe-path.ts';

/** Where a person lands after signing in (docs/specification.txt §2). */
export const afterSignIn = '/dashboard?tab=overview';

/** The `suite` parameter when it is a path of this site, else null. */
export const safeSuite = safePath;

/** Address of the login page that comes back to `path`. */
export function signInPath(path: string): string {
  const suite = safeSuite(path);
  return suite === null ? '/connexion' : `/connexion?suite=${encodeURIComponent(suite)}`;
}

/** Address of the second step of a sign-in that goes on to `path`. */
export function secondStepPath(path: string): string {
  const suite = safeSuite(path);
  const query = suite === null || suite === afterSignIn ? '' : `?suite=${encodeURIComponent(suite)}`;
  return `/deuxieme-etape${query}`;
}

/** Where who must add a second factor does it, and goes on from. */
export function protectPath(path: string): string {
  const suite = safeSuite(path);
  return suite === null
    ? '/protection-du-compte'
    : `/protection-du-compte?suite=${encodeURIComponent(suite)}`;
}

/** Where who lacks the second factor that the organisation looked at asks for learns what to do, and goes on from. */
export function spaceProtectionPath(path: string): string {
  const suite = safeSuite(path);
  return suite === null
    ? '/organisation/protection'
    : `/organisation/protection?suite=${encodeURIComponent(suite)}`;
}

/** Address of the new-audit form with the address carried from the landing page. */
function newAuditPath(url: string): string {
  return `/dashboard?tab=new&url=${encodeURIComponent(url)}`;
}

/** Where to go after signing in: a safe `suite`, else the carried address, else the dashboard. */
export function destinationOf(search: URLSearchParams): string {
  const suite = safeSuite(search.get('suite'));
  if (suite !== null) return suite;
  const url = search.get('url')?.trim();
  return url ? newAuditPath(url.slice(0, 2000)) : afterSignIn;
}
