import { createContext, type RouterContextProvider } from 'react-router';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';

/** What the server gives to loaders with each request. */
export interface WebContext {
  readonly deps: Deps;
  /** The signed-in person, or null. */
  readonly viewer: Viewer | null;
  /** Content-Security-Policy nonce of this response. */
  readonly nonce: string;
}

const webContext = createContext<WebContext>();

/** Server only: attaches the context before the router runs. */
export function setWebContext(provider: RouterContextProvider, value: WebContext): void {
  provider.set(webContext, value);
}

/** Server only: what the bridge attached to this request. */
export function readWebContext(provider: Readonly<RouterContextProvider>): WebContext {
  return provider.get(webContext);
}
