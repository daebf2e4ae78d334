import type { ServerBuild } from 'react-router';
import { AppError } from '#contract/errors.ts';
import { isLostConnection } from '#platform/lost-connection.ts';
import type { Deps } from '#service/deps.ts';
import type { Viewer } from '#service/viewer.ts';

/** The RequestContext of web/lib/context.server.ts, which lives in the bundle. */
interface PageContext {
  readonly deps: Deps;
  readonly viewer: Viewer | null;
  readonly refused?: AppError | null;
  readonly clientAddress?: string;
  readonly nonce: string;
  readonly client?: string;
  /** Why the page cannot be had: it says so in French, with its own status, instead of a bare error. */
  readonly failure?: unknown;
}

type PageHandler = (request: Request, context: PageContext & { failures: unknown[] }) => Promise<Response>;

/** What the pages’ build gives its server (web/entry.server.tsx). */
interface PageEntry {
  createPageHandler(build: ServerBuild): PageHandler;
  createPageScale?(build: ServerBuild): PageScale;
}

/** What a page costs, by its address (web/lib/page-weight.server.ts). */
type PageScale = (url: string) => {
  readonly weight: 'plain' | 'report';
  readonly params: Readonly<Record<string, string | undefined>>;
};

/** The pages, in the process or the thread that loaded them. */
export interface Pages {
  readonly build: ServerBuild;
  /** @param failures what failed on the way is added to it */
  render(request: Request, context: PageContext, failures?: unknown[]): Promise<Response>;
  readonly weigh: PageScale;
}

/** A database that is away is no fault: a refusal, with its own status. Anything else stays what it is. */
export function failureOf(error: unknown): unknown {
  return isLostConnection(error) ? new AppError('server/unavailable', { cause: error }) : error;
}

/** Loads the pages’ server half. */
export async function loadPages(server: URL): Promise<Pages> {
  const build: ServerBuild = await import(server.href);
  const entry = build.entry.module as unknown as PageEntry;
  const handle = entry.createPageHandler(build);
  return {
    build,
    weigh: entry.createPageScale?.(build) ?? (() => ({ weight: 'plain', params: {} })),
    async render(request, context, failures = []) {
      const response = await handle(request, { ...context, failures });
      const lost = response.status === 500 && failures.find(isLostConnection);
      // Said as « réessayez » rather than as a fault: rendered again, without asking the database anything.
      return lost
        ? handle(request, { ...context, failures, viewer: null, failure: failureOf(lost) })
        : response;
    },
  };
}
