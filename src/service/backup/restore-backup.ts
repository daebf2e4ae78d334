import { chmodSync, copyFileSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { farewellMailKinds, tokenMailKinds } from '#contract/mail-words.ts';
import { hasSecret } from '#platform/identity/secret.ts';
import type { ObjectStore } from '#platform/objects.ts';
import { queueSchema } from '#platform/queue-settings.ts';
import {
  doubtPendingMails,
  forgetLoose,
  forgetRunning,
  intoRows,
  loosen,
  namedObjects,
} from '#store/backup-objects.ts';
import {
  type BackupTable,
  backupTables,
  emptyAll,
  inOneGo,
  insertRows,
  isOfThisVersion,
  otherConnections,
  usedTable,
} from '#store/backup-tables.ts';
import {
  countSealed,
  type EndedAccess,
  endRestoredAccess,
  recordRestoration,
  type SealedRows,
} from '#store/restored-access.ts';
import { readLines } from './checked-files.ts';
import { BackupRefusal, type Manifest } from './manifest.ts';
import { assertSameTables, readBackup } from './read-backup.ts';
import { pathOf } from './write-backup.ts';

interface RestoreWorld {
  /** Alone on a database that has this version’s migrations. */
  readonly client: Client;
  readonly dataFolder: string;
  readonly objects: ObjectStore | null;
  /** What is there may be erased. */
  readonly replace: boolean;
  /** Mails that waited leave; otherwise they are told as uncertain. */
  readonly sendPending: boolean;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Mails that may have left since the copy. */
  readonly uncertainMails: number;
  /** What the copy brought back and was ended. */
  readonly ended: EndedAccess;
  /** What stays shut until the secret that sealed it is put beside the copy; null where a secret is there. */
  readonly shut: SealedRows | null;
}

/** Rows put back at a time, about. */
const batchBytes = 8_000_000;

/**
 * Puts a copy back, wholly or not at all: the database in one transaction, whose end is the last step. Until then the
 * installation is as it was, but for objects that nobody names yet and, in the data folder, the secret of the copy.
 * Sessions and mailed tokens of the copy are ended: which of them had been since nobody can tell.
 * @throws BackupRefusal with one French line, before anything is touched.
 */
export async function restoreBackup(world: RestoreWorld, folder: string): Promise<Restored> {
  const held = await readBackup(folder);
  const { client } = world;
  const tables = await assertMayRestore(world, held);
  return inOneGo(client, async () => {
    const former = await namedObjects(client);
    await emptyAll(client, tables, queueSchema);
    for (const table of tables) await fillTable(client, table, held, folder);
    await forgetRunning(client);
    await loosen(
      client,
      former.map(({ object }) => object),
    );
    if (held.objects.included) await putObjects(world, held, folder);
    const ended = await endRestoredAccess(client, tokenMailKinds);
    await recordRestoration(client, held.madeAt, ended);
    const uncertainMails = world.sendPending ? 0 : await doubtPendingMails(client, farewellMailKinds);
    putData(world.dataFolder, held, folder);
    const isShut = !hasSecret(world.dataFolder, 'access-secret');
    return { manifest: held, uncertainMails, ended, shut: isShut ? await countSealed(client) : null };
  });
}

async function assertMayRestore(
  { client, replace }: RestoreWorld,
  held: Manifest,
): Promise<readonly BackupTable[]> {
  if ((await otherConnections(client)) > 0)
    throw new BackupRefusal('Constat fonctionne sur cette base : arrêtez-le d’abord, partout.');
  if (!(await isOfThisVersion(client)))
    throw new BackupRefusal('La base est d’une version plus récente de Constat : rien n’a été changé.');
  const tables = await backupTables(client);
  assertSameTables(held, tables);
  if (!replace && (await usedTable(client, tables)) !== null)
    throw new BackupRefusal(
      'Cette installation contient des données, et rien n’a été changé. Pour les effacer et mettre la copie à leur place, ajoutez --replace.',
    );
  return tables;
}

async function fillTable(client: Client, table: BackupTable, held: Manifest, folder: string): Promise<void> {
  let [batch, bytes, rows]: [string[], number, number] = [[], 0, 0];
  for await (const row of readLines(pathOf(folder, table.name))) {
    batch.push(row);
    bytes += row.length;
    rows += 1;
    if (bytes < batchBytes) continue;
    await insertRows(client, table, batch);
    [batch, bytes] = [[], 0];
  }
  await insertRows(client, table, batch);
  const expected = held.tables.find(({ name }) => name === table.name)?.rows;
  if (rows !== expected)
    throw new BackupRefusal(
      `La copie est abîmée : ${rows} lignes dans ${table.name}, ${expected} attendues.`,
    );
}

/** Into the store that the settings name, or into the database where they name none. */
async function putObjects({ client, objects }: RestoreWorld, held: Manifest, folder: string): Promise<void> {
  const digests = new Set(held.objects.digests);
  for (const { object, contentType } of await namedObjects(client)) {
    const digest = object.slice(object.lastIndexOf('/') + 1);
    if (!digests.has(digest)) continue;
    const bytes = readFileSync(join(folder, 'objects', digest));
    if (objects === null) await intoRows(client, object, bytes);
    else await objects.put(object, bytes, contentType);
  }
  // No store, nothing to delete from it.
  if (objects === null) await forgetLoose(client);
}

/** Files of the data folder, private, each whole or not at all. */
function putData(dataFolder: string, held: Manifest, folder: string): void {
  for (const { name } of held.data) {
    const target = join(dataFolder, name);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    copyFileSync(join(folder, 'data', name), `${target}.part`);
    chmodSync(`${target}.part`, 0o600);
    renameSync(`${target}.part`, target);
  }
}
