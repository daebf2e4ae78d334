import { createContext, data, type RouterContextProvider } from 'react-router';
import { type AppError, isAppError } from '#contract/errors.ts';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';

/** What the server gives to loaders with each request. */
export interface WebContext {
  readonly deps: Deps;
  /** The signed-in person, or null. */
  readonly viewer: Viewer | null;
  /** Why the page is not for them in the space they look at. */
  readonly refused?: AppError | null;
  /** Of who asks, as far as the configured proxies can be trusted. */
  readonly clientAddress?: string;
  /** Content-Security-Policy nonce of this response. */
  readonly nonce: string;
  /** Address of the client, as far as the configured proxies can be trusted; absent where nobody called. */
  readonly client?: string;
}

/** As the bridge builds it: when the viewer could not be read, why. */
export interface RequestContext extends WebContext {
  readonly failure?: unknown;
  /** Failures of loaders and rendering, as they come. */
  readonly failures?: unknown[];
}

const webContext = createContext<RequestContext>();

/** Attaches the context before the router runs. */
export function setRequestContext(provider: RouterContextProvider, value: RequestContext): void {
  provider.set(webContext, value);
}

/** For rendering and logging, which must work whatever failed. */
export function readRequestContext(provider: Readonly<RouterContextProvider>): RequestContext {
  return provider.get(webContext);
}

/**
 * For loaders.
 * @throws what kept the server from knowing who asks: nobody is taken for signed out because a database is down.
 */
export function readWebContext(provider: Readonly<RouterContextProvider>): WebContext {
  const context = provider.get(webContext);
  // Thrown as an answer, a refusal keeps its status; thrown as it is, every failure is a 500.
  if (isAppError(context.failure)) {
    const { message, status } = context.failure;
    throw data({ message }, { status });
  }
  if (context.failure !== undefined) throw context.failure;
  // Who must add a second factor first is nobody until then.
  return context.viewer?.mustAddFactor ? { ...context, viewer: null } : context;
}
