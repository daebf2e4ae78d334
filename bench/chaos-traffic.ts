import { randomUUID } from 'node:crypto';
import { systemIds } from '#platform/ids.ts';
import { cookieName } from '#service/accounts/token-cookies.ts';
import { hashToken } from '#service/hash-token.ts';
import { users } from '#store/schema.ts';
import { insertSession } from '#store/sessions.ts';
import type { ChaosWorld } from './chaos-world.ts';

const retryMs = 250;
const pollMs = 1500;
/** A service that takes nothing for so long is not coming back. */
const refusedMs = 5 * 60_000;

/** Somebody of the largest plan who audits one site again and again. */
export interface Customer {
  readonly uid: string;
  readonly cookie: string;
  readonly site: string;
  /** Audits the service said it had taken. */
  readonly acknowledged: string[];
}

/** Makes an account with a session, as after a sign-in. */
export async function addCustomer(world: ChaosWorld, site: string): Promise<Customer> {
  const { db } = world.database;
  const [uid, token, now] = [systemIds.uuid(), systemIds.token(), new Date()];
  const email = `${uid.slice(-6)}@exemple.fr`;
  await db.insert(users).values({ uid, email, createdAt: now, plan: 'agency', emailVerified: true });
  await insertSession(db, {
    ...{ tokenHash: hashToken(token), id: systemIds.uuid(), uid },
    ...{ createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + 24 * 3_600_000) },
  });
  return {
    uid,
    cookie: `${cookieName('session', { publicUrl: world.url })}=${token}`,
    site,
    acknowledged: [],
  };
}

/** Calls the service as a browser; null when it did not answer, or asked to try again. */
export async function call(
  world: ChaosWorld,
  customer: Customer,
  path: string,
  init: RequestInit = {},
): Promise<Response | null> {
  const headers = { origin: world.url, cookie: customer.cookie, 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(20_000);
  const options = { ...init, signal, headers: { ...headers, ...Object(init.headers) } };
  const answer = await fetch(`${world.url}${path}`, options).catch(() => null);
  return answer !== null && answer.status !== 503 ? answer : null;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for an audit until the service takes it; the same key each time, as the page does. */
export async function startAudit(world: ChaosWorld, customer: Customer): Promise<string> {
  const pages = customer.acknowledged.length % 3 === 2 ? 4 : 1;
  const body = JSON.stringify({
    url: customer.site,
    ...(pages === 1 ? { scope: 'page' } : { scope: 'site', maxPages: pages }),
  });
  const headers = { 'idempotency-key': randomUUID() };
  for (const end = performance.now() + refusedMs; performance.now() < end; await pause(retryMs)) {
    const answer = await call(world, customer, '/api/audits', { method: 'POST', body, headers });
    if (answer?.status === 202) {
      const { id } = (await answer.json()) as { id: string };
      customer.acknowledged.push(id);
      return id;
    }
    if (answer !== null) world.logs.push(`audit refused: ${answer.status} ${await answer.text()}`);
  }
  throw new Error('The service has taken no audit for five minutes.');
}

/** Follows the audit to its end. @returns its status, or null when `stop` aborts before. */
async function follow(world: ChaosWorld, customer: Customer, id: string, stop: AbortSignal) {
  while (!stop.aborted) {
    const answer = await call(world, customer, `/api/reports/${id}?report=0`);
    const { status } = answer?.ok ? ((await answer.json()) as { status: string }) : { status: '' };
    if (['done', 'error', 'cancelled'].includes(status)) return status;
    await pause(pollMs);
  }
  return null;
}

/** One audit after the other until told to stop. */
export async function audit(world: ChaosWorld, customer: Customer, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) await follow(world, customer, await startAudit(world, customer), stop);
}
