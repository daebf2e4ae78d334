import type { Client } from 'pg';

/** An object that rows name, and one of the types it has there. */
export interface NamedObject {
  readonly object: string;
  readonly contentType: string;
}

/** Names of the objects that rows name, each once. */
export async function namedObjects(client: Client): Promise<NamedObject[]> {
  const { rows } = await client.query<NamedObject>(
    `select object, min(content_type) as "contentType" from blobs where object is not null group by object order by object`,
  );
  return rows;
}

/** Writes down objects of rows that are about to go, once those rows are gone: they are deleted from the store in time. */
export async function loosen(client: Client, names: readonly string[]): Promise<void> {
  await client.query(
    'insert into loose_objects (name, due_at) select unnest($1::text[]), now() on conflict do nothing',
    [names],
  );
}

/** Puts an object’s bytes into the rows that name it. */
export async function intoRows(client: Client, object: string, bytes: Buffer): Promise<void> {
  await client.query('update blobs set bytes = $2, object = null where object = $1', [object, bytes]);
}

/** Forgets what was to be deleted from a store. */
export async function forgetLoose(client: Client): Promise<void> {
  await client.query('delete from loose_objects');
}

/**
 * Mails that waited when the copy was made may have left since: they become « incertain », for an administrator to send.
 * Farewells go: nothing of a deleted account may stay.
 * @returns how many are in doubt.
 */
export async function doubtPendingMails(client: Client, farewells: readonly string[]): Promise<number> {
  await client.query(`delete from outbox where state in ('queued', 'sending') and kind = any($1)`, [
    farewells,
  ]);
  const { rowCount } = await client.query(
    `update outbox set state = 'uncertain', doubts = doubts + 1 where state in ('queued', 'sending')`,
  );
  return rowCount ?? 0;
}

/** Forgets what only running processes knew: visits under way are asked for again. */
export async function forgetRunning(client: Client): Promise<void> {
  await client.query('delete from workers');
  await client.query('delete from audit_visits');
}
