import { createContext, useContext } from 'react';

/** Nonce of the response being rendered; empty in the browser, which never reveals it. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
