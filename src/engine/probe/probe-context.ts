import type { HttpClient } from './http-client.ts';

/** What every probe of a page of the site needs. */
export interface ProbeContext {
  readonly client: HttpClient;
  readonly siteDomain: string;
  readonly isAllowed: (url: URL) => boolean;
  readonly signal: AbortSignal;
}
