import { createHttpApp, type HttpApp } from '#http/app.ts';
import { cookieName } from '#service/accounts/token-cookies.ts';
import { hashToken } from '#service/hash-token.ts';
import type { Viewer } from '#service/viewer.ts';
import { insertSession } from '#store/sessions.ts';
import { type AuditWorld, type AuditWorldOptions, createAuditWorld, instantRunner } from './audit-world.ts';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';

/** Somebody signed in. */
export interface Person {
  readonly viewer: Viewer;
  readonly cookie: string;
}

/** The whole API over a real database and queue, with two people and an administrator. */
export interface AuditApi {
  readonly world: AuditWorld;
  readonly app: HttpApp;
  readonly claire: Person;
  readonly marc: Person;
  readonly admin: Person;
  call(
    person: Person | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** `POST /api/audits` of exemple.fr, one page. */
  start(person: Person, body?: object, headers?: Record<string, string>): Promise<Response>;
  /** Starts an audit and a worker, and waits for the report. @returns the id. */
  finishedAudit(person: Person): Promise<string>;
}

export async function createAuditApi(
  database: TestDatabase,
  options: AuditWorldOptions = {},
): Promise<AuditApi> {
  const world = await createAuditWorld(database, options);
  const app = createHttpApp({ deps: world.deps });
  const origin = world.deps.config.publicUrl;

  const call: AuditApi['call'] = async (person, method, path, body, headers = {}) => {
    const init: RequestInit = {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin, 'sec-fetch-site': 'same-origin' }),
        ...(person === null ? {} : { cookie: person.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    if (body !== undefined) init.body = JSON.stringify(body);
    return app.request(`${origin}${path}`, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  };
  const start: AuditApi['start'] = (person, body = {}, headers = {}) =>
    call(person, 'POST', '/api/audits', { url: 'exemple.fr', scope: 'page', ...body }, headers);

  return {
    world,
    app,
    claire: await signInPerson(world),
    marc: await signInPerson(world),
    admin: await signInPerson(world, { admin: true }),
    call,
    start,
    async finishedAudit(person) {
      const { id } = (await (await start(person)).json()) as { id: string };
      await world.startWorker(instantRunner);
      await eventually(async () => {
        const answer = await call(person, 'GET', `/api/reports/${id}?report=0`);
        return ((await answer.json()) as { status: string }).status === 'done';
      });
      return id;
    },
  };
}

/** Somebody new, signed in. */
export async function signInPerson(
  world: AuditWorld,
  values: Parameters<AuditWorld['addUser']>[0] = {},
): Promise<Person> {
  const viewer = await world.addUser({ emailVerified: true, ...values });
  const token = world.deps.ids.token();
  const now = world.deps.clock.now();
  await insertSession(world.deps.db, {
    tokenHash: hashToken(token),
    id: viewer.sessionId,
    uid: viewer.uid,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  return { viewer, cookie: `${cookieName('session', world.deps.config)}=${token}` };
}

/** Status, code and field of a refusal. */
export async function codeOf(response: Response): Promise<(string | number)[]> {
  const { error } = (await response.json()) as { error: { code: string; field?: string } };
  return [response.status, error.code, ...(error.field === undefined ? [] : [error.field])];
}
