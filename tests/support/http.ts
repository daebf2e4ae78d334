import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { type JobName, jobs } from '#contract/jobs.ts';
import { createHttpApp, type HttpApp } from '#http/app.ts';
import { createRateLimiter } from '#http/middleware/rate-limit.ts';
import type { Route } from '#http/route.ts';
import { type BillingPort, manualBilling } from '#platform/billing.ts';
import { readConfig } from '#platform/config.ts';
import { createEmbeddedIdentity } from '#platform/identity/embedded.ts';
import type { PasswordPrice } from '#platform/identity/password-hash.ts';
import type { Identity } from '#platform/identity.ts';
import { systemIds } from '#platform/ids.ts';
import type { Log } from '#platform/log.ts';
import { logFields } from '#platform/log-fields.ts';
import type { Mailer } from '#platform/mailer.ts';
import { noOidc, type Oidc } from '#platform/oidc.ts';
import type { Queue } from '#platform/queue.ts';
import type { Deps } from '#service/deps.ts';
import { outbox, users } from '#store/schema.ts';
import type { TestDatabase } from './database.ts';
import { noSitemap, noTrial, nothingProved } from './proofs.ts';

const siteOrigin = 'http://127.0.0.1:3000';

/** A log that keeps its lines as JSON, to search for what must not be in them. */
function recordingLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const write = (data: object, message: string) => {
    lines.push(JSON.stringify({ ...logFields(data), message }));
  };
  const log = { lines, debug: write, info: write, warn: write, error: write, child: () => log };
  return log;
}

/** A clock that starts now and moves only when told. */
function movableClock() {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    forward(ms: number) {
      offsetMs += ms;
    },
  };
}

/** Takes jobs and does nothing with them: these tests look at what was caused, not at its delivery. */
const idleQueue: Queue = {
  send: async (_db, _name, _data, options) => options?.id ?? null,
  work: async () => {},
  states: async () => new Map(),
  waitingForTurn: async () => new Set(),
  places: async () => new Map(),
  countRunning: async () => 0,
  waitingStrangers: async () => [],
  counts: async () => {
    const names = Object.keys(jobs) as JobName[];
    const none = names.map((name) => [name, { queued: 0, active: 0 }] as const);
    return Object.fromEntries(none) as Awaited<ReturnType<Queue['counts']>>;
  },
  stop: async () => {},
};

interface Call {
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly peer?: string;
}

/** The whole HTTP edge on a real database, called in process. */
export interface TestSite {
  readonly app: HttpApp;
  readonly deps: Deps;
  readonly clock: ReturnType<typeof movableClock>;
  readonly log: ReturnType<typeof recordingLog>;
  call(method: string, path: string, call?: Call): Promise<Response>;
  /** The account document of that address, as stored. */
  profileOf(email: string): Promise<typeof users.$inferSelect | undefined>;
  /** The newest mail of that kind to that address, as it stands in the outbox. */
  mailTo(email: string, kind?: string): Promise<Record<string, unknown> | undefined>;
  /** The `token` of the link in that mail. */
  tokenTo(email: string, kind: string): Promise<string>;
  /** Registers, verifies and signs in. @returns the `Cookie` header. */
  signedIn(email: string, password?: string): Promise<string>;
}

/** The least that argon2 takes: most tests type passwords to be somebody, not to learn what a guess costs. */
const leastPrice: PasswordPrice = { memoryKiB: 8, passes: 1 };

export const goodPassword = 'girafe violon 7 nénuphar';

export function createTestSite(
  database: TestDatabase,
  options: {
    env?: Record<string, string>;
    routes?: readonly Route[];
    mailer?: Mailer;
    billing?: BillingPort;
    /** Where what a password costs is looked at; the product’s own, or another. */
    passwordPrice?: 'full' | PasswordPrice;
    /** Other providers that people sign in with; none unless given. */
    oidc?: (parts: Pick<Deps, 'config' | 'clock'>) => Oidc;
    /** The embedded provider unless given. */
    identity?: (parts: Parameters<typeof createEmbeddedIdentity>[0] & { readonly log: Log }) => Identity;
  } = {},
): TestSite {
  const clock = movableClock();
  const log = recordingLog();
  const config = readConfig({
    CONSTAT_DATA: mkdtempSync(join(tmpdir(), 'constat-http-')),
    CONSTAT_URL: siteOrigin,
    ...options.env,
  });
  const deps: Deps = {
    config,
    db: database.db,
    queue: idleQueue,
    mailer: options.mailer ?? { send: async () => {}, mailboxFolder: null, close: async () => {} },
    identity: (options.identity ?? createEmbeddedIdentity)({
      ...{ pool: database.pool, config, clock, log },
      ...(options.passwordPrice !== 'full' && { passwordPrice: options.passwordPrice ?? leastPrice }),
    }),
    oidc: options.oidc?.({ config, clock }) ?? noOidc,
    clock,
    ids: systemIds,
    log,
    proveDomain: nothingProved,
    readOptOut: async () => 'allows',
    readSitemap: noSitemap,
    tryAccess: noTrial,
    billing: options.billing ?? manualBilling,
  };
  const limiter = createRateLimiter(deps);
  const app = createHttpApp({ deps, limiter, ...(options.routes ? { routes: options.routes } : {}) });

  async function call(method: string, path: string, { cookie, body, headers, peer }: Call = {}) {
    const init: RequestInit = {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: config.publicUrl, 'sec-fetch-site': 'same-origin' }),
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
    const bindings = { incoming: { socket: { remoteAddress: peer ?? '127.0.0.1' } } };
    return app.request(`${config.publicUrl}${path}`, init, bindings);
  }

  async function mailTo(email: string, kind?: string) {
    const rows = await database.db.select().from(outbox).orderBy(outbox.createdAt);
    return rows.findLast((row) => row.recipient === email && (!kind || row.kind === kind)) as
      | Record<string, unknown>
      | undefined;
  }

  async function tokenTo(email: string, kind: string) {
    const mail = await mailTo(email, kind);
    if (!mail) throw new Error(`no ${kind} mail to ${email}`);
    const { url } = mail.data as { url: string };
    return new URL(url).searchParams.get('token') ?? '';
  }

  return {
    app,
    deps,
    clock,
    log,
    call,
    profileOf: async (email) => (await database.db.select().from(users).where(eq(users.email, email)))[0],
    mailTo,
    tokenTo,
    async signedIn(email, password = goodPassword) {
      await call('POST', '/api/identity/sign-up', { body: { email, password } });
      const token = await tokenTo(email, 'email-verification');
      await call('POST', '/api/identity/verify', { body: { token, password } });
      return signIn(call, email, password);
    },
  };
}

/** Types the password. @returns the idToken. */
export async function idTokenOf(
  call: TestSite['call'],
  email: string,
  password = goodPassword,
): Promise<string> {
  const answer = await call('POST', '/api/identity/sign-in', { body: { email, password } });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Types the password and exchanges the idToken. @returns the `Cookie` header. */
export async function signIn(
  call: TestSite['call'],
  email: string,
  password = goodPassword,
): Promise<string> {
  const idToken = await idTokenOf(call, email, password);
  const session = await call('POST', '/api/auth/session', { body: { idToken } });
  if (session.status !== 200) throw new Error(`no session: ${await session.text()}`);
  return (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** The `{code, message, field?}` of a refusal. */
export async function refusalOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string; field?: string } };
  return { status: response.status, ...error };
}
