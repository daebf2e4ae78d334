import { safeSuite } from '../../lib/suite.ts';

const key = 'constat.inscription';

/** What survives the detour by the mailbox: the address to sign in with, and where the person was going. */
export interface AccountMemory {
  readonly email: string;
  readonly destination: string | null;
}

/** Remembers in this browser until the next login; does nothing where storage is refused. */
export function rememberAccount(memory: AccountMemory): void {
  try {
    localStorage.setItem(key, JSON.stringify(memory));
  } catch {
    // Nothing but convenience is lost.
  }
}

/** What was remembered, or null. The destination is checked again: storage is not to be trusted. */
export function recallAccount(): AccountMemory | null {
  try {
    const memory = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<AccountMemory> | null;
    if (typeof memory?.email !== 'string') return null;
    return { email: memory.email, destination: safeSuite(memory.destination) };
  } catch {
    return null;
  }
}

export function forgetAccount(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
