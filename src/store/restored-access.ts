import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/** What a copy brought back and no longer opens anything. */
export interface EndedAccess {
  readonly sessions: number;
  readonly mailedTokens: number;
}

/**
 * Ends what a copy brings back and its owners may have ended since: sessions, the browsers known to accounts, and the tokens of mails,
 * with the mails that carry them and have not left. Nobody can tell which had been ended, so all are.
 * @param carriers kinds of mails whose link is such a token
 */
export async function endRestoredAccess(client: Client, carriers: readonly string[]): Promise<EndedAccess> {
  const sessions = await client.query('delete from sessions');
  await client.query('delete from known_browsers');
  const tokens = await client.query('delete from mailed_tokens');
  await client.query(`delete from outbox where state in ('queued', 'sending') and kind = any($1)`, [
    carriers,
  ]);
  return { sessions: sessions.rowCount ?? 0, mailedTokens: tokens.rowCount ?? 0 };
}

/** What opens only with the secret that no copy holds. */
export interface SealedRows {
  readonly apps: number;
  readonly accesses: number;
}

/** Authenticator applications and accesses of sites that were put back. */
export async function countSealed(client: Client): Promise<SealedRows> {
  const { rows } = await client.query<SealedRows>(
    `select (select count(*)::int from second_factors where kind = 'totp' and activated_at is not null) as apps,
      (select count(*)::int from site_accesses) as accesses`,
  );
  return rows[0] ?? { apps: 0, accesses: 0 };
}

/** Writes down, in the transaction of the restoration, that a copy of that moment took the place of the data. */
export async function recordRestoration(client: Client, madeAt: string, ended: EndedAccess): Promise<void> {
  const detail = { madeAt, sessions: String(ended.sessions), mailedTokens: String(ended.mailedTokens) };
  await client.query(
    `insert into admin_acts (id, happened_at, admin_uid, act, target_uid, detail) values ($1, now(), null, 'copy-restored', null, $2)`,
    [randomUUID(), JSON.stringify(detail)],
  );
}
