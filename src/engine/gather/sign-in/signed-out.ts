import type { Refusal } from '../refusal.ts';
import type { Tab } from '../tab.ts';
import type { VisitTools } from '../visit.ts';
import { pathsOf, showsForm } from './sign-in-form.ts';
import { isSignSeen } from './sign-seen.ts';

/** What a visit says of a page that asked for the sign-in again; told to people in other words. */
export const signedOutDetail = 'signed out';

/** A load by a session that is over; its message is `signedOutDetail`. */
export class SignedOut extends Error {
  constructor() {
    super(signedOutDetail);
  }
}

/** For the page to draw its sign. */
const signMs = 3_000;

/**
 * The refusal of a page that was asked for while signed in and shows that nobody is: it led to the sign-in, it shows its form, or
 * the sign is gone from where it was seen. Null where nobody signed in, and for the page of the sign-in itself.
 */
export async function signedOutIn(
  { page }: Tab,
  requested: string,
  { access, session }: Pick<VisitTools, 'access' | 'session'>,
): Promise<Refusal | null> {
  const signIn = access?.signIn;
  if (!signIn || !session) return null;
  const paths = pathsOf(signIn);
  const pathOf = (url: string) => URL.parse(url)?.pathname ?? '';
  if (paths.includes(pathOf(requested))) return null;
  const out: Refusal = { reason: 'login', detail: signedOutDetail };
  if (paths.includes(pathOf(page.url())) || (await showsForm(page, signIn, 'every'))) return out;
  const isWhereSeen =
    signIn.sign.kind !== 'address' && requested.split('#')[0] === session.address.split('#')[0];
  return isWhereSeen && !(await isSignSeen(page, signIn.sign, signMs, true)) ? out : null;
}

/** @throws SignedOut when the page that was loaded shows that nobody is signed in any more */
export async function assertSignedIn(...loaded: Parameters<typeof signedOutIn>): Promise<void> {
  if (await signedOutIn(...loaded)) throw new SignedOut();
}
